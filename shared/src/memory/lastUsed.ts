/** The things that were used last, as many as there is room for: the only store that forgets by itself. */

export class LastUsed<K, V> {
  /** Used last stands last. */
  readonly #kept = new Map<K, V>();
  readonly #room: number;
  readonly #sizeOf: (value: V) => number;
  #size = 0;

  /** `sizeOf`: what a value takes of the room; one unless stated. */
  constructor(room: number, sizeOf: (value: V) => number = () => 1) {
    this.#room = room;
    this.#sizeOf = sizeOf;
  }

  /** Uses what is there. */
  get(key: K): V | undefined {
    const value = this.#kept.get(key);
    if (value === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, value);
    return value;
  }

  /** A value larger than all the room is not kept. */
  set(key: K, value: V): void {
    this.delete(key);
    this.#kept.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#room) break;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    const value = this.#kept.get(key);
    if (value === undefined) return;
    this.#kept.delete(key);
    this.#size -= this.#sizeOf(value);
  }

  /** Used last comes last. */
  entries(): Iterable<[K, V]> {
    return this.#kept.entries();
  }
}
