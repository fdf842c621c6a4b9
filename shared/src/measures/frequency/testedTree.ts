/** The tree of tested pairs: the strongest dependencies of a table, one per column at most, that are not chance (SEI 5.1.5a, our addition). */
import { type PairDependence, type PairTable, pairDependence } from './pairDependence.ts';

/** Two columns next to each other in the forest. Edges come in an order in which each parent is a root or a child before. */
export interface TreeEdge {
  readonly parent: number;
  readonly child: number;
  /** Position of the pair in the list that was given. */
  readonly pair: number;
}

/** A pair belongs in the tree only if independence is rejected at this level. */
export const treeLevel = 1e-3;

/** The forest over the columns 0 … columns − 1, from the joint counts of the pairs that are known; n rows were counted. */
export function testedTree(columns: number, pairs: readonly PairTable[], n: number): TreeEdge[] {
  return spanningForest(
    columns,
    pairs.map((pair) => pairDependence(pair, n)),
  );
}

/** The forest of largest mutual information among the pairs that pass the test (Kruskal); of equals the first given. */
export function spanningForest(columns: number, pairs: readonly PairDependence[]): TreeEdge[] {
  const treeOf = Array.from({ length: columns }, (_, column) => column);
  const neighbours: { column: number; pair: number }[][] = treeOf.map(() => []);
  const strongestFirst = pairs
    .map((_, index) => index)
    .filter((index) => pairs[index].pValue < treeLevel)
    .sort((i, j) => pairs[j].information - pairs[i].information || i - j);
  for (const pair of strongestFirst) {
    const { a, b } = pairs[pair];
    const kept = treeOf[a];
    const joined = treeOf[b];
    if (kept === joined) continue;
    for (let column = 0; column < columns; column++) if (treeOf[column] === joined) treeOf[column] = kept;
    neighbours[a].push({ column: b, pair });
    neighbours[b].push({ column: a, pair });
  }
  return rooted(neighbours);
}

/** Each tree hangs from its lowest column. */
function rooted(neighbours: readonly (readonly { column: number; pair: number }[])[]): TreeEdge[] {
  const edges: TreeEdge[] = [];
  const seen = new Set<number>();
  for (let root = 0; root < neighbours.length; root++) {
    if (seen.has(root)) continue;
    seen.add(root);
    const waiting = [root];
    for (let parent = waiting.shift(); parent !== undefined; parent = waiting.shift()) {
      for (const { column, pair } of neighbours[parent]) {
        if (seen.has(column)) continue;
        seen.add(column);
        waiting.push(column);
        edges.push({ parent, child: column, pair });
      }
    }
  }
  return edges;
}
