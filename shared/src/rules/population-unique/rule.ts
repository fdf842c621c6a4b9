/** QS501: rows whose values few people of the population have, judged by what the file tells of it, or counted in a file of it. */
import type { InPopulation, RowOfPopulation } from '../../analysis/index.ts';
import { formatCount, formatCountOf, formatProbability, nameList } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { rowsApartOrTogether } from '../fewest.ts';
import { markedSentence } from '../marked.ts';
import type { Rule } from '../rule.ts';
import { type Told, told } from '../told.ts';

export const populationUnique: Rule = {
  code: 'QS501',
  slug: 'population-unique',
  scope: 'row',
  severity: 'information',
  needs: 'insight',
  isOfPeople: true,
  summary: 'Few people of the population are likely to share the values of the row.',
  since: '0.1.0',
  remedies: ['row', 'rare-rows'],
  *check(facts) {
    const { table, settings, quasiIdentifiers, inPopulation } = facts;
    if (!inPopulation || inPopulation.rowsBelow === 0) return;
    const { rowsBelow, population, worst } = inPopulation;
    const names = nameList(quasiIdentifiers.map((column) => table.columns[column].name));
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
        ...told(totalText(inPopulation, target), comparedText(names), ...markedSentence(reported), advice()),
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
    ? t`${rows} share their values with fewer than ${k} of the ${size} people of the population.`
    : t`For ${rows} it is not likely that ${k} of the ${size} people of the population have the same values.`;
}

function rowText(
  { population }: InPopulation,
  { probability, expected, matches }: RowOfPopulation,
  names: string,
  target: number,
): Told {
  const [k, size] = [formatCount(target), formatCount(population.size)];
  if (matches === 0) {
    return told(
      t`Nobody of the ${size} people in the file of the population has the values of this row.`,
      comparedText(names),
      t`It is not the file of all people that this one is taken from, or writes values otherwise.`,
      t`So it tells nothing of how rare this person is: name a file of all these people that writes values as they are written here.`,
    );
  }
  if (matches !== undefined) {
    const alike = formatCountOf(matches, t`person is`, t`people are`);
    return told(
      t`Of the ${size} people in the file of the population ${alike} like this row; the target is ${k}.`,
      comparedText(names),
      advice(),
    );
  }
  const people = formatCountOf(Math.round(expected), t`person`, t`people`);
  return told(
    t`With a probability of only ${formatProbability(probability)} at least ${k} of ${size} people have the values of this row.`,
    t`${people} can be expected.`,
    comparedText(names),
    advice(),
  );
}

function comparedText(names: string): string {
  return t`Compared are ${names}.`;
}

function advice(): string {
  return t`Whoever does not know who is in the file finds the person all the same. Make one of these values coarser, or take the row out.`;
}
