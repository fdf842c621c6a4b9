/** The classes of a table of codes, counted again and again while its columns are shuffled: exact, without a key of text. */
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
  /** Entries of class, key and new number + 1, found by open addressing. */
  readonly #slots: Int32Array;
  readonly #sizes: Uint32Array;

  constructor(rows: number) {
    this.#rows = rows;
    this.#classes = new Uint32Array(rows);
    this.#keys = new Uint32Array(rows);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(16, rows * 1.5))) * 3);
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
    for (let from = 0; from < this.#slots.length; from += blockRows * 8) {
      this.#slots.fill(0, from, from + blockRows * 8);
      yield 0;
    }
    let given = 0;
    for (let from = 0; from < this.#rows; from += blockRows) {
      const to = Math.min(this.#rows, from + blockRows);
      given = numberRows(this.#classes, this.#keys, from, to, this.#slots, this.#sizes, given);
      yield to;
    }
    return this.#sizes.subarray(0, given);
  }
}

/** Keys stay below 2^32, so arithmetic modulo 2^32 loses nothing. */
function appendDigit(keys: Uint32Array, codes: Uint32Array, limit: number, from: number, to: number): void {
  for (let row = from; row < to; row++) keys[row] = (Math.imul(keys[row], limit) + codes[row]) | 0;
}

/** Numbers pairs of class and key by first appearance, after the `given` numbers, and counts their rows. Returns the numbers given. */
function numberRows(
  classes: Uint32Array,
  keys: Uint32Array,
  from: number,
  to: number,
  slots: Int32Array,
  sizes: Uint32Array,
  given: number,
): number {
  const mask = slots.length / 3 - 1;
  let last = given;
  for (let row = from; row < to; row++) {
    const key = keys[row] | 0;
    const before = classes[row] | 0;
    let slot = mix(key ^ mix(before)) & mask;
    let number = slots[slot * 3 + 2];
    while (number !== 0 && (slots[slot * 3] !== key || slots[slot * 3 + 1] !== before)) {
      slot = (slot + 1) & mask;
      number = slots[slot * 3 + 2];
    }
    if (number === 0) {
      number = ++last;
      slots[slot * 3] = key;
      slots[slot * 3 + 1] = before;
      slots[slot * 3 + 2] = number;
      sizes[number - 1] = 0;
    }
    sizes[number - 1]++;
    classes[row] = number - 1;
    keys[row] = 0;
  }
  return last;
}

/** Spreads a key over 32 bits. */
function mix(key: number): number {
  const product = Math.imul(key ^ (key >>> 16), 0x7feb352d);
  const again = Math.imul(product ^ (product >>> 15), 0x846ca68b);
  return again ^ (again >>> 16);
}
