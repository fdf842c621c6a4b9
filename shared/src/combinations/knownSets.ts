/**
 * What somebody finds who knows some columns of a person, over all sets of columns of each size: how many people a set leaves
 * among fewer than k, how many some set does, and the smallest crowd. Depth first, each set dividing what the set before it left;
 * people who are below k stay so whatever else is known, and are not looked at again.
 */
import type { Codes } from '../table/index.ts';
import { CrowdMarks } from './crowdMarks.ts';
import type { CrowdPeople } from './crowdPeople.ts';
import { CrowdRefinery, type Crowds } from './crowdRefinery.ts';
import { type SearchColumn, searchColumns } from './searchColumns.ts';

/** Sets of columns that are looked at in all: sizes that would take more are left open, whatever the time. */
const MOST_SETS = 2 ** 20;
/** Where all sizes that are left come to no more sets and rows, they are looked at in one go. */
const MOST_AT_ONCE = 2 ** 13;
const MOST_ROWS_AT_ONCE = 2 ** 29;
/** Sets times rows that are worth looking at where they yield no more than the means, which a sample estimates. */
const MOST_FOR_MEANS = 2 ** 26;
/** Rows divided between two yields. */
const SLICE = 20_000;
/** A set costs as much as so many rows, however few it has. */
const WORK_A_SET = 20;

/** Called for each set that is looked at: its columns are the first `size` entries, and change afterwards. */
type OnSet = (columns: readonly number[], size: number, below: number) => void;

interface WorstSet {
  readonly columns: readonly number[];
  /** People that the set leaves among fewer than k. */
  readonly below: number;
}

export class KnownSets {
  readonly people: CrowdPeople;
  readonly columns: number;
  readonly #k: number;
  readonly #onSet: OnSet | undefined;
  readonly #ordered: readonly SearchColumn[];
  readonly #marks: CrowdMarks;
  readonly #refinery: CrowdRefinery;
  readonly #everyone: Crowds;
  /** Size → the worst set found of at most so many columns; at 0 the empty one. */
  readonly #worst: WorstSet[];
  /** Size → the smallest crowd found by at most so many columns. */
  readonly #smallest: number[];
  readonly #chosen: number[] = [];
  #proven = 0;
  #from = 1;
  #to = 0;
  #work = 0;

  private constructor(people: CrowdPeople, k: number, ordered: readonly SearchColumn[], onSet: OnSet | undefined) {
    this.people = people;
    this.columns = ordered.length;
    this.#k = k;
    this.#onSet = onSet;
    this.#ordered = ordered;
    this.#marks = new CrowdMarks(people, ordered.length);
    this.#refinery = new CrowdRefinery(people, k, this.#marks, ordered);
    const { rows } = people;
    this.#everyone = { rows, starts: Uint32Array.of(0, rows.length), people: Uint32Array.of(people.people) };
    // People with too few like them in all are found without any knowledge.
    if (people.people < k) for (const row of rows) this.#marks.mark(people.personOfRow[row], 0);
    const nothing = { columns: [], below: this.#marks.below };
    this.#worst = Array.from({ length: ordered.length + 1 }, () => nothing);
    this.#smallest = Array.from({ length: ordered.length + 1 }, () => people.people);
  }

  /** `rows`: of the table. Yields the rows counted. */
  static *over(
    columns: readonly Codes[],
    rows: number,
    people: CrowdPeople,
    k: number,
    onSet?: OnSet,
  ): Generator<number, KnownSets> {
    return new KnownSets(people, k, yield* searchColumns(columns, rows), onSet);
  }

  /** All sets of up to so many columns are looked at. */
  get provenSize(): number {
    return this.#proven;
  }

  /** The worst set found of at most so many columns. */
  worst(size: number): WorstSet {
    return this.#worst[size];
  }

  /** People that some set of at most this many columns leaves among fewer than k, as far as sets were looked at. */
  any(size: number): number {
    return this.#marks.any(size);
  }

  /** The smallest crowd by at most so many columns, as far as sets were looked at. */
  smallest(size: number): number {
    return this.#smallest[size];
  }

  /** Looks at the sets of up to `largest` columns, size by size. May be left at any step; yields itself. */
  *search(largest = this.columns): Generator<KnownSets, KnownSets> {
    let looked = 0;
    while (this.#proven < largest) {
      const left = this.#setsUpTo(this.#proven + 1, largest);
      const isLittle = left <= MOST_AT_ONCE && left * this.people.rows.length <= MOST_ROWS_AT_ONCE;
      this.#from = this.#proven + 1;
      this.#to = isLittle ? largest : this.#from;
      const sets = this.#setsUpTo(this.#from, this.#to);
      looked += sets;
      if (looked > MOST_SETS) return this;
      if (this.#isSettled(this.#from) && sets * this.people.rows.length > MOST_FOR_MEANS) return this;
      // A set that was left in the middle counts as not begun.
      this.#marks.returnTo(this.#first);
      yield* this.#descend(this.#everyone, 0, 0);
      this.#proven = this.#to;
      yield this;
      // Before the sizes that may take too long, so that something is known of all.
      if (this.#proven === 2 && largest > 2) yield* this.#extendWorst();
    }
    return this;
  }

  /** Goes on from the worst set that is known, always with the column that is worst next, until nobody more can be found. */
  *#extendWorst(): Generator<KnownSets, void> {
    this.#marks.returnTo(this.#first);
    const { columns } = this.#worst[this.#proven];
    const chosen = this.#ordered.filter(({ index }) => columns.includes(index));
    let crowds = this.#everyone;
    for (const [i, column] of chosen.entries()) crowds = yield* this.#refined(crowds, column, i + 1);
    while (chosen.length < this.columns && this.#marks.below < this.people.belowOnAll) {
      const size = chosen.length + 1;
      const left = this.#ordered.filter((column) => !chosen.includes(column));
      let best = { below: -1, column: left[0] };
      for (const column of left) {
        const place = this.#marks.place;
        yield* this.#paced(this.#refinery.mark(crowds, column, size));
        this.#note(size);
        if (this.#marks.below > best.below) best = { below: this.#marks.below, column };
        this.#compare(
          [...chosen, column].map(({ index }) => index),
          size,
        );
        this.#marks.returnTo(place);
      }
      chosen.push(best.column);
      crowds = yield* this.#refined(crowds, best.column, size);
    }
    this.#marks.returnTo(this.#first);
  }

  /** The people that one set leaves among fewer than k. */
  *belowOn(columns: readonly number[]): Generator<KnownSets, number> {
    this.#marks.returnTo(this.#first);
    const ordered = this.#ordered.filter(({ index }) => columns.includes(index));
    let crowds = this.#everyone;
    for (const [i, column] of ordered.entries()) {
      if (crowds.people.length === 0 || this.#marks.below === this.people.belowOnAll) break;
      crowds = yield* this.#refined(crowds, column, i + 1);
    }
    this.#compare(columns, columns.length);
    const { below } = this.#marks;
    this.#marks.returnTo(this.#first);
    return below;
  }

  *#refined(crowds: Crowds, column: SearchColumn, size: number): Generator<KnownSets, Crowds> {
    const refined = yield* this.#paced(this.#refinery.refine(crowds, column, size, this.#k));
    this.#note(size);
    return refined;
  }

  /** Nothing but the means is open of sets of at least so many columns. */
  #isSettled(size: number): boolean {
    const { belowOnAll, smallest } = this.people;
    return this.#worst[size].below === belowOnAll && this.#smallest[size] === smallest;
  }

  /** Marks that hold whatever is chosen. */
  get #first(): number {
    return this.people.people < this.#k ? this.people.weights.length : 0;
  }

