/** The distinct values of a column, one behind the other in one buffer, in the order of their codes. Code 0 has no bytes. */
import { grown } from './grown.ts';
import { copyLong } from './longValues.ts';
import { copyString, orderOf, sameString } from './words.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export class ValueStore {
  /** Code → end of its bytes. */
  ends = new Uint32Array(16);
  /** All bytes, to be read by words. */
  view = new DataView(new ArrayBuffer(64));
  /** Codes run from 0 to size − 1. */
  size = 1;
  #bytes = new Uint8Array(this.view.buffer);

  bytes(code: number): Uint8Array {
    return code === 0 ? this.#bytes.subarray(0, 0) : this.#bytes.subarray(this.ends[code - 1], this.ends[code]);
  }

  length(code: number): number {
    return code === 0 ? 0 : this.ends[code] - this.ends[code - 1];
  }

  /** The length of a value in characters: bytes that continue one do not count. */
  characters(code: number): number {
    let characters = 0;
    const end = this.ends[code];
    for (let p = code === 0 ? end : this.ends[code - 1]; p < end; p++)
      if ((this.#bytes[p] & 0xc0) !== 0x80) characters++;
    return characters;
  }

  /** The first byte of a value; 0 if it has none. */
  firstByte(code: number): number {
    return this.length(code) > 0 ? this.#bytes[this.ends[code - 1]] : 0;
  }

  text(code: number): string {
    return decoder.decode(this.bytes(code));
  }

  /** Gives the next code to a value. */
  append(source: DataView, start: number, length: number): number {
    const from = this.ends[this.size - 1];
    if (from + length > this.#bytes.length) this.#growBytes(Math.ceil(1.5 * (from + length)));
    copyString(this.view, from, source, start, length);
    return this.#newCode(from + length);
  }

  /** As `append`, for a very long value. */
  *appendInSteps(value: Uint8Array): Generator<void, number> {
    const from = this.ends[this.size - 1];
    const to = from + value.length;
    if (to > this.#bytes.length) {
      const bytes = new Uint8Array(Math.ceil(1.25 * to));
      yield* copyLong(bytes, 0, this.#bytes.subarray(0, from));
      this.#take(bytes);
    }
    yield* copyLong(this.#bytes, from, value);
    return this.#newCode(to);
  }

  /** Makes room for this many values, with bytes in proportion. */
  reserve(values: number): void {
    const bytes = Math.ceil((this.ends[this.size - 1] / this.size) * values);
    if (bytes > this.#bytes.length) this.#growBytes(bytes);
    if (values > this.ends.length) this.ends = grown(this.ends, new Uint32Array(values));
  }

  /** Whether a value with a code is the same as one with the same hash. */
  isSame(code: number, source: DataView, start: number, length: number): boolean {
    const from = this.ends[code - 1];
    return this.ends[code] - from === length && sameString(this.view, from, source, start, length);
  }

  /** Below 0 if the value with a code comes before another; code 0 comes before all. */
  compare(code: number, source: DataView, start: number, length: number): number {
    if (code === 0) return -1;
    const from = this.ends[code - 1];
    return orderOf(this.view, from, this.ends[code] - from, source, start, length);
  }

  #newCode(end: number): number {
    const code = this.size++;
    if (code >= this.ends.length) this.ends = grown(this.ends, new Uint32Array(2 * code));
    this.ends[code] = end;
    return code;
  }

  #growBytes(room: number): void {
    this.#take(grown(this.#bytes, new Uint8Array(room)));
  }

  #take(bytes: Uint8Array<ArrayBuffer>): void {
    this.#bytes = bytes;
    this.view = new DataView(bytes.buffer);
  }
}
