/** Which row has a number first, of very many numbers: found by a hash nobody can foresee. */
import { hashEnd, hashed, hashStart, MOST_PROBES, slotCount } from '../hashing/index.ts';

export class FirstRows {
  readonly #keys: Float64Array;
  /** Entry + 1; 0 where the slot is free. */
  readonly #entries: Int32Array;
  readonly #mask: number;
  /** Those that found no place near theirs. */
  readonly #far = new Map<number, number>();
  #size = 0;

  /** `most`: no more numbers are added. */
  constructor(most: number) {
    const slots = slotCount(most);
    this.#keys = new Float64Array(slots);
    this.#entries = new Int32Array(slots);
    this.#mask = slots - 1;
  }

  get size(): number {
    return this.#size;
  }

  get(key: number): number | undefined {
    const slot = this.#slotOf(key);
    if (slot < 0) return this.#far.get(key);
    return this.#entries[slot] === 0 ? undefined : this.#entries[slot] - 1;
  }

  /** Whether the number is new; what an old one has stays. */
  add(key: number, entry: number): boolean {
    const slot = this.#slotOf(key);
    if (slot < 0 ? this.#far.has(key) : this.#entries[slot] !== 0) return false;
    if (slot < 0) this.#far.set(key, entry);
    else {
      this.#keys[slot] = key;
      this.#entries[slot] = entry + 1;
    }
    this.#size++;
    return true;
  }

  /** Where it is, or would be; −1 if everything near its place is taken by others. */
  #slotOf(key: number): number {
    const high = Math.floor(key / 2 ** 32);
    let slot = hashEnd(hashed(hashed(hashStart(2), key | 0), high)) & this.#mask;
    for (let probes = 0; probes < MOST_PROBES; probes++) {
      if (this.#entries[slot] === 0 || this.#keys[slot] === key) return slot;
      slot = (slot + 1) & this.#mask;
    }
    return -1;
  }
}
