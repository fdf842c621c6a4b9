/** Takes the digest of bytes while they are read, so that it is of exactly those that were looked at. */
import { createHash, type Hash } from 'node:crypto';
import type { ByteInput } from '../../files/index.ts';

const PIECE = 1024 * 1024;

export class DigestedInput implements ByteInput {
  readonly #hash: Hash = createHash('sha256');
  /** Bytes from the beginning that are in the digest. */
  #digested = 0;

  constructor(private readonly input: ByteInput) {}

  get name(): string {
    return this.input.name;
  }

  get length(): number {
    return this.input.length;
  }

  read(target: Uint8Array, position: number): number {
    const count = this.input.read(target, position);
    // Bytes that are read again are in it already.
    if (position === this.#digested) {
      this.#hash.update(target.subarray(0, count));
      this.#digested += count;
    }
    return count;
  }

  /** For bytes that are looked at in another order: the digest is taken first, a piece a step. */
  *digest(): Generator<void> {
    const piece = new Uint8Array(PIECE);
    while (this.#digested < this.length && this.read(piece, this.#digested) > 0) yield;
  }

  verify(): void {
    this.input.verify();
  }

  close(): void {
    this.input.close();
  }

  /** Of the bytes read so far. */
  sha256(): string {
    return this.#hash.copy().digest('hex');
  }
}
