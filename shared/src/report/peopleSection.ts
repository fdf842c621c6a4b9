/** The people behind the file, where something is known of them: a population, answers with noise, transactions of users, sensitive values. */
import {
  type FileInsight,
  guessedIn,
  type InPopulation,
  type InsightFacts,
  type PeopleBehind,
  type Protection,
  type ScalingLaw,
} from '../analysis/index.ts';
import {
  formatCount,
  formatEpsilon,
  formatProbability,
  formatShare,
  nameList,
  passedOverText,
  shortName,
  shownName,
  withInterval,
} from '../explain/index.ts';
import { bars } from '../figures/index.ts';
import { t } from '../words/index.ts';
import { type Block, type FigureBlock, type Section, sentence, type TableBlock } from './content.ts';
import { FIGURE } from './foundSection.ts';
import { scalingFigure } from './scalingFigure.ts';
import type { Shown } from './shown.ts';
import { unicityFigure } from './unicityFigure.ts';

const MOST_BARS = 15;

export function peopleSection(
  facts: InsightFacts,
  expected: FileInsight | undefined,
  scaling: ScalingLaw | undefined,
  shown: Shown,
): Section {
  const { passedOver } = facts.knownPopulation;
  const blocks: Block[] = [
    // Their rows and counts are for those who can mend it.
    ...(shown.isInternal ? passedOver.map(passedOverText).map(sentence) : []),
    ...populationTable(expected, facts.inPopulation, scaling, shown),
    ...scalingFigure(scaling, shown),
    ...(facts.protection ? protectedTable(facts, facts.protection, facts.peopleBehind) : []),
    ...transactionsFigure(facts),
    ...unicityFigure(facts, shown),
    ...sensitiveTable(facts, shown),
  ];
  return { id: 'people', title: t`People behind the file`, blocks };
}

function populationTable(
  expected: FileInsight | undefined,
  among: InPopulation | undefined,
  scaling: ScalingLaw | undefined,
  shown: Shown,
): TableBlock[] {
  const population = expected?.population;
  if (!population) return [];
  const { uniqueness, register } = among ?? {};
  const rows: [string, string][] = [
    [t`People in the population`, formatCount(population.size)],
    [t`Share of them in the file`, formatShare(population.rate)],
  ];
  if (among && register?.isForeign !== true) {
    rows.push([t`Unique people`, formatShare(among.alone)]);
    if (uniqueness?.dankar !== undefined) rows.push([t`Unique people, by a model`, formatShare(uniqueness.dankar)]);
    if (scaling) rows.push([t`Unique people, by the scaling law`, withInterval(scaling.population.unique)]);
    rows.push([t`Rows that match too few people`, shown.count(among.rowsBelow)]);
    if (register) {
      rows.push(
        [t`People that a row matches at least`, shown.anonymity(register.kMap)],
        [t`Chance to identify a row with the file of the population`, formatShare(register.journalist.average)],
      );
    }
  }
  return [{ kind: 'table', name: t`Sample and population`, heads: [t`Measure`, t`Value`], rows }];
}

function protectedTable({ table }: InsightFacts, { noised, total }: Protection, people: PeopleBehind | undefined) {
  const names = nameList([...noised.keys()].map((column) => table.columns[column].name));
  const rows: [string, string][] = [
    [t`Columns with noise`, names],
    [t`ε of all columns together`, formatEpsilon(total)],
  ];
  if (people) {
    rows.push([t`Chance that all answers of a row are true`, formatProbability(people.allTrue)]);
    if (people.drawn) {
      rows.push(
        [t`People assumed in the population`, formatCount(people.population)],
        [t`Unique people, by their true values`, formatShare(people.drawn.aloneShare)],
      );
    }
  }
  const block: TableBlock = { kind: 'table', name: t`Answers with noise`, heads: [t`Measure`, t`Value`], rows };
  const isGuess = people !== undefined && guessedIn(people).length > 0;
  const guess = isGuess ? [sentence(t`That is a guess: the answers are too few for so much noise.`)] : [];
  return [sentence(t`Each answer may be true or drawn by chance, and nothing shows which.`), block, ...guess];
}

function transactionsFigure({ background, table }: InsightFacts): FigureBlock[] {
  if (!background || background.risks.length === 0) return [];
  const listed = [...background.risks].sort((a, b) => b.risk - a.risk).slice(0, MOST_BARS);
  const names = listed.map(({ column }) => shortName(table.columns[column].name));
  const [first] = listed;
  const user = shownName(table.columns[background.subject].name);
  const name = t`How well one known value finds its person`;
  return [
    {
      kind: 'figure',
      name,
      caption: t`Several rows are about one ${user}. Someone who knows one value of ${names[0]} finds the right one with a probability of ${formatProbability(first.risk)}, on average.`,
      heads: [t`Column`, t`Probability`],
      rows: listed.map(({ column, risk }, i) => [{ text: names[i], place: { column } }, formatProbability(risk)]),
      draw: () =>
        bars({
          ...FIGURE,
          title: name,
          axis: { label: t`Probability`, to: 1 },
          categories: names,
          series: [{ label: t`probability`, values: listed.map(({ risk }) => risk) }],
          written: formatProbability,
        }),
    },
  ];
}

function sensitiveTable({ sensitive, table }: InsightFacts, shown: Shown): TableBlock[] {
  if (sensitive.length === 0) return [];
  return [
    {
      kind: 'table',
      name: t`Sensitive columns among rows that look alike`,
      heads: [
        t`Column`,
        t`Fewest different values (ℓ)`,
        t`Distance from the file (t)`,
        t`Guessed right from like rows`,
        t`Guessed right from the whole file`,
      ],
      rows: sensitive.map(({ column, l, t: distance, inference }) => [
        { text: shownName(table.columns[column].name), place: { column } },
        formatCount(l),
        formatProbability(distance),
        inference ? shown.share(inference.fromAlike.right, inference.rows) : '–',
        inference ? shown.share(inference.fromFile.right, inference.rows) : '–',
      ]),
    },
  ];
}
