/** QS501: rows that few people of the population match, estimated from the file, or counted in a file of the population. */
import type { InPopulation, RowOfPopulation } from '../../analysis/index.ts';
import { formatCount, formatCountOf, formatProbability, shortList } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { rowsApartOrTogether } from '../fewest.ts';
import { type FindingText, findingText } from '../findingText.ts';
import { markedSentence } from '../marked.ts';
import type { Rule } from '../rule.ts';

export const populationUnique: Rule = {
  code: 'QS501',
  slug: 'population-unique',
  scope: 'row',
  severity: 'information',
  needs: 'insight',
  isOfPeople: true,
  summary: 'Few people of the population are likely to match the row.',
  since: '0.1.0',
  growsBy: 'rows',
  remedies: ['row', 'rare-rows'],
  *check(facts) {
    const { table, settings, quasiIdentifiers, inPopulation } = facts;
    if (!inPopulation || inPopulation.rowsBelow === 0) return;
    const { rowsBelow, population, worst } = inPopulation;
    const names = shortList(quasiIdentifiers.map((column) => table.columns[column].name));
    const target = settings.k;
    yield* rowsApartOrTogether(
      worst,
      rowsBelow,
      settings.maxRowFindings,
      (one) => ({
        target: {
          kind: 'cells',
          row: one.row,
          columns: quasiIdentifiers.map((column) => table.columns[column].index),
        },
        numbers: numbersOf(inPopulation, one, target),
        ...rowText(inPopulation, one, names, target),
      }),
      (reported) => ({
        numbers: { rows: rowsBelow, population: population.size, target },
        ...findingText(
          totalText(inPopulation, target),
          comparedText(names),
          ...markedSentence(reported),
          advice(rowsBelow),
        ),
      }),
    );
  },
};

function numbersOf({ population }: InPopulation, { probability, expected, matches }: RowOfPopulation, target: number) {
  const counted = matches === undefined ? undefined : { matches };
  return { probability, expected, ...counted, population: population.size, target };
}

function totalText({ rowsBelow, population, register }: InPopulation, target: number): string {
  const rows = formatCountOf(rowsBelow, t`row`, t`rows`);
  const [k, size] = [formatCount(target), formatCount(population.size)];
  return register
    ? t`${rows} match fewer than ${k} of ${size} people in the population`
    : t`${rows} probably match fewer than ${k} of ${size} people`;
}

function rowText(
  { population }: InPopulation,
  { probability, expected, matches }: RowOfPopulation,
  names: string,
  target: number,
): FindingText {
  const [k, size] = [formatCount(target), formatCount(population.size)];
  if (matches === 0) {
    return findingText(
      t`None of the ${size} people in the population file match this row`,
      comparedText(names),
      t`That file lacks this person, or writes values differently.`,
      t`Fix: name a file of the whole population that writes values as this file does.`,
    );
  }
  if (matches !== undefined) {
    const alike = formatCountOf(matches, t`person matches`, t`people match`);
    return findingText(t`${alike} this row in a population of ${size} (target ${k})`, comparedText(names), advice(1));
  }
  const people = formatCountOf(Math.round(expected), t`person`, t`people`);
  return findingText(
    t`Probably fewer than ${k} of ${size} people match this row`,
    t`About ${people} can be expected; the probability of ${k} or more is ${formatProbability(probability)}.`,
    comparedText(names),
    advice(1),
  );
}

function comparedText(names: string): string {
  return t`Compared on ${names}.`;
}

function advice(rows: number): string {
  return rows === 1
    ? t`Anyone who knows these values can find the person. Fix: make one of them coarser, or remove the row.`
    : t`Anyone who knows these values can find the people. Fix: make one of them coarser, or remove the rows.`;
}
