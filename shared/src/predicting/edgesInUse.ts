/** Which edges of a tree of columns say how some of them depend on each other: those between them, on ways through other columns too. */
import type { EdgeStatistics } from '../statistics/index.ts';

interface EdgesInUse {
  /** In their order, a parent before its children. */
  readonly edges: readonly EdgeStatistics[];
  /** Positions of the columns that were not asked for and join some that were. */
  readonly joining: readonly number[];
}

/** What hangs on one edge only and was not asked for joins nothing: it is taken away, until all that is left does. */
export function edgesInUse(tree: readonly EdgeStatistics[], columns: readonly number[]): EdgesInUse {
  const asked = new Set(columns);
  const edgesOf = new Map<number, Set<EdgeStatistics>>();
  for (const edge of tree) {
    for (const column of [edge.parent, edge.child]) {
      edgesOf.set(column, (edgesOf.get(column) ?? new Set()).add(edge));
    }
  }
  const left = new Set(tree);
  const hanging = [...edgesOf.keys()];
  for (let column = hanging.pop(); column !== undefined; column = hanging.pop()) {
    const [edge, ...others] = edgesOf.get(column) ?? [];
    if (asked.has(column) || !edge || others.length > 0) continue;
    left.delete(edge);
    for (const end of [edge.parent, edge.child]) {
      edgesOf.get(end)?.delete(edge);
      if (end !== column) hanging.push(end);
    }
  }
  const joining = [...edgesOf].flatMap(([column, own]) => (own.size > 0 && !asked.has(column) ? [column] : []));
  return { edges: tree.filter((edge) => left.has(edge)), joining };
}
