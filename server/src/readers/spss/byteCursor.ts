/** Reads numbers and bytes one after the other; beyond the end is damage. */
import { Damage } from '../damage.ts';

export class ByteCursor {
  littleEndian = true;
  readonly #view: DataView;

  constructor(
    private readonly all: Uint8Array,
    public at = 0,
  ) {
    this.#view = new DataView(all.buffer, all.byteOffset, all.length);
  }

  skip(length: number): void {
    this.at += this.#fitting(length);
  }

  byte(): number {
    return this.all[this.#next(1)] as number;
  }

  int(): number {
    return this.#view.getInt32(this.#next(4), this.littleEndian);
  }

  long(): number {
    return Number(this.#view.getBigInt64(this.#next(8), this.littleEndian));
  }

  double(): number {
    return this.#view.getFloat64(this.#next(8), this.littleEndian);
  }

  bytes(length: number): Uint8Array {
    const start = this.#next(length);
    return this.all.subarray(start, start + length);
  }

  /** A number of things of this length that are to follow. */
  count(length: number): number {
    const count = this.int();
    this.#fitting(count * length);
    return count;
  }

  #next(length: number): number {
    const start = this.at;
    this.at += this.#fitting(length);
    return start;
  }

  #fitting(length: number): number {
    if (length >= 0 && this.at + length <= this.all.length) return length;
    throw new Damage('beyond the end');
  }
}
