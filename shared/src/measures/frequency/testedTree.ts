/** The tree of tested pairs: the strongest dependencies of a table, one per column at most, that are not chance (SEI 5.1.5a, our addition). */
import { spanningForest, type TreeEdge } from '../numeric/index.ts';
import type { PairDependence } from './pairDependence.ts';

/** A pair belongs in the tree only if independence is rejected at this level. */
export const treeLevel = 1e-3;

/** The forest of largest mutual information among the pairs that pass the test. */
export function testedForest(columns: number, pairs: readonly PairDependence[]): TreeEdge[] {
  return spanningForest(
    columns,
    pairs.map(({ a, b, information, pValue }) => ({ a, b, weight: pValue < treeLevel ? information : 0 })),
  );
}
