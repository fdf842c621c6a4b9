/** Pairs of 32-bit words, numbered in order of first appearance: exact whatever the hash does. */
import { hashEnd, hashed, hashStart, MOST_PROBES, numberFar, slotCount } from './hash.ts';

/** Entries cleared between two yields. */
const CLEARED = 2 ** 17;

export class PairTable {
  /** Entries of two words and number + 1, found by open addressing; the number is 0 where an entry is free. */
  readonly #entries: Int32Array;
  /** Pairs that found no free entry near their place. */
  readonly #far = new Map<string, number>();

  /** `entries` are all 0, as many as `entriesFor` says. */
  constructor(entries: Int32Array) {
    this.#entries = entries;
  }

  static entriesFor(mostPairs: number): number {
    return slotCount(mostPairs) * 3;
  }

  /** Forgets all pairs. Yields without progress. */
  *clear(): Generator<number, void> {
    this.#far.clear();
    for (let from = 0; from < this.#entries.length; from += CLEARED) {
      this.#entries.fill(0, from, from + CLEARED);
      yield 0;
    }
  }

  /**
   * Writes the number of each pair to `numbers`, which may be the array of either word, and returns how many numbers are given
   * out, `given` of them before.
   */
  number(owners: Uint32Array, keys: Uint32Array, numbers: Uint32Array, given: number): number {
    const entries = this.#entries;
    const mask = entries.length / 3 - 1;
    const begin = hashStart(2);
    let last = given | 0;
    for (let i = 0; i < numbers.length; i++) {
      const key = keys[i] | 0;
      const owner = owners[i] | 0;
      let slot = hashEnd(hashed(hashed(begin, owner), key)) & mask;
      let number = entries[slot * 3 + 2];
      let probes = 0;
      while (number !== 0 && (entries[slot * 3] !== key || entries[slot * 3 + 1] !== owner)) {
        if (++probes === MOST_PROBES) {
          number = numberFar(this.#far, `${owner},${key}`, last + 1);
          last = Math.max(last, number);
          break;
        }
        slot = (slot + 1) & mask;
        number = entries[slot * 3 + 2];
      }
      if (number === 0) {
        last = (last + 1) | 0;
        number = last;
        entries[slot * 3] = key;
        entries[slot * 3 + 1] = owner;
        entries[slot * 3 + 2] = number;
      }
      numbers[i] = number - 1;
    }
    return last;
  }
}
