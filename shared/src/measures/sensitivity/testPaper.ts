/** What the papers compute and the product does not: for tests. */
import { revealed } from './columnSensitivity.ts';
import { sudaWeight } from './suda.ts';

/** S of one column where all are revealed with probability p: the sizes of its combinations are enough. */
export function sensitivityFromCounts(countOfSize: readonly number[], p: number): number {
  let log = 0;
  for (let size = 1; size < countOfSize.length; size++) {
    if (countOfSize[size] > 0) log += countOfSize[size] * Math.log1p(-(p ** (size - 1)));
  }
  return p * revealed(log);
}

/** The score of one row. */
export function sudaScore(minimalSampleUniques: Iterable<readonly number[]>, columns: number): number {
  let score = 0;
  for (const set of minimalSampleUniques) score += sudaWeight(columns, set.length);
  return score;
}
