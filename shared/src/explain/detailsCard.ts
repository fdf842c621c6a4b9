/** The card of a remedy: what it does to the risk and to the worth of the data, before and after, and what there was no time for. */
import type { Verdict } from '../analysis/index.ts';
import type { Details, Diversity, SensitivityChanges, Told } from '../effects/index.ts';
import type { Columns } from '../table/index.ts';
import { t } from '../words/index.ts';
import type { Card, CardSection, CardValue } from './card.ts';
import { criterionAsked, criterionMet } from './criterionText.ts';
import { formatCount, formatProbability, formatShare } from './format.ts';
import { shownName } from './names.ts';

/** `table`: as it is before. */
export function detailsCard(title: string, details: Details, { columns }: Pick<Columns, 'columns'>): Card {
  const nameOf = (column: number) => shownName(columns[column].name);
  return {
    title,
    sentences: [t`Measured on the file as it would be read afterwards.`, ...lateSentences(details)],
    values: riskValues(details),
    sections: [
      ...policySection(details.before.verdict, details.after.verdict),
      ...of(details.sensitivity, (found) => sensitivitySection(found, nameOf)),
      ...of(details.background, (found) => backgroundSection(found, nameOf)),
      ...of(details.diversity, (found) => diversitySection(found, nameOf)),
      ...of(details.population, populationSection),
      ...worthSection(details, nameOf),
    ],
  };
}

function of<T>(found: Told<T>, section: (found: T) => CardSection): CardSection[] {
  return found === undefined || found === 'late' ? [] : [section(found as T)];
}

const arrow = (before: string, after: string): string =>
  before === after ? t`${after} as now` : `${before} → ${after}`;

function lateSentences({ sensitivity, background, diversity, population, dependencies, loss }: Details): string[] {
  const parts = [
    [sensitivity, t`sensitivity`],
    [background, t`background knowledge`],
    [diversity, t`ℓ and t`],
    [population, t`the population`],
    [dependencies, t`dependencies`],
    [loss, t`loss`],
  ] as const;
  const late = parts.flatMap(([found, name]) => (found === 'late' ? [name] : []));
  return late.length === 0 ? [] : [t`There was no time to work out: ${late.join(', ')}.`];
}

function riskValues({ before, after }: Details): CardValue[] {
  const rows =
    before.rows === after.rows
      ? []
      : [{ name: t`Rows`, value: arrow(formatCount(before.rows), formatCount(after.rows)) }];
  if (!before.risk || !after.risk) return rows;
  const counted = (count: number, of: number) => `${formatCount(count)} (${formatShare(of > 0 ? count / of : 0)})`;
  const [one, other] = [before.risk, after.risk];
  return [
    ...rows,
    { name: 'k', value: arrow(formatCount(one.k), formatCount(other.k)) },
    {
      name: t`Unique rows`,
      value: arrow(counted(one.uniqueRows, before.rows), counted(other.uniqueRows, after.rows)),
    },
    {
      name: t`Rows below the target`,
      value: arrow(counted(one.rowsBelow, before.rows), counted(other.rowsBelow, after.rows)),
    },
    { name: t`Overall risk`, value: arrow(formatShare(one.orr), formatShare(other.orr)) },
  ];
}

function policySection(before: Verdict | undefined, after: Verdict | undefined): CardSection[] {
  const names = [...(before?.criteria ?? []), ...(after?.criteria ?? [])].map(({ name }) => name);
  const values = [...new Set(names)].flatMap((name): CardValue[] => {
    const [one, other] = [before, after].map((verdict) =>
      verdict?.criteria.find((criterion) => criterion.name === name),
    );
    const asked = one ?? other;
    if (!asked) return [];
    const sides = [one, other].map((criterion) => (criterion ? criterionMet(criterion) : t`not judged`));
    return [{ name: criterionAsked(asked), value: arrow(sides[0], sides[1]) }];
  });
  if (values.length === 0) return [];
  const policy = shownName((before ?? after)?.policy ?? '');
  const sentences = after
    ? [after.ready ? t`Ready for the policy ${policy} afterwards.` : t`Not ready for the policy ${policy} afterwards.`]
    : [];
  return [{ title: t`Policy`, sentences, values }];
}

