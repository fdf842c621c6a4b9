/** Known dependence between the columns of a table, and random tables that keep it. */
import { staged, type Work } from '../analysis/index.ts';
import {
  type CountedEdge,
  type RandomTable,
  SemiRandomTables,
  type StrongPair,
  treeTables,
} from '../measures/prediction/index.ts';
import { seededRandom } from '../random/index.ts';
import { frequenciesOf, type Statistics } from '../statistics/index.ts';
import { backgroundPairs } from './backgroundPairs.ts';
import { completeEdge } from './completeEdge.ts';
import { canBeKept, type KnownTree } from './dependentDraws.ts';
import { edgesInUse } from './edgesInUse.ts';
import { isDrawable } from './expectedOverall.ts';

/** How columns are taken to depend on each other: as a tree of pair tables says, as frequent pairs of values do, or not at all. */
export type Law = 'tree' | 'pairs' | 'independent';

/** Columns by their positions in the list that was asked for. */
export interface KnownDependence {
  /** None is known, or there are more than can be kept. */
  readonly pairs: readonly StrongPair[] | undefined;
  readonly arePairsTooMany: boolean;
  /** Undefined without a tree, and where none of its edges says anything of these columns. */
  readonly tree: KnownTree | undefined;
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
    tree: yield* ownTree(statistics, columns, frequencies, seed),
  };
}

/** So many times as large as the table, with the same shares; undefined where columns are taken as independent. */
export function tablesUnder(
  law: Law,
  { pairs, tree }: KnownDependence,
  frequencies: readonly Uint32Array[],
  rows: number,
  times: number,
  seed: number,
): RandomTable | undefined {
  const larger = (all: readonly Uint32Array[]) =>
    times === 1 ? all : all.map((own) => own.map((frequency) => frequency * times));
  const random = seededRandom(seed);
  if (law === 'tree' && tree) {
    const edges = times === 1 ? tree.edges : tree.edges.map((edge) => multiplied(edge, times));
    return treeTables(larger(frequencies), edges, rows * times, random, larger(tree.joining));
  }
  if (law === 'pairs' && pairs) {
    const tables = new SemiRandomTables(larger(frequencies), pairs, rows * times, random);
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

function* ownTree(
  { rows, columns: all, tree }: Statistics,
  columns: readonly number[],
  frequencies: readonly Uint32Array[],
  seed: number,
): Work<KnownTree | undefined> {
  if (tree === undefined) return undefined;
  const { edges, joining } = edgesInUse(tree, columns);
  const drawn = [...columns, ...joining];
  // Filling up takes a place for each record, and no table is drawn that is too large.
  if (edges.length === 0 || !isDrawable(rows, drawn.length)) return undefined;
  const ofJoining = joining.map((column) => frequenciesOf(all[column]));
  const own = [...frequencies, ...ofJoining];
  const counted: CountedEdge[] = [];
  for (const edge of edges) {
    const [parent, child] = [drawn.indexOf(edge.parent), drawn.indexOf(edge.child)];
    const filling = completeEdge(edge.joint, own[parent], own[child], seed);
    counted.push({ parent, child, joint: yield* staged('columns', edge.joint.counts.length, filling) });
  }
  return { edges: counted, joining: ofJoining };
}
