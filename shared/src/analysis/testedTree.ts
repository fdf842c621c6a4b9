/** The tree of tested pairs (SEI 5.1.5a): the dependencies among some columns that are not chance. */
import { type PairDependence, testedForest } from '../measures/frequency/index.ts';
import type { PairTables } from './pairTables.ts';
import type { Work } from './progress.ts';

/** Two columns, by their positions in the list that was asked for. */
export interface TreePair {
  readonly parent: number;
  readonly child: number;
}

/** Pairs grow with the square: of more columns no tree is looked for. */
export const MOST_TREE_COLUMNS = 64;

/** Undefined if there are too many columns to look at all pairs. */
export function* testedTree(pairs: PairTables, columns: readonly number[]): Work<readonly TreePair[] | undefined> {
  if (columns.length > MOST_TREE_COLUMNS) return undefined;
  return treeOfTested(columns.length, yield* pairs.tested(columns, Number.POSITIVE_INFINITY));
}

/** From the pairs that there was time for. */
export function treeOfTested(columns: number, tested: readonly PairDependence[]): readonly TreePair[] {
  return testedForest(columns, tested);
}
