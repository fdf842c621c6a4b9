/** Tuples of codes, numbered, and found again by their codes: exact, since the codes themselves are kept and compared. */
import { hashEnd, hashed, hashStart, MOST_PROBES } from '../hashing/index.ts';

/** Room for some more than are needed now, so that growing stays rare. */
export function roomFor(size: number): number {
  return Math.ceil(size * 1.25) + 64;
}

export class TupleTable {
  readonly #width: number;
  /** Tuple t is at t × width. */
  #codes: Uint32Array;
  #size: number;
  /** Tuple + 1, or 0 where free. */
  #slots: Int32Array;
  /** Tuples below it are in the slots. */
  #entered = 0;
  /** Tuples that found no free slot near their place. */
  readonly #far = new Map<string, number>();

  /**
   * Holds the first `size` tuples of `codes`, which have to be distinct, and finds them after `enter`.
   * `slots` are all 0, as many as `slotCount` says.
   */
  constructor(width: number, codes: Uint32Array, size: number, slots: Int32Array) {
    this.#width = width;
    this.#codes = codes;
    this.#size = size;
    this.#slots = slots;
  }

  get size(): number {
    return this.#size;
  }

  /** Makes the tuples up to `end` findable. */
  enter(end: number): void {
    const codes = this.#codes;
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let tuple = this.#entered; tuple < end; tuple++) {
      const start = tuple * this.#width;
      let slot = hashOf(codes, start, this.#width) & mask;
      let probes = 0;
      while (slots[slot] !== 0 && ++probes < MOST_PROBES) slot = (slot + 1) & mask;
      if (slots[slot] === 0) slots[slot] = tuple + 1;
      else this.#far.set(textOf(codes.subarray(start, start + this.#width)), tuple);
    }
    this.#entered = end;
  }

  /** The number of a tuple; undefined if it is not there. */
  find(tuple: Uint32Array): number | undefined {
    const mask = this.#slots.length - 1;
    let slot = hashOf(tuple, 0, this.#width) & mask;
    for (let probes = 0; probes < MOST_PROBES; probes++) {
      const entry = this.#slots[slot];
      if (entry === 0) return undefined;
      if (this.#equals(entry - 1, tuple)) return entry - 1;
      slot = (slot + 1) & mask;
    }
    return this.#far.get(textOf(tuple));
  }

  /** The number of a tuple, which is added if it is new. */
  numberOf(tuple: Uint32Array): number {
    return this.find(tuple) ?? this.#add(tuple);
  }

  #add(tuple: Uint32Array): number {
    const end = (this.#size + 1) * this.#width;
    if (end > this.#codes.length) {
      const grown = new Uint32Array(roomFor(this.#size + 1) * this.#width);
      grown.set(this.#codes);
      this.#codes = grown;
    }
    this.#codes.set(tuple, this.#size * this.#width);
    this.#size++;
    if (this.#size * 3 > this.#slots.length * 2) {
      this.#slots = new Int32Array(this.#slots.length * 2);
      this.#far.clear();
      this.#entered = 0;
    }
    this.enter(this.#size);
    return this.#size - 1;
  }

  #equals(number: number, tuple: Uint32Array): boolean {
    const start = number * this.#width;
    for (let i = 0; i < this.#width; i++) if (this.#codes[start + i] !== tuple[i]) return false;
    return true;
  }
}

function hashOf(codes: Uint32Array, start: number, width: number): number {
  let hash = hashStart(width);
  for (let i = start; i < start + width; i++) hash = hashed(hash, codes[i]);
  return hashEnd(hash);
}

/** A tuple of one code is no text of digits alone either: texts of digits are placed by their numbers. */
function textOf(tuple: Uint32Array): string {
  return `${tuple.join()},`;
}
