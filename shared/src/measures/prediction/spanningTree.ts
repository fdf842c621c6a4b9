/** The maximum spanning tree of the dependencies between columns (EXT): the pairs worth keeping when each column may keep one. */

/** Column `child` is drawn within the groups of column `parent`. */
export interface TreeEdge {
  readonly parent: number;
  readonly child: number;
}

/**
 * Edges in an order in which a parent comes before its children (Prim). `weights` is symmetric: mutual information
 * above chance, `I − E₀`. A pair without weight is no edge, so that there may be several trees.
 */
export function maximumSpanningTree(weights: readonly (readonly number[])[]): TreeEdge[] {
  const outside = new Set(weights.keys());
  const best = weights.map(() => ({ weight: 0, parent: -1 }));
  const edges: TreeEdge[] = [];
  while (outside.size > 0) {
    let child = -1;
    for (const column of outside) if (child < 0 || best[column].weight > best[child].weight) child = column;
    outside.delete(child);
    if (best[child].weight > 0) edges.push({ parent: best[child].parent, child });
    for (const column of outside) {
      const weight = weights[child][column];
      if (weight > best[column].weight) best[column] = { weight, parent: child };
    }
  }
  return edges;
}
