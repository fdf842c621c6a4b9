/** The card of a remedy: what it does to the risk and to what the data are worth, before and after, and what there was no time for. */
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
      ...of(details.sensitivity, (told) => sensitivitySection(told, nameOf)),
      ...of(details.background, (told) => backgroundSection(told, nameOf)),
      ...of(details.diversity, (told) => diversitySection(told, nameOf)),
      ...of(details.population, populationSection),
      ...worthSection(details, nameOf),
    ],
  };
}

function of<T>(told: Told<T>, section: (told: T) => CardSection): CardSection[] {
  return told === undefined || told === 'late' ? [] : [section(told as T)];
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
  const late = parts.flatMap(([told, name]) => (told === 'late' ? [name] : []));
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
    { name: t`Overall risk (ORR)`, value: arrow(formatShare(one.orr), formatShare(other.orr)) },
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
    const told = [one, other].map((criterion) => (criterion ? criterionMet(criterion) : t`not judged`));
    return [{ name: criterionAsked(asked), value: arrow(told[0], told[1]) }];
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
        ? t`How much each column helps to single people out, by the sets of columns on which most rows are alone: before or after, none tells all rows apart.`
        : t`How much each column helps to single people out, by the sets of columns that tell all rows apart.`,
      ...(rising ? [t`Some rise: what one column told alone, it now tells together with others.`] : []),
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
      : [t`The rows of a ${user} are no longer told from those of others, so there is no R afterwards.`],
    values: columns.map(({ column, before, after }) => ({
      name: nameOf(column),
      value: after === undefined ? t`${reads(before)} → gone` : arrow(reads(before), reads(after)),
    })),
  };
}

type Diversities = Exclude<Details['diversity'], 'late' | undefined>;

function diversitySection(changes: Diversities, nameOf: (column: number) => string): CardSection {
  const told = ({ l, t: distance }: Diversity) => t`ℓ = ${formatCount(l)}, t = ${formatProbability(distance)}`;
  return {
    title: t`What rows that are alike give away`,
    sentences: [
      t`ℓ: the fewest different values of rows that are alike; t: how far theirs are from those of the file.`,
    ],
    values: changes.map(({ column, before, after }) => ({
      name: nameOf(column),
      value: after === undefined ? t`${told(before)} → gone` : arrow(told(before), told(after)),
    })),
  };
}

type PopulationTold = Exclude<Details['population'], 'late' | undefined>;

function populationSection({ size, before, after }: PopulationTold): CardSection {
  const later = after === undefined ? t`${formatShare(before)} → gone` : arrow(formatShare(before), formatShare(after));
  return {
    title: t`In a population of ${formatCount(size)}`,
    sentences: [
      t`The probability that a row is of somebody who is alone with these values, as the mean over the rows.`,
    ],
    values: [{ name: t`P(alone)`, value: later }],
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
      values.push({ name: t`Left to guess of ${nameOf(column)}, H(X|Y)/H(X)`, value: formatProbability(share) });
    }
  }
  if (dependencies !== undefined && dependencies !== 'late') {
    const { before, after } = dependencies;
    if (before > 0 && after >= before) sentences.push(t`The dependencies among columns are kept.`);
    else if (before > 0) sentences.push(t`${formatShare(after / before)} of the dependencies among columns are kept.`);
    else sentences.push(t`No column follows from another beyond chance.`);
    const value = arrow(formatProbability(before), formatProbability(after));
    values.push({ name: t`Mean dependency (g above chance)`, value });
  }
  return values.length === 0 ? [] : [{ title: t`What the data are still worth`, sentences, values }];
}
