/** How many different rows a table of codes has if one of its columns is left out or told less exactly: for each column in turn, without looking at all others again. */
import { blockRows } from './shuffling.ts';

/** Numbers below 2^32 that are odd. */
const [firstFactor, secondFactor] = [0x9e3779b1, 0x85ebca77];

/**
 * A row's key is the sum of 64 scattered bits for each of its cells, so that a column is taken out by subtraction. Two rows that
 * differ have the same key with a probability of 2^−64: of a million rows two do with one of about 10^−8.
 */
export class TableKeys {
  readonly #rows: number;
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  /** Two halves of a key and whether there is one. */
  readonly #slots: Int32Array;
  #table: readonly Uint32Array[] = [];

  constructor(rows: number) {
    this.#rows = rows;
    this.#first = new Int32Array(rows);
    this.#second = new Int32Array(rows);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(16, rows * 1.5))) * 3);
  }

  /** Yields columns done. */
  *take(table: readonly Uint32Array[]): Generator<number, void> {
    this.#table = table;
    for (let from = 0; from < this.#rows; from += blockRows * 8) {
      this.#first.fill(0, from, from + blockRows * 8);
      this.#second.fill(0, from, from + blockRows * 8);
      yield 0;
    }
    for (const [i, codes] of table.entries()) {
      for (let from = 0; from < this.#rows; from += blockRows) {
        addColumn(this.#first, this.#second, i, codes, from, Math.min(this.#rows, from + blockRows));
        yield i;
      }
    }
  }

  /** Different rows; of the column at `place` the code is replaced by its group, or left out. Undefined: the table as it is. Yields rows done. */
  *distinct(change?: { readonly place: number; readonly groupOf: Uint32Array | undefined }): Generator<number, number> {
    for (let from = 0; from < this.#slots.length; from += blockRows * 8) {
      this.#slots.fill(0, from, from + blockRows * 8);
      yield 0;
    }
    let found = 0;
    for (let from = 0; from < this.#rows; from += blockRows) {
      found += this.#enter(change, from, Math.min(this.#rows, from + blockRows));
      yield from;
    }
    return found;
  }

  #enter(
    change: { readonly place: number; readonly groupOf: Uint32Array | undefined } | undefined,
    from: number,
    to: number,
  ): number {
    const slots = this.#slots;
    const mask = slots.length / 3 - 1;
    const place = change?.place ?? 0;
    const codes = change && this.#table[place];
    const groupOf = change?.groupOf;
    let found = 0;
    for (let row = from; row < to; row++) {
      let first = this.#first[row];
      let second = this.#second[row];
      if (codes) {
        first -= scattered(codes[row], place, firstFactor);
        second -= scattered(codes[row], place, secondFactor);
        if (groupOf) {
          first += scattered(groupOf[codes[row]], place, firstFactor);
          second += scattered(groupOf[codes[row]], place, secondFactor);
        }
        first |= 0;
        second |= 0;
      }
      let slot = (first ^ Math.imul(second, firstFactor)) & mask;
      while (slots[slot * 3 + 2] !== 0 && (slots[slot * 3] !== first || slots[slot * 3 + 1] !== second)) {
        slot = (slot + 1) & mask;
      }
      if (slots[slot * 3 + 2] !== 0) continue;
      slots[slot * 3] = first;
      slots[slot * 3 + 1] = second;
      slots[slot * 3 + 2] = 1;
      found++;
    }
    return found;
  }
}

function addColumn(
  first: Int32Array,
  second: Int32Array,
  place: number,
  codes: Uint32Array,
  from: number,
  to: number,
): void {
  for (let row = from; row < to; row++) {
    first[row] += scattered(codes[row], place, firstFactor);
    second[row] += scattered(codes[row], place, secondFactor);
  }
}

/** 32 bits for a code of a column: the finisher of MurmurHash3 on both. */
function scattered(code: number, place: number, factor: number): number {
  let bits = Math.imul(code + 1, factor) ^ Math.imul(place + 1, 0xc2b2ae3d);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
