/** Dividing crowds by one column more: who is then among fewer than k people, and the crowds that are left to be divided further. */
import type { CrowdMarks } from './crowdMarks.ts';
import type { CrowdPeople } from './crowdPeople.ts';
import { lastWithin } from './refinery.ts';
import { blockRows, gather, type SearchColumn } from './searchColumns.ts';

/** Rows crowd by crowd; those of a person stand together within each. */
export interface Crowds {
  readonly rows: Uint32Array;
  /** Crowd → where it begins in `rows`; one entry more than there are crowds. */
  readonly starts: Uint32Array;
  /** Crowd → its people. */
  readonly people: Uint32Array;
}

interface Growing extends Crowds {
  count: number;
}

export class CrowdRefinery {
  readonly #k: number;
  readonly #personOfRow: Uint32Array;
  readonly #weights: Uint32Array;
  readonly #marks: CrowdMarks;
  /** Code → the crowd it was last seen in, so that nothing has to be cleared between crowds. */
  readonly #seenIn: Int32Array;
  readonly #rowsOf: Uint32Array;
  readonly #peopleOf: Uint32Array;
  readonly #lastPerson: Uint32Array;
  readonly #places: Int32Array;
  readonly #keys = new Uint32Array(blockRows);
  #crowd = 0;
  #smallest = 0;

  constructor(people: CrowdPeople, k: number, marks: CrowdMarks, columns: readonly SearchColumn[]) {
    this.#k = k;
    this.#personOfRow = people.personOfRow;
    this.#weights = people.weights;
    this.#marks = marks;
    const codes = columns.reduce((most, { frequencies }) => Math.max(most, frequencies.length), 1);
    this.#seenIn = new Int32Array(codes);
    this.#rowsOf = new Uint32Array(codes);
    this.#peopleOf = new Uint32Array(codes);
    this.#lastPerson = new Uint32Array(codes);
    this.#places = new Int32Array(codes);
  }

  /** The smallest crowd that the last division met. */
  get smallest(): number {
    return this.#smallest;
  }

  /** Marks who falls below k by this column as the last of `size`; those who are below already have no crowd to divide. Yields work done. */
  *mark(crowds: Crowds, column: SearchColumn, size: number): Generator<number, void> {
    yield* this.#divide(crowds, column, size, undefined, 0);
  }

  /** Marks likewise, and gives the crowds of at least `least` people that come of it. */
  *refine(crowds: Crowds, column: SearchColumn, size: number, least: number): Generator<number, Crowds> {
    const length = crowds.rows.length;
    const into: Growing = {
      rows: new Uint32Array(length),
      starts: new Uint32Array((length >> 1) + 1),
      people: new Uint32Array(length >> 1),
      count: 0,
    };
    yield* this.#divide(crowds, column, size, into, least);
    const end = into.starts[into.count];
    const rows = into.rows.subarray(0, end);
    const starts = into.starts.subarray(0, into.count + 1);
    const people = into.people.subarray(0, into.count);
    // A small part is copied, so that it does not keep much memory.
    if (end * 2 > length) return { rows, starts, people };
    return { rows: rows.slice(), starts: starts.slice(), people: people.slice() };
  }

  /** Small crowds come many to a block of keys, one that is larger than a block comes in pieces. */
  *#divide(
    crowds: Crowds,
    { codes }: SearchColumn,
    size: number,
    into: Growing | undefined,
    least: number,
  ): Generator<number, void> {
    const { rows, starts, people } = crowds;
    this.#smallest = Number.POSITIVE_INFINITY;
    for (let crowd = 0; crowd < people.length; ) {
      const begin = starts[crowd];
      const last = lastWithin(starts, crowd);
      if (last > crowd) {
        gather(codes, rows, begin, starts[last], this.#keys);
        for (; crowd < last; crowd++) {
          const [from, to] = [starts[crowd] - begin, starts[crowd + 1] - begin];
          this.#next();
          this.#count(rows, begin, from, to);
          this.#settle(rows, begin, from, to, people[crowd] >= this.#k ? size : 0, into, least);
        }
        yield starts[last] - begin;
        continue;
      }
      this.#next();
      for (let pass = 1; pass <= 2; pass++) {
        for (let at = begin; at < starts[crowd + 1]; at += blockRows) {
          const count = Math.min(starts[crowd + 1] - at, blockRows);
          gather(codes, rows, at, at + count, this.#keys);
          if (pass === 1) this.#count(rows, at, 0, count);
          else this.#settle(rows, at, 0, count, people[crowd] >= this.#k ? size : 0, into, least);
          yield count;
        }
      }
      crowd++;
    }
  }

  #next(): void {
    if (this.#crowd === 2 ** 31 - 1) {
      this.#seenIn.fill(0);
      this.#crowd = 0;
    }
    this.#crowd++;
  }

  #count(rows: Uint32Array, offset: number, from: number, to: number): void {
    const keys = this.#keys;
    const seenIn = this.#seenIn;
    const crowd = this.#crowd;
    for (let i = from; i < to; i++) {
      const key = keys[i];
      const person = this.#personOfRow[rows[offset + i]];
      if (seenIn[key] !== crowd) {
        seenIn[key] = crowd;
        this.#rowsOf[key] = 1;
        this.#peopleOf[key] = this.#weights[person];
        this.#places[key] = -1;
      } else {
        this.#rowsOf[key]++;
        // The rows of a person stand together, so that one look back shows whether they are counted.
        if (this.#lastPerson[key] !== person) this.#peopleOf[key] += this.#weights[person];
      }
      this.#lastPerson[key] = person;
    }
  }

  /** `size`: 0 for a crowd whose people are below k already, which is divided only to find the smallest. */
  #settle(
    rows: Uint32Array,
    offset: number,
    from: number,
    to: number,
    size: number,
    into: Growing | undefined,
    least: number,
  ): void {
    for (let i = from; i < to; i++) {
      const key = this.#keys[i];
      const people = this.#peopleOf[key];
      const row = rows[offset + i];
      if (people < this.#smallest) this.#smallest = people;
      if (size > 0 && people < this.#k) this.#marks.mark(this.#personOfRow[row], size);
      // What one row stands for cannot be divided.
      if (into === undefined || people < least || this.#rowsOf[key] === 1) continue;
      let place = this.#places[key];
      if (place < 0) {
        place = into.starts[into.count];
        into.people[into.count] = people;
        into.starts[++into.count] = place + this.#rowsOf[key];
      }
      into.rows[place] = row;
      this.#places[key] = place + 1;
    }
  }
}
