/** Tuples of values in order, so that those which match a tuple are found by ranges: blocks of equal values first, then column by column. */
import { filled } from './filled.ts';
import { matchesPerValue, type TolerantColumn } from './tolerantColumn.ts';

/** Tuples, one a class of equal rows. */
export interface Tuples {
  /** Tuple → rows. */
  readonly rows: Uint32Array;
  /** Tuple → what it has in all columns that are known exactly, as a number below `blocks`. */
  readonly block: Uint32Array;
  readonly blocks: number;
  /** For each column that is not: tuple → value. */
  readonly values: readonly Uint32Array[];
}

export interface TupleIndex {
  /** Sorted by block, then by the ranks of each column. */
  readonly block: Uint32Array;
  /** Block → its first tuple, and one more. */
  readonly blockStarts: Uint32Array;
  readonly columns: readonly TolerantColumn[];
  readonly ranks: readonly Uint32Array[];
  /** Rows of all tuples before each. */
  readonly rowsBefore: Float64Array;
}

const TUPLES_A_STEP = 16_384;

/** Columns with few matches come first, so that few tuples are looked at, and the widest band last, which is counted in one go. Yields tuples done. */
export function* tupleIndex(tuples: Tuples, columns: readonly TolerantColumn[]): Generator<number, TupleIndex> {
  const places = columnOrder(columns);
  const count = tuples.rows.length;
  const ranks: Uint32Array[] = [];
  for (const place of places) {
    const column = columns[place];
    const values = tuples.values[place];
    ranks.push(column.kind === 'band' ? yield* filled(count, (tuple) => column.rankOf[values[tuple]]) : values);
  }
  let order = yield* filled(count, (tuple) => tuple);
  for (let i = places.length - 1; i >= 0; i--) {
    const column = columns[places[i]];
    const limit = column.kind === 'band' ? column.first.length : column.starts.length - 1;
    order = (yield* sortedBy(order, ranks[i], limit)).order;
  }
  const { order: sorted, starts } = yield* sortedBy(order, tuples.block, tuples.blocks);
  const rowsBefore = new Float64Array(count + 1);
  for (let i = 0; i < count; i++) {
    rowsBefore[i + 1] = rowsBefore[i] + tuples.rows[sorted[i]];
    if (i % TUPLES_A_STEP === 0) yield i;
  }
  const inOrder = (of: Uint32Array) => filled(count, (i) => of[sorted[i]]);
  const ranksInOrder: Uint32Array[] = [];
  for (const ofColumn of ranks) ranksInOrder.push(yield* inOrder(ofColumn));
  return {
    block: yield* inOrder(tuples.block),
    blockStarts: starts,
    columns: places.map((place) => columns[place]),
    ranks: ranksInOrder,
    rowsBefore,
  };
}

function columnOrder(columns: readonly TolerantColumn[]): number[] {
  const order = columns.map((_, place) => place);
  order.sort((a, b) => matchesPerValue(columns[a]) - matchesPerValue(columns[b]));
  const widest = order.findLastIndex((place) => columns[place].kind === 'band');
  return widest < 0 ? order : [...order.toSpliced(widest, 1), order[widest]];
}

/** By counting, which keeps the order among equals. */
function* sortedBy(order: Uint32Array, keyOf: Uint32Array, limit: number) {
  const starts = new Uint32Array(limit + 1);
  for (let i = 0; i < order.length; i++) {
    starts[keyOf[order[i]] + 1]++;
    if (i % TUPLES_A_STEP === 0) yield i;
  }
  for (let key = 0; key < limit; key++) starts[key + 1] += starts[key];
  const next = starts.slice();
  const sorted = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) {
    sorted[next[keyOf[order[i]]]++] = order[i];
    if (i % TUPLES_A_STEP === 0) yield i;
  }
  return { order: sorted, starts };
}
