/** The dependencies that a table has among some of its columns, in the form in which random tables can keep them. */
import {
  type Dependencies,
  dependenciesOf,
  type InformedPair,
  type PairTables,
  partOf,
  staged,
  type Work,
} from '../analysis/index.ts';
import { spanningForest } from '../measures/numeric/index.ts';
import { type CountedEdge, frequentTuples, type StrongPair, strongGain } from '../measures/prediction/index.ts';
import { canBeKept, type KnownTree } from './dependentDraws.ts';

/** Pairs grow with the square: of more columns none are looked at. */
const MOST_CROSSED = 512;

/** Columns by their positions in the list that was asked for. */
interface OwnDependence {
  /** Every ordered pair with a gain from 0.5 on, with its frequent tuples; undefined if they are too many to be kept. */
  readonly strong: readonly StrongPair[] | undefined;
  /** That of largest mutual information above chance, with its pair tables; undefined if there was no time to find it. */
  readonly tree: KnownTree | undefined;
  readonly isComplete: boolean;
}

/** Values by any numbers, by which they are then listed or drawn. */
type NumberedPairs = Pick<PairTables, 'joint' | 'frequencies'>;

/** `values`: what is listed or drawn by. */
export function* ownDependence(
  tables: PairTables,
  values: NumberedPairs,
  columns: readonly number[],
  rows: number,
  seed: number,
  deadline: number,
): Work<OwnDependence> {
  if (columns.length > MOST_CROSSED) return { strong: undefined, tree: undefined, isComplete: false };
  const found = yield* dependenciesOf(tables, columns, seed, partOf(deadline, 1 / 3));
  const strong = yield* strongPairs(values, columns, rows, found.raw);
  const edges = found.chance && (yield* treeEdges(values, columns, found.pairs, found.chance));
  return { strong, tree: edges && { edges, joining: [] }, isComplete: found.isComplete };
}

function* strongPairs(
  tables: NumberedPairs,
  columns: readonly number[],
  rows: number,
  dependencies: Dependencies['raw'],
): Work<StrongPair[] | undefined> {
  const strong: StrongPair[] = [];
  let kept = 0;
  for (const [dependent, row] of dependencies.entries()) {
    for (const [determinant, dependency] of row.entries()) {
      if (dependent === determinant || dependency === undefined || dependency.gain < strongGain) continue;
      if (!canBeKept(strong.length + 1, kept, rows)) return undefined;
      const joint = yield* tables.joint(columns[dependent], columns[determinant]);
      const [frequencies] = yield* tables.frequencies([columns[determinant]]);
      const tuples = yield* staged('columns', joint.counts.length, frequentTuples(joint, frequencies));
      kept += tuples.length;
      strong.push({ dependent, determinant, gain: dependency.gain, tuples });
    }
  }
  return canBeKept(strong.length, kept, rows) ? strong : undefined;
}

function* treeEdges(
  tables: NumberedPairs,
  columns: readonly number[],
  pairs: readonly InformedPair[],
  chance: readonly (readonly number[])[],
): Work<CountedEdge[]> {
  const weighted = pairs.map(({ a, b, bits }) => ({ a, b, weight: bits - chance[a][b] }));
  const edges: CountedEdge[] = [];
  for (const { parent, child } of spanningForest(columns.length, weighted)) {
    edges.push({ parent, child, joint: yield* tables.joint(columns[parent], columns[child]) });
  }
  return edges;
}
