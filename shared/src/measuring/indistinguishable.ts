/** `population.indistinguishable`: the rows that share their values with others of the population, on average (TFRR, our addition). */
import { classesInPopulation, frequencyRatios, pairCount, staged, type Work } from '../analysis/index.ts';
import { matchPopulation } from '../counts/index.ts';
import { atLeastInPopulation, testedForest } from '../measures/frequency/index.ts';
import type { Column, Table } from '../table/index.ts';
import { FREQUENCY_TARGETS } from './frequency.ts';
import type { Measured } from './measured.ts';
import type { Numbers } from './part.ts';

const ROWS_A_STEP = 65_536;

export interface Indistinguishable {
  /** k → mean over rows of the probability that at least k of the population, the row's own person among them, are like it. */
  readonly byTarget: Numbers;
  /** Whether there was time to test all pairs of columns. */
  readonly isComplete: boolean;
}

/**
 * Each row of a sample of this rate against a population of this size: counted where a file of it has the columns, else under the
 * tree of tested pairs or independence, with the frequencies of the population where they are published. The cards do the same.
 */
export function* indistinguishableInPopulation(
  measured: Measured,
  size: number,
  rate: number,
  deadline: number,
): Work<Indistinguishable> {
  const { table, facts, request } = measured;
  const released = facts.quasiIdentifiers.map((column) => table.columns[column]);
  const register = request.populationTable;
  const ofPeople = released.flatMap(({ name }) => register?.columns.find((column) => column.name === name) ?? []);
  if (register && ofPeople.length === released.length) return yield* counted(measured, released, register, ofPeople);
  return yield* estimated(measured, size, rate, deadline);
}

/** A row that matches nobody is at least the person it is about. */
function* counted(
  { table, request }: Measured,
  released: readonly Column[],
  register: Table,
  ofPeople: readonly Column[],
): Work<Indistinguishable> {
  const rows = table.rowCount;
  const matching = matchPopulation(released, ofPeople, rows, register.rowCount);
  const matched = yield* staged('classes', rows + register.rowCount, matching);
  const sums = FREQUENCY_TARGETS.map(() => 0);
  for (let row = 0; row < rows; row++) {
    if (row % ROWS_A_STEP === 0) yield { stage: 'rows', share: row / rows };
    if (request.missing === 'distinct' && released.some(({ codes }) => codes.at(row) === 0)) continue;
    const { [row]: one } = matched.classOfRow;
    const alike = Math.max(matched.inPopulation[one], matched.released[one]);
    for (const [i, k] of FREQUENCY_TARGETS.entries()) if (alike >= k) sums[i]++;
  }
  return { byTarget: meansOf(sums, rows), isComplete: true };
}

function* estimated(
  { table, facts, classes, pairs, request }: Measured,
  size: number,
  rate: number,
  deadline: number,
): Work<Indistinguishable> {
  const columns = facts.quasiIdentifiers;
  const isTree = request.model !== 'independence';
  const tested = isTree ? yield* pairs.tested(columns, deadline) : [];
  const tree = isTree ? testedForest(columns.length, tested) : undefined;
  const sums = FREQUENCY_TARGETS.map(() => 0);
  let counted = 0;
  const { populationStatistics: statistics } = request;
  const ratios: Float64Array[] = [];
  for (const column of statistics ? columns : []) {
    const { [column]: own } = table.columns;
    if (statistics) ratios.push(yield* staged('columns', own.dictionary.size, frequencyRatios(statistics, own)));
  }
  const sampled = { table, pairs, columns, classes, tree, ratios: statistics && ratios };
  yield* classesInPopulation(sampled, size, rate, (one, row, count) => {
    const classSize = classes.sizeOfClass[one];
    counted += classSize;
    // A cell that equals nothing equals nothing in the population either.
    const isUnlike = request.missing === 'distinct' && columns.some((column) => isMissing(column, row));
    if (isUnlike) return;
    for (const [i, k] of FREQUENCY_TARGETS.entries()) sums[i] += classSize * atLeastInPopulation(count, k);
  });
  return {
    byTarget: meansOf(sums, counted),
    isComplete: !isTree || tested.length === pairCount(columns.length),
  };

  function isMissing(column: number, row: number): boolean {
    return table.columns[column].codes.at(row) === 0;
  }
}

function meansOf(sums: readonly number[], rows: number): Numbers {
  return Object.fromEntries(FREQUENCY_TARGETS.map((k, i) => [k, rows === 0 ? 0 : sums[i] / rows]));
}
