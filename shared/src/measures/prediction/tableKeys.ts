/**
 * How many different rows a table of codes has if one of its columns is left out or made coarser: for each column in turn, without looking
 * at all others again.
 */
import { hashEnd, hashed, hashStart, PairTable } from '../../hashing/index.ts';
import { blockRows } from './shuffling.ts';

/** What the two halves of a key begin with. */
const halves = [hashStart(1), hashStart(2)] as const;

/**
 * A row's key is the sum of 64 scattered bits for each of its cells, so that a column is taken out by subtraction. Two rows that
 * differ have the same key with a probability of 2^−64, as nobody knows beforehand how bits are scattered: of a million rows two do
 * with one of about 10^−8.
 */
export class TableKeys {
  readonly #rows: number;
  readonly #first: Uint32Array;
  readonly #second: Uint32Array;
  readonly #distinct: PairTable;
  /** The keys of a block of rows after a change, and their numbers. */
  readonly #changed = [new Uint32Array(blockRows), new Uint32Array(blockRows)] as const;
  readonly #numbers = new Uint32Array(blockRows);
  #table: readonly Uint32Array[] = [];

  constructor(rows: number) {
    this.#rows = rows;
    this.#first = new Uint32Array(rows);
    this.#second = new Uint32Array(rows);
    this.#distinct = new PairTable(new Int32Array(PairTable.entriesFor(rows)));
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
        const to = Math.min(this.#rows, from + blockRows);
        addColumn(this.#first, halves[0], i, codes, from, to);
        addColumn(this.#second, halves[1], i, codes, from, to);
        yield i;
      }
    }
  }

  /** Different rows; of the column at `place` the code is replaced by its group, or left out. Undefined: the table as it is. Yields rows done. */
  *distinct(change?: { readonly place: number; readonly groupOf: Uint32Array | undefined }): Generator<number, number> {
    yield* this.#distinct.clear();
    let found = 0;
    for (let from = 0; from < this.#rows; from += blockRows) {
      const to = Math.min(this.#rows, from + blockRows);
      const numbers = this.#numbers.subarray(0, to - from);
      const [first, second] = [this.#first, this.#second].map((keys, half) => {
        const own = keys.subarray(from, to);
        if (change === undefined) return own;
        const codes = this.#table[change.place].subarray(from, to);
        return changedKeys(own, halves[half], change.place, codes, change.groupOf, this.#changed[half]);
      });
      found = this.#distinct.number(first, second, numbers, found);
      yield from;
    }
    return found;
  }
}

/** Keys without what a column added to them, or with what its groups do. */
function changedKeys(
  keys: Uint32Array,
  half: number,
  place: number,
  codes: Uint32Array,
  groupOf: Uint32Array | undefined,
  changed: Uint32Array,
): Uint32Array {
  for (let i = 0; i < keys.length; i++) {
    const group = groupOf === undefined ? 0 : scattered(half, groupOf[codes[i]], place);
    changed[i] = (keys[i] - scattered(half, codes[i], place) + group) | 0;
  }
  return changed;
}

function addColumn(keys: Uint32Array, half: number, place: number, codes: Uint32Array, from: number, to: number): void {
  for (let row = from; row < to; row++) keys[row] += scattered(half, codes[row], place);
}

/** 32 bits for a code of a column. */
function scattered(half: number, code: number, place: number): number {
  return hashEnd(hashed(hashed(half, code), place));
}
