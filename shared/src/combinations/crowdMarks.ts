/**
 * The people who are below k by the columns chosen so far, taken back when a column is left again; and how few columns it took at least.
 */
import type { CrowdPeople } from './crowdPeople.ts';

export class CrowdMarks {
  /** People who are below k by the columns chosen. */
  below = 0;
  /** Size → people that this many columns are enough for, and no fewer that were looked at. */
  readonly #enough: Float64Array;
  readonly #weights: Uint32Array;
  readonly #isBelow: Uint8Array;
  /** Person → columns that are enough; one more than there are, where none is known. */
  readonly #least: Uint8Array;
  readonly #marked: Uint32Array;
  #count = 0;

  constructor({ weights }: CrowdPeople, columns: number) {
    this.#weights = weights;
    this.#isBelow = new Uint8Array(weights.length);
    this.#least = new Uint8Array(weights.length).fill(columns + 1);
    this.#marked = new Uint32Array(weights.length);
    this.#enough = new Float64Array(columns + 2);
  }

  mark(person: number, columns: number): void {
    if (this.#isBelow[person] === 1) return;
    this.#isBelow[person] = 1;
    this.#marked[this.#count++] = person;
    const weight = this.#weights[person];
    this.below += weight;
    const least = this.#least[person];
    if (least <= columns) return;
    this.#least[person] = columns;
    this.#enough[least] -= weight;
    this.#enough[columns] += weight;
  }

  /** How many are marked, to return to. */
  get place(): number {
    return this.#count;
  }

  returnTo(place: number): void {
    while (this.#count > place) {
      const person = this.#marked[--this.#count];
      this.#isBelow[person] = 0;
      this.below -= this.#weights[person];
    }
  }

  /** People that some set of at most this many columns that was looked at leaves below k. */
  any(columns: number): number {
    let people = 0;
    for (let size = 0; size <= columns; size++) people += this.#enough[size];
    return people;
  }
}
