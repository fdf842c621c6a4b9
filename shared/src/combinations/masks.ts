/** Sets of columns as bits in 32-bit words, any number of columns; many sets lie one after the other in one array. */
import { hashEnd, hashed, hashStart, MOST_PROBES } from '../hashing/index.ts';

export function wordsFor(columns: number): number {
  return Math.max(1, (columns + 31) >>> 5);
}

export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The set of all columns. */
export function allColumns(columns: number): Int32Array {
  const mask = new Int32Array(wordsFor(columns));
  for (let column = 0; column < columns; column++) mask[column >>> 5] |= 1 << (column & 31);
  return mask;
}

/** The columns of the set at `offset`, ascending. */
export function columnsOf(masks: Int32Array, offset: number, words: number): number[] {
  const columns: number[] = [];
  for (let word = 0; word < words; word++) {
    for (let bits = masks[offset + word]; bits !== 0; bits &= bits - 1) columns.push(word * 32 + lowestBit(bits));
  }
  return columns;
}

export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

export function sizeOf(masks: Int32Array, offset: number, words: number): number {
  let size = 0;
  for (let word = 0; word < words; word++) size += bitCount(masks[offset + word]);
  return size;
}

/** Distinct sets of columns, in order of their coming. */
export class MaskSet {
  readonly words: number;
  #masks: Int32Array;
  #count = 0;
  /** Open addressing: number of the set + 1. */
  #table = new Int32Array(64);
  /** Sets that found no free place near their own. */
  readonly #far = new Set<string>();

  constructor(columns: number) {
    this.words = wordsFor(columns);
    this.#masks = new Int32Array(32 * this.words);
  }

  get count(): number {
    return this.#count;
  }

  /** The sets, `words` entries each; a view that the next addition may replace. */
  get masks(): Int32Array {
    return this.#masks.subarray(0, this.#count * this.words);
  }

  /** Adds the set at `offset`; false if it was there. */
  add(masks: Int32Array, offset: number): boolean {
    const words = this.words;
    if (this.#count * 2 >= this.#table.length) this.#enlarge();
    const slot = this.#slotFor(masks, offset);
    const isKnown = slot < 0 ? this.#far.has(this.#textOf(masks, offset)) : this.#table[slot] !== 0;
    if (isKnown) return false;
    if ((this.#count + 1) * words > this.#masks.length) {
      const larger = new Int32Array(this.#masks.length * 2);
      larger.set(this.#masks);
      this.#masks = larger;
    }
    for (let word = 0; word < words; word++) this.#masks[this.#count * words + word] = masks[offset + word];
    this.#enter(slot, this.#count++);
    return true;
  }

  #equals(at: number, masks: Int32Array, offset: number): boolean {
    for (let word = 0; word < this.words; word++) if (this.#masks[at + word] !== masks[offset + word]) return false;
    return true;
  }

  /** The place of a set, or the free one where it would be; −1 if there is neither near its own. */
  #slotFor(masks: Int32Array, offset: number): number {
    const last = this.#table.length - 1;
    let hash = hashStart(this.words);
    for (let word = 0; word < this.words; word++) hash = hashed(hash, masks[offset + word]);
    let slot = hashEnd(hash) & last;
    for (let probes = 0; probes < MOST_PROBES; probes++) {
      const entry = this.#table[slot];
      if (entry === 0 || this.#equals((entry - 1) * this.words, masks, offset)) return slot;
      slot = (slot + 1) & last;
    }
    return -1;
  }

  #enter(slot: number, set: number): void {
    if (slot >= 0) this.#table[slot] = set + 1;
    else this.#far.add(this.#textOf(this.#masks, set * this.words));
  }

  /** A text of digits alone, which engines place by its number, is none. */
  #textOf(masks: Int32Array, offset: number): string {
    return `${masks.subarray(offset, offset + this.words).join()},`;
  }

  #enlarge(): void {
    this.#table = new Int32Array(this.#table.length * 4);
    this.#far.clear();
    for (let set = 0; set < this.#count; set++) this.#enter(this.#slotFor(this.#masks, set * this.words), set);
  }
}
