/** Sets of columns as bits in 32-bit words, any number of columns; many sets lie one after the other in one array. */

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
    let slot = this.#slotOf(masks, offset);
    for (; this.#table[slot] !== 0; slot = (slot + 1) & (this.#table.length - 1)) {
      if (this.#equals((this.#table[slot] - 1) * words, masks, offset)) return false;
    }
    if ((this.#count + 1) * words > this.#masks.length) {
      const larger = new Int32Array(this.#masks.length * 2);
      larger.set(this.#masks);
      this.#masks = larger;
    }
    for (let word = 0; word < words; word++) this.#masks[this.#count * words + word] = masks[offset + word];
    this.#table[slot] = ++this.#count;
    return true;
  }

  #equals(at: number, masks: Int32Array, offset: number): boolean {
    for (let word = 0; word < this.words; word++) if (this.#masks[at + word] !== masks[offset + word]) return false;
    return true;
  }

  #slotOf(masks: Int32Array, offset: number): number {
    let hash = 0x9e3779b9 | 0;
    for (let word = 0; word < this.words; word++) {
      hash = Math.imul(hash ^ masks[offset + word], 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    return hash & (this.#table.length - 1);
  }

  #enlarge(): void {
    this.#table = new Int32Array(this.#table.length * 4);
    for (let i = 0; i < this.#count; i++) {
      let slot = this.#slotOf(this.#masks, i * this.words);
      while (this.#table[slot] !== 0) slot = (slot + 1) & (this.#table.length - 1);
      this.#table[slot] = i + 1;
    }
  }
}
