/** `population.indistinguishable`: the rows that share their values with others of the population, on average (TFRR, our addition). */
import { classesInPopulation, pairCount, type Work } from '../analysis/index.ts';
import { atLeastInPopulation, testedForest } from '../measures/frequency/index.ts';
import { FREQUENCY_TARGETS } from './frequency.ts';
import type { Measured } from './measured.ts';
import type { Numbers } from './part.ts';

export interface Indistinguishable {
  /** k → mean over rows of the probability that at least k of the population, the row's own person among them, are like it. */
  readonly byTarget: Numbers;
  /** Whether there was time to test all pairs of columns. */
  readonly isComplete: boolean;
}

/** Each row of a sample of this rate against a population of this size, under the tree of tested pairs or independence. */
export function* indistinguishableInPopulation(
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
  yield* classesInPopulation({ table, pairs, columns, classes, tree }, size, rate, (one, row, count) => {
    const classSize = classes.sizeOfClass[one];
    counted += classSize;
    // A cell that equals nothing equals nothing in the population either.
    const isUnlike = request.missing === 'distinct' && columns.some((column) => isMissing(column, row));
    if (isUnlike) return;
    for (const [i, k] of FREQUENCY_TARGETS.entries()) sums[i] += classSize * atLeastInPopulation(count, k);
  });
  return {
    byTarget: Object.fromEntries(FREQUENCY_TARGETS.map((k, i) => [k, counted === 0 ? 0 : sums[i] / counted])),
    isComplete: !isTree || tested.length === pairCount(columns.length),
  };

  function isMissing(column: number, row: number): boolean {
    return table.columns[column].codes.at(row) === 0;
  }
}