  #setsUpTo(from: number, to: number): number {
    let sets = 0;
    let ofSize = 1;
    for (let size = 1; size <= to; size++) {
      ofSize = (ofSize * (this.columns - size + 1)) / size;
      if (size >= from) sets += ofSize;
    }
    return sets;
  }

  /** All sets that go on from the columns chosen with columns from `next` on. */
  *#descend(crowds: Crowds, next: number, depth: number): Generator<KnownSets, void> {
    const size = depth + 1;
    const last = this.columns - Math.max(1, this.#from - depth);
    for (let place = next; place <= last; place++) {
      const column = this.#ordered[place];
      const marked = this.#marks.place;
      this.#chosen[depth] = column.index;
      const goesOn = size < this.#to && place + 1 < this.columns;
      const { smallest } = this.people;
      // Those who are below k already are divided on only while a smaller crowd may come of it.
      const least = goesOn && this.#smallest[size + 1] > smallest ? smallest + 1 : this.#k;
      let left = crowds;
      if (crowds.people.length > 0 && (this.#marks.below < this.people.belowOnAll || this.#smallest[size] > smallest)) {
        if (goesOn) left = yield* this.#paced(this.#refinery.refine(crowds, column, size, least));
        else yield* this.#paced(this.#refinery.mark(crowds, column, size));
        this.#note(size);
      }
      if (size >= this.#from) {
        this.#onSet?.(this.#chosen, size, this.#marks.below);
        this.#compare(this.#chosen, size);
      }
      if (goesOn) yield* this.#descend(left, place + 1, size);
      this.#marks.returnTo(marked);
      this.#work += WORK_A_SET;
      if (this.#work > SLICE) yield* this.#pause();
    }
  }

  #note(size: number): void {
    const { smallest } = this.#refinery;
    for (let at = size; at <= this.columns && this.#smallest[at] > smallest; at++) this.#smallest[at] = smallest;
  }

  #compare(columns: readonly number[], size: number): void {
    const { below } = this.#marks;
    if (below <= this.#worst[size].below) return;
    const worst = { columns: columns.slice(0, size).sort((a, b) => a - b), below };
    for (let at = size; at <= this.columns && this.#worst[at].below < below; at++) this.#worst[at] = worst;
  }

  *#paced<T>(work: Generator<number, T>): Generator<KnownSets, T> {
    for (;;) {
      const step = work.next();
      if (step.done === true) return step.value;
      this.#work += step.value;
      if (this.#work > SLICE) yield* this.#pause();
    }
  }

  *#pause(): Generator<KnownSets, void> {
    this.#work = 0;
    yield this;
  }
}
