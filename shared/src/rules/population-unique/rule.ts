/** QS501: rows whose values few people of the population have, judged by what the file tells of it, or counted in a file of it. */
import type { InPopulation, RowOfPopulation } from '../../analysis/index.ts';
import { formatCount, formatCountOf, formatProbability, nameList } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { markedText } from '../marked.ts';
import type { Rule } from '../rule.ts';

export const populationUnique: Rule = {
  code: 'QS501',
  slug: 'population-unique',
  scope: 'row',
  severity: 'information',
  needs: 'insight',
  summary: 'Few people of the population are likely to share the values of the row.',
  since: '0.1.0',
  *check({ table, settings, quasiIdentifiers, inPopulation }) {
    if (!inPopulation || inPopulation.rowsBelow === 0) return;
    const { rowsBelow, population, worst } = inPopulation;
    const names = nameList(quasiIdentifiers.map((column) => table.columns[column].name));
    const target = settings.k;
    if (worst.length < rowsBelow) {
      yield {
        target: { kind: 'file' },
        numbers: { rows: rowsBelow, population: population.size, target },
        message: [totalText(inPopulation, names, target), t`${sentence(markedText(worst.length))}.`].join(' '),
      };
    }
    for (const one of worst) {
      yield {
        target: {
          kind: 'cells',
          record: table.headerRecords + one.row,
          columns: quasiIdentifiers.map((column) => table.columns[column].index),
        },
        numbers: numbersOf(inPopulation, one, target),
        message: rowText(inPopulation, one, names, target),
      };
    }
  },
};

function numbersOf({ population }: InPopulation, { probability, expected, matches }: RowOfPopulation, target: number) {
  const counted = matches === undefined ? undefined : { matches };
  return { probability, expected, ...counted, population: population.size, target };
}

function totalText({ rowsBelow, population, register }: InPopulation, names: string, target: number): string {
  const rows = formatCountOf(rowsBelow, t`row`, t`rows`);
  const [k, size] = [formatCount(target), formatCount(population.size)];
  return register
    ? t`${rows} share their values of ${names} with fewer than ${k} of the ${size} people of the population.`
    : t`For ${rows} it is not likely that ${k} of the ${size} people of the population have the same values of ${names}.`;
}

function rowText(
  { population }: InPopulation,
  { probability, expected, matches }: RowOfPopulation,
  names: string,
  target: number,
): string {
  const [k, size] = [formatCount(target), formatCount(population.size)];
  if (matches === 0) {
    return [
      t`Nobody of the ${size} people in the file of the population has these values of ${names}: it is not that of all people this file is taken from, or writes values otherwise.`,
      t`So it tells nothing of how rare this person is: name a file of all these people that writes values as they are written here.`,
    ].join(' ');
  }
  if (matches !== undefined) {
    const alike = formatCountOf(matches, t`person is`, t`people are`);
    return [
      t`Of the ${size} people in the file of the population ${alike} like this row on ${names}; the target is ${k}.`,
      advice(),
    ].join(' ');
  }
  const people = formatCountOf(Math.round(expected), t`person`, t`people`);
  return [
    t`At least ${k} of the ${size} people of the population have these values of ${names} with a probability of only ${formatProbability(probability)}; ${people} can be expected.`,
    advice(),
  ].join(' ');
}

function advice(): string {
  return t`Whoever does not know who is in the file finds the person all the same. Make one of these values coarser, or take the row out.`;
}

/** With a capital letter. */
function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
