/** One pass of Algorithm 2 over one pair of columns: cells of A change places until the frequent tuples occur as often as they should (R3A section IV.B). */
import { type Random, randomBelow } from '../numeric/index.ts';
import { groupStarts } from './shuffling.ts';

/** `target` rows are to hold value a in the dependent column and b in its determinant. */
export interface TargetTuple {
  readonly a: number;
  readonly b: number;
  readonly target: number;
}

/** Random rows tried for an exchange before all are looked through. */
const guesses = 32;
/** Rows looked at between two yields. */
const rowsAStep = 16384;

/**
 * Only cells of A move, by exchange, so its frequencies stay. Rows that hold a tuple already dealt with are locked. The
 * unlocked rows stand in `pool`, by their value of A, so that a partner is found at once.
 */
export class TupleKeeper {
  readonly #a: Uint32Array;
  readonly #b: Uint32Array;
  readonly #random: Random;
  /** Rows by their value of B, which does not change meanwhile. */
  readonly #startsB: Uint32Array;
  readonly #rowsByB: Uint32Array;
  readonly #startsA: Uint32Array;
  readonly #pool: Uint32Array;
  /** Value of A → end of its unlocked rows in the pool. */
  readonly #ends: Uint32Array;
  /** Row → its place in the pool. */
  readonly #places: Uint32Array;
  readonly #locked: Uint8Array;
  /** Rows of the tuple at hand that hold both values, and those that might. */
  readonly #holding: Uint32Array;
  readonly #open: Uint32Array;
  #exchanges = 0;

  constructor(a: Uint32Array, b: Uint32Array, frequenciesA: Uint32Array, frequenciesB: Uint32Array, random: Random) {
    this.#a = a;
    this.#b = b;
    this.#random = random;
    this.#startsB = groupStarts(frequenciesB);
    this.#rowsByB = new Uint32Array(a.length);
    this.#startsA = groupStarts(frequenciesA);
    this.#pool = new Uint32Array(a.length);
    this.#ends = this.#startsA.slice(0, -1);
    this.#places = new Uint32Array(a.length);
    this.#locked = new Uint8Array(a.length);
    const largest = frequenciesB.reduce((most, frequency) => Math.max(most, frequency), 0);
    this.#holding = new Uint32Array(largest);
    this.#open = new Uint32Array(largest);
  }

  /** Deals with the tuples in their order. Yields rows looked at, and returns how many exchanges were made. */
  *keep(tuples: readonly TargetTuple[]): Generator<number, number> {
    this.#exchanges = 0;
    this.#locked.fill(0);
    yield* this.#sortRows();
    let looked = 0;
    for (const tuple of tuples) {
      this.#deal(tuple);
      const before = looked;
      looked += this.#startsB[tuple.b + 1] - this.#startsB[tuple.b];
      if (Math.floor(looked / rowsAStep) > Math.floor(before / rowsAStep)) yield looked;
    }
    return this.#exchanges;
  }

  /** By how many rows the tuples miss their targets now, those too many among them. Yields rows looked at. */
  *missed(tuples: readonly TargetTuple[]): Generator<number, number> {
    yield* this.#sortRows();
    let looked = 0;
    let missed = 0;
    for (const { a, b, target } of tuples) {
      let holding = 0;
      for (let place = this.#startsB[b]; place < this.#startsB[b + 1]; place++) {
        if (this.#a[this.#rowsByB[place]] === a) holding++;
      }
      missed += Math.abs(target - holding);
      const before = looked;
      looked += this.#startsB[b + 1] - this.#startsB[b];
      if (Math.floor(looked / rowsAStep) > Math.floor(before / rowsAStep)) yield looked;
    }
    return missed;
  }

  *#sortRows(): Generator<number, void> {
    const next = this.#startsB.slice();
    this.#ends.set(this.#startsA.subarray(0, -1));
    for (let from = 0; from < this.#a.length; from += rowsAStep) {
      const to = Math.min(this.#a.length, from + rowsAStep);
      this.#sortBlock(from, to, next);
      yield to;
    }
  }

  #sortBlock(from: number, to: number, next: Uint32Array): void {
    for (let row = from; row < to; row++) {
      this.#rowsByB[next[this.#b[row]]++] = row;
      this.#putInPool(row, this.#ends[this.#a[row]]++);
    }
  }

  #deal({ a, b, target }: TargetTuple): void {
    let [holding, open] = [0, 0];
    for (let place = this.#startsB[b]; place < this.#startsB[b + 1]; place++) {
      const row = this.#rowsByB[place];
      if (this.#locked[row] === 1) continue;
      if (this.#a[row] === a) this.#holding[holding++] = row;
      else this.#open[open++] = row;
    }
    for (; holding > target; holding--) {
      const row = take(this.#holding, holding, this.#random);
      if (!this.#moveAway(row, b)) break;
    }
    for (let i = 0; i < holding; i++) this.#lock(this.#holding[i]);
    // All unlocked rows with this value of A have another value of B now.
    for (; holding < target && open > 0 && this.#ends[a] > this.#startsA[a]; holding++, open--) {
      const row = take(this.#open, open, this.#random);
      const unlocked = this.#ends[a] - this.#startsA[a];
      this.#exchange(row, this.#pool[this.#startsA[a] + randomBelow(this.#random, unlocked)]);
      this.#lock(row);
    }
  }

  /** Exchanges the cell of A with that of a row of other values. Returns whether there was one. */
  #moveAway(row: number, b: number): boolean {
    const rows = this.#a.length;
    const start = randomBelow(this.#random, rows);
    for (let tried = 0; tried < rows + guesses; tried++) {
      const other = tried < guesses ? randomBelow(this.#random, rows) : (start + tried) % rows;
      if (this.#locked[other] === 1 || this.#a[other] === this.#a[row] || this.#b[other] === b) continue;
      this.#exchange(row, other);
      return true;
    }
    return false;
  }

  #exchange(row: number, other: number): void {
    const [place, otherPlace] = [this.#places[row], this.#places[other]];
    const kept = this.#a[row];
    this.#a[row] = this.#a[other];
    this.#a[other] = kept;
    this.#putInPool(row, otherPlace);
    this.#putInPool(other, place);
    this.#exchanges++;
  }

  /** Takes the row out of the pool. */
  #lock(row: number): void {
    const last = --this.#ends[this.#a[row]];
    this.#putInPool(this.#pool[last], this.#places[row]);
    this.#locked[row] = 1;
  }

  #putInPool(row: number, place: number): void {
    this.#pool[place] = row;
    this.#places[row] = place;
  }
}

/** One of the first `count` rows, which leaves its place to the last of them. */
function take(rows: Uint32Array, count: number, random: Random): number {
  const place = randomBelow(random, count);
  const row = rows[place];
  rows[place] = rows[count - 1];
  return row;
}