function sensitivitySection(
  { columns, isRelaxed }: SensitivityChanges,
  nameOf: (column: number) => string,
): CardSection {
  const rising = columns.some(
    ({ before, after }) => after !== undefined && reads(after) !== reads(before) && after > before,
  );
  return {
    title: t`Sensitivity among quasi-identifiers`,
    sentences: [
      isRelaxed
        ? t`How much each column helps to find a person. No set of columns makes all rows unique, before or after, so the sets that make most of them unique count.`
        : t`How much each column helps to find a person, by the sets of columns that make all rows unique.`,
      ...(rising ? [t`Some rise: what one column revealed alone, it now reveals together with others.`] : []),
    ],
    values: columns.map(({ column, before, after }) => ({
      name: nameOf(column),
      value: after === undefined ? t`${reads(before)} → gone` : arrow(reads(before), reads(after)),
    })),
  };
}

const reads = formatProbability;

type Background = Exclude<Details['background'], 'late' | undefined>;

function backgroundSection(
  { subject, isLinked, columns }: Background,
  nameOf: (column: number) => string,
): CardSection {
  const user = nameOf(subject);
  return {
    title: t`Background knowledge (R)`,
    sentences: isLinked
      ? [t`The probability, on average, that one known value of a row finds the ${user}.`]
      : [t`Nothing distinguishes the rows of a ${user} from those of others any more, so there is no R afterwards.`],
    values: columns.map(({ column, before, after }) => ({
      name: nameOf(column),
      value: after === undefined ? t`${reads(before)} → gone` : arrow(reads(before), reads(after)),
    })),
  };
}

type Diversities = Exclude<Details['diversity'], 'late' | undefined>;

function diversitySection(changes: Diversities, nameOf: (column: number) => string): CardSection {
  const both = ({ l, t: distance }: Diversity) => t`ℓ = ${formatCount(l)}, t = ${formatProbability(distance)}`;
  return {
    title: t`What like rows reveal`,
    sentences: [t`ℓ: the fewest different values among like rows; t: how far their values are from those of the file.`],
    values: changes.map(({ column, before, after }) => ({
      name: nameOf(column),
      value: after === undefined ? t`${both(before)} → gone` : arrow(both(before), both(after)),
    })),
  };
}

type PopulationFound = Exclude<Details['population'], 'late' | undefined>;

function populationSection({ size, before, after }: PopulationFound): CardSection {
  const later = after === undefined ? t`${formatShare(before)} → gone` : arrow(formatShare(before), formatShare(after));
  return {
    title: t`In a population of ${formatCount(size)}`,
    sentences: [t`The mean probability that the person of a row is unique in the population.`],
    values: [{ name: t`P(unique)`, value: later }],
  };
}

/** The other side of it: what can still be done with the data. */
function worthSection({ dependencies, loss }: Details, nameOf: (column: number) => string): CardSection[] {
  const values: CardValue[] = [];
  const sentences: string[] = [];
  if (loss !== undefined && loss !== 'late') {
    values.push(
      { name: t`Loss (NCP)`, value: formatProbability(loss.ncp) },
      { name: t`Loss of entropy`, value: formatProbability(loss.entropy) },
    );
    for (const { column, share } of loss.leftToGuess) {
      values.push({ name: t`Left to guess in ${nameOf(column)}, H(X|Y)/H(X)`, value: formatProbability(share) });
    }
  }
  if (dependencies !== undefined && dependencies !== 'late') {
    const { before, after } = dependencies;
    if (before > 0 && after >= before) sentences.push(t`The dependencies among columns are kept.`);
    else if (before > 0) sentences.push(t`${formatShare(after / before)} of the dependencies among columns are kept.`);
    else sentences.push(t`No column follows from another beyond chance.`);
    const value = arrow(formatProbability(before), formatProbability(after));
    values.push({ name: t`Mean dependency, above chance`, value });
  }
  return values.length === 0 ? [] : [{ title: t`What the data are still worth`, sentences, values }];
}
