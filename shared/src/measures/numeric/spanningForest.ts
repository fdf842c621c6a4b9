/** The maximum spanning forest of a weighted graph (Kruskal): of the pairs of columns, the heaviest that form no circle. */

/** Two columns next to each other in the forest. */
export interface TreeEdge {
  readonly parent: number;
  readonly child: number;
  /** Position of the pair in the list that was given. */
  readonly pair: number;
}

/** A pair of columns; one whose weight is not above 0 is no edge, so that there may be several trees. */
interface WeightedPair {
  readonly a: number;
  readonly b: number;
  readonly weight: number;
}

/**
 * The forest over the columns 0 … columns − 1; of equal weights the first given. Edges come in an order in which each
 * parent is a root or the child of an edge before.
 */
export function spanningForest(columns: number, pairs: readonly WeightedPair[]): TreeEdge[] {
  const treeOf = Array.from({ length: columns }, (_, column) => column);
  const neighbours: { column: number; pair: number }[][] = treeOf.map(() => []);
  const heaviestFirst = pairs
    .map((_, index) => index)
    .filter((index) => pairs[index].weight > 0)
    .sort((i, j) => pairs[j].weight - pairs[i].weight || i - j);
  for (const pair of heaviestFirst) {
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
