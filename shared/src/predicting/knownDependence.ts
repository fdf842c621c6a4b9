/** What is known of how the columns of a table depend on each other, and random tables that keep it. */
import { staged, type Work } from '../analysis/index.ts';
import {
  type CountedEdge,
  type RandomTable,
  SemiRandomTables,
  type StrongPair,
  treeTables,
} from '../measures/prediction/index.ts';
import { seededRandom } from '../random/index.ts';
import type { Statistics } from '../statistics/index.ts';
import { backgroundPairs } from './backgroundPairs.ts';
import { completeEdge } from './completeEdge.ts';
import { canBeKept } from './dependentDraws.ts';
import { isDrawable } from './expectedOverall.ts';

/** How columns are taken to depend on each other: as a tree of pair tables says, as frequent pairs of values do, or not at all. */
export type Law = 'tree' | 'pairs' | 'independent';

/** Columns by their positions in the list that was asked for. */
export interface KnownDependence {
  /** None is known, or there are more than can be kept. */
  readonly pairs: readonly StrongPair[] | undefined;
  readonly arePairsTooMany: boolean;
  /** Filled up where pairs of values are suppressed; undefined without a tree. */
  readonly edges: readonly CountedEdge[] | undefined;
}

/** Frequent pairs are those of the `background`, if there is one. */
export function* knownDependence(
  statistics: Statistics,
  columns: readonly number[],
  frequencies: readonly Uint32Array[],
  background: Statistics | undefined,
  seed: number,
): Work<KnownDependence> {
  const strong = background
    ? yield* staged('columns', 0, backgroundPairs(statistics, columns, background))
    : ownPairs(statistics, columns);
  const tuples = strong.reduce((sum, pair) => sum + pair.tuples.length, 0);
  const isKept = canBeKept(strong.length, tuples, statistics.rows);
  return {
    pairs: strong.length > 0 && isKept ? strong : undefined,
    arePairsTooMany: !isKept,
    // Filling up takes a place for each record, and no table is drawn that is too large.
    edges: isDrawable(statistics.rows, columns.length)
      ? yield* ownEdges(statistics, columns, frequencies, seed)
      : undefined,
  };
}

/** So many times as large as the table, with the same shares; undefined where columns are taken as independent. */
export function tablesUnder(
  law: Law,
  { pairs, edges }: KnownDependence,
  frequencies: readonly Uint32Array[],
  rows: number,
  times: number,
  seed: number,
): RandomTable | undefined {
  const larger = times === 1 ? frequencies : frequencies.map((own) => own.map((frequency) => frequency * times));
  const random = seededRandom(seed);
  if (law === 'tree' && edges) {
    const largerEdges = times === 1 ? edges : edges.map((edge) => multiplied(edge, times));
    return treeTables(larger, largerEdges, rows * times, random);
  }
  if (law === 'pairs' && pairs) {
    const tables = new SemiRandomTables(larger, pairs, rows * times, random);
    return () => tables.draw();
  }
  return undefined;
}

function multiplied({ parent, child, joint }: CountedEdge, times: number): CountedEdge {
  const counts = joint.counts.map((count) => count * times);
  return { parent, child, joint: { ...joint, rows: joint.rows * times, counts } };
}

/** Those among the columns, by their positions in the list. */
function ownPairs({ pairs }: Statistics, columns: readonly number[]): StrongPair[] {
  return pairs.flatMap(({ dependent, determinant, gain, tuples }) => {
    const [first, second] = [columns.indexOf(dependent), columns.indexOf(determinant)];
    return first < 0 || second < 0 ? [] : [{ dependent: first, determinant: second, gain, tuples }];
  });
}

function* ownEdges(
  { tree }: Statistics,
  columns: readonly number[],
  frequencies: readonly Uint32Array[],
  seed: number,
): Work<CountedEdge[] | undefined> {
  if (tree === undefined) return undefined;
  const edges: CountedEdge[] = [];
  for (const edge of tree) {
    const [parent, child] = [columns.indexOf(edge.parent), columns.indexOf(edge.child)];
    if (parent < 0 || child < 0) continue;
    const filling = completeEdge(edge.joint, frequencies[parent], frequencies[child], seed);
    edges.push({ parent, child, joint: yield* staged('columns', edge.joint.counts.length, filling) });
  }
  return edges;
}
