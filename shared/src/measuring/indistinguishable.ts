/** `population.indistinguishable`: the rows that share their values with others of the population, on average (TFRR, our addition). */
import { pairCount, type Work } from '../analysis/index.ts';
import {
  atLeastInPopulation,
  countInPopulation,
  independentProbability,
  testedForest,
  treeCellProbability,
} from '../measures/frequency/index.ts';
import type { TreeEdge } from '../measures/numeric/index.ts';
import { frequencyOfClasses, inBlocks, pairCountOfClasses, rowOfClasses } from './classValues.ts';
import { FREQUENCY_TARGETS } from './frequency.ts';
import type { Measured } from './measured.ts';
import type { Numbers } from './part.ts';

/** Tuples judged in one step. */
const blockClasses = 128;

export interface Indistinguishable {
  /** k → mean over rows of the probability that at least k of the population, the row's own person among them, are like it. */
  readonly byTarget: Numbers;
  /** Whether there was time to test all pairs of columns. */
  readonly isComplete: boolean;
}

/** Each row of a sample of this rate against a population of this size, under the tree of tested pairs or independence. */
export function* indistinguishableInPopulation(
  measured: Measured,
  size: number,
  rate: number,
  deadline: number,
): Work<Indistinguishable> {
  const { table, facts, classes, request } = measured;
  const columns = facts.quasiIdentifiers;
  const rows = table.rowCount;
  const tables = measured.pairs;
  const isTree = request.model !== 'independence';
  const tested = isTree ? yield* tables.tested(columns, deadline) : [];
  const edges: TreeEdge[] = testedForest(columns.length, tested);

  const rowOfClass = yield* rowOfClasses(classes);
  const frequencies: Uint32Array[] = [];
  for (const column of columns) frequencies.push(yield* frequencyOfClasses(yield* tables.column(column), rowOfClass));
  const both: Uint32Array[] = [];
  for (const { parent, child } of edges) {
    both.push(yield* pairCountOfClasses(table, columns[parent], columns[child], rowOfClass));
  }

  const own = frequencies.map(() => 0);
  const shares = frequencies.map(() => 0);
  const joint = both.map(() => 0);
  const sums = FREQUENCY_TARGETS.map(() => 0);
  let counted = 0;
  const judge = (one: number) => {
    const classSize = classes.sizeOfClass[one];
    if (classSize === 0) return;
    counted += classSize;
    // A cell that equals nothing equals nothing in the population either.
    if (request.missing === 'distinct' && columns.some((column) => isMissing(column, rowOfClass[one]))) return;
    for (let i = 0; i < own.length; i++) {
      own[i] = frequencies[i][one];
      shares[i] = own[i] / rows;
    }
    for (let e = 0; e < joint.length; e++) joint[e] = both[e][one] / rows;
    const q = isTree ? treeCellProbability(shares, edges, joint, rows) : independentProbability(rows, own);
    const count = countInPopulation(size, classSize, Math.min(1, q), rate);
    for (const [i, k] of FREQUENCY_TARGETS.entries()) sums[i] += classSize * atLeastInPopulation(count, k);
  };
  yield* inBlocks(classes.classCount, judge, blockClasses);
  return {
    byTarget: Object.fromEntries(FREQUENCY_TARGETS.map((k, i) => [k, counted === 0 ? 0 : sums[i] / counted])),
    isComplete: !isTree || tested.length === pairCount(columns.length),
  };

  function isMissing(column: number, row: number): boolean {
    return table.columns[column].codes.at(row) === 0;
  }
}
