/** One node of the lattice looked at: which rows would have to be suppressed there, and what is lost by that. */
import { type Classes, classDiversities, classesOf, withSensitive } from './classesOf.ts';
import type { LatticeLoss } from './latticeLoss.ts';
import { numberTuples, type RecodedColumn, type TupleNumbers } from './numberTuples.ts';
import type { LevelledTable, RolledUp } from './rolledUp.ts';

/** What a generalisation is to reach. */
export interface Goal {
  /** Rows of the smallest class. */
  readonly k: number;
  /** Sensitive values of each class, if the table has a sensitive column; 1 asks for nothing. */
  readonly diversity: number;
  /** Rows that may be suppressed. */
  readonly mostSuppressed: number;
}

export interface CheckedNode {
  /** Column → level. */
  readonly levels: readonly number[];
  /** Rows in classes that miss the goal. */
  readonly suppressed: number;
  /** Infinite where more rows would have to be suppressed than may be. */
  readonly loss: number;
  /** Column → what it loses, its suppressed cells included. */
  readonly lost: readonly number[];
}

/** A node with the classes that it was judged by. */
export interface CountedNode {
  readonly node: CheckedNode;
  readonly source: LevelledTable;
  readonly numbers: TupleNumbers;
  /** The same, parted by their sensitive values, if the table has a sensitive column. */
  readonly tuples: TupleNumbers;
  readonly classes: Classes;
  /** The classes that miss the goal. */
  readonly missing: Uint32Array;
}

/** Yields without progress. */
export function* checkNode(
  tables: RolledUp,
  losses: LatticeLoss,
  goal: Goal,
  levels: readonly number[],
): Generator<number, CheckedNode> {
  return (yield* countNode(tables, losses, goal, levels)).node;
}

/** Yields without progress. */
export function* countNode(
  tables: RolledUp,
  losses: LatticeLoss,
  goal: Goal,
  levels: readonly number[],
): Generator<number, CountedNode> {
  const source = tables.nearest(levels);
  const { table } = source;
  const columns = tables.recoded(source, levels);
  const numbers = yield* numberTuples(columns, table.sizes.length);
  const classes = yield* classesOf(table, numbers);
  let tuples = numbers;
  let diversities: Uint32Array | undefined;
  if (table.sensitive !== undefined) {
    tuples = yield* withSensitive(table.sensitive, numbers);
    if (goal.diversity > 1) diversities = yield* classDiversities(numbers, tuples);
  }
  yield* tables.keep(source, levels, columns, tuples);
  const { missing, suppressed } = missingClasses(classes.sizes, diversities, goal);
  const lost = losses.levels.map((column, i) => column[levels[i]].total);
  const counted = { source, numbers, tuples, classes, missing };
  if (suppressed > goal.mostSuppressed) {
    return { ...counted, node: { levels, suppressed, loss: Number.POSITIVE_INFINITY, lost } };
  }
  for (const [column, recoded] of columns.entries()) {
    lost[column] += lostBySuppression(missing, classes, recoded, losses.levels[column][levels[column]].bySuppression);
    yield 0;
  }
  return { ...counted, node: { levels, suppressed, loss: losses.combine(lost), lost } };
}

/** The classes that miss the goal, and how many rows they have. */
function missingClasses(
  sizes: Uint32Array,
  diversities: Uint32Array | undefined,
  { k, diversity }: Goal,
): { missing: Uint32Array; suppressed: number } {
  const missing = new Uint32Array(sizes.length);
  let count = 0;
  let suppressed = 0;
  for (let i = 0; i < sizes.length; i++) {
    if (sizes[i] >= k && (diversities === undefined || diversities[i] >= diversity)) continue;
    missing[count++] = i;
    suppressed += sizes[i];
  }
  return { missing: missing.subarray(0, count), suppressed };
}

/** What the cells of one column lose by being suppressed in these classes. */
function lostBySuppression(
  missing: Uint32Array,
  { sizes, first }: Classes,
  { codes, groupOf }: RecodedColumn,
  bySuppression: Float64Array,
): number {
  let lost = 0;
  for (let i = 0; i < missing.length; i++) lost += sizes[missing[i]] * bySuppression[groupOf[codes[first[missing[i]]]]];
  return lost;
}
