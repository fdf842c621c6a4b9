/** The classes of a table of codes, counted again and again while its columns are shuffled: exact, without a key of text. */
import { PairTable } from '../../hashing/index.ts';
import { telling } from './progress.ts';
import { blockRows } from './shuffling.ts';

const keyLimit = 2 ** 32;

/** Its arrays are made once, for tables of a number of rows. */
export class TupleCounter {
  readonly #rows: number;
  /** Row → its class by the columns numbered so far. */
  readonly #classes: Uint32Array;
  /** Row → its codes in the columns since then, as digits of one number. */
  readonly #keys: Uint32Array;
  readonly #pairs: PairTable;
  readonly #sizes: Uint32Array;

  constructor(rows: number) {
    this.#rows = rows;
    this.#classes = new Uint32Array(rows);
    this.#keys = new Uint32Array(rows);
    this.#pairs = new PairTable(new Int32Array(PairTable.entriesFor(rows)));
    this.#sizes = new Uint32Array(rows);
  }

  /**
   * The sizes of the classes of rows that agree on all columns, in an array that the next count overwrites. All codes
   * of `columns[i]` are below `limits[i]`. Yields columns handled.
   */
  *count(columns: readonly Uint32Array[], limits: readonly number[]): Generator<number, Uint32Array> {
    let limit = 1;
    for (let from = 0; from < this.#rows; from += blockRows * 8) {
      this.#classes.fill(0, from, from + blockRows * 8);
      this.#keys.fill(0, from, from + blockRows * 8);
      yield 0;
    }
    for (const [i, column] of columns.entries()) {
      if (limit * limits[i] > keyLimit) {
        const sizes = yield* telling(i, this.#number());
        if (sizes.length === this.#rows) return sizes;
        limit = 1;
      }
      limit *= limits[i];
      for (let from = 0; from < this.#rows; from += blockRows) {
        appendDigit(this.#keys, column, limits[i], from, Math.min(this.#rows, from + blockRows));
        yield i;
      }
    }
    return yield* telling(columns.length, this.#number());
  }

  /** Divides the classes by the keys, which are empty again afterwards. */
  *#number(): Generator<number, Uint32Array> {
    yield* this.#pairs.clear();
    let given = 0;
    for (let from = 0; from < this.#rows; from += blockRows) {
      const to = Math.min(this.#rows, from + blockRows);
      const classes = this.#classes.subarray(from, to);
      const keys = this.#keys.subarray(from, to);
      const before = given;
      given = this.#pairs.number(classes, keys, classes, before);
      this.#sizes.fill(0, before, given);
      countInto(this.#sizes, classes);
      keys.fill(0);
      yield to;
    }
    return this.#sizes.subarray(0, given);
  }
}

/** Keys stay below 2^32, so arithmetic modulo 2^32 loses nothing. */
function appendDigit(keys: Uint32Array, codes: Uint32Array, limit: number, from: number, to: number): void {
  for (let row = from; row < to; row++) keys[row] = (Math.imul(keys[row], limit) + codes[row]) | 0;
}

function countInto(sizes: Uint32Array, classes: Uint32Array): void {
  for (let i = 0; i < classes.length; i++) sizes[classes[i]]++;
}
