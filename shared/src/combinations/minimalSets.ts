/** The sets that contain no other set: only they matter to hitting sets, because hitting a set hits all that contain it. */
import { sizeOf, wordsFor } from './masks.ts';

/** Comparisons of words between two yields. */
const sliceLength = 100_000;

/** Distinct sets in, minimal sets out, smallest first. Yields the sets handled. */
export function* minimalSets(masks: Int32Array, columns: number): Generator<number, Int32Array> {
  const words = wordsFor(columns);
  const count = masks.length / words;
  const order = yield* bySize(masks, columns, words);
  const kept = new KeptSets(columns, words, count);
  for (let i = 0, work = 0; i < count; i++) {
    const offset = order[i] * words;
    work += kept.add(masks, offset);
    if (work < sliceLength) continue;
    work = 0;
    yield i;
  }
  return kept.masks.slice(0, kept.count * words);
}

/** Numbers of the sets by ascending number of columns, by counting. */
function* bySize(masks: Int32Array, columns: number, words: number): Generator<number, Uint32Array> {
  const count = masks.length / words;
  const sizes = new Uint32Array(count);
  const places = new Uint32Array(columns + 2);
  const order = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    sizes[i] = sizeOf(masks, i * words, words);
    places[sizes[i] + 1]++;
    if (i % sliceLength === sliceLength - 1) yield 0;
  }
  for (let size = 1; size < places.length; size++) places[size] += places[size - 1];
  for (let i = 0; i < count; i++) order[places[sizes[i]]++] = i;
  return order;
}

class KeptSets {
  readonly masks: Int32Array;
  count = 0;
  readonly #columns: number;
  readonly #words: number;
  /** For every 32 kept sets a word a column: which of them contain it. */
  #containing: Int32Array;
  readonly #outside: Int32Array;

  constructor(columns: number, words: number, most: number) {
    this.masks = new Int32Array(most * words);
    this.#columns = columns;
    this.#words = words;
    this.#containing = new Int32Array(columns * 8);
    this.#outside = new Int32Array(columns);
  }

  /** Keeps the set unless it contains a kept one, and says how much work that was. */
  add(masks: Int32Array, offset: number): number {
    const columns = this.#columns;
    const containing = this.#containing;
    const outside = this.#outside;
    let count = 0;
    for (let column = 0; column < columns; column++) {
      if (((masks[offset + (column >>> 5)] >>> (column & 31)) & 1) === 0) outside[count++] = column;
    }
    // A kept set lies within this one if none of the columns outside is in it.
    const blocks = (this.count + 31) >>> 5;
    let work = columns;
    for (let block = 0; block < blocks; block++) {
      const left = this.count - block * 32;
      const all = left >= 32 ? -1 : ((1 << left) - 1) | 0;
      let reaching = 0;
      for (let i = 0; i < count && reaching !== all; i++) reaching |= containing[block * columns + outside[i]];
      work += count;
      if (reaching !== all) return work;
    }
    this.#keep(masks, offset);
    return work;
  }

  #keep(masks: Int32Array, offset: number): void {
    const words = this.#words;
    const columns = this.#columns;
    const block = this.count >>> 5;
    if ((block + 1) * columns > this.#containing.length) {
      const larger = new Int32Array(this.#containing.length * 2);
      larger.set(this.#containing);
      this.#containing = larger;
    }
    for (let column = 0; column < columns; column++) {
      const bit = (masks[offset + (column >>> 5)] >>> (column & 31)) & 1;
      this.#containing[block * columns + column] |= bit << (this.count & 31);
    }
    for (let word = 0; word < words; word++) this.masks[this.count * words + word] = masks[offset + word];
    this.count++;
  }
}
