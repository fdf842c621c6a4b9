/** Takes the digest of bytes while they are read, so that it is of exactly those that were looked at. */
import { createHash, type Hash } from 'node:crypto';
import type { ByteInput } from '../../files/index.ts';

/** Bytes read at once. */
const PIECE = 1024 * 1024;

export class DigestedInput implements ByteInput {
  readonly #hash: Hash = createHash('sha256');
  /** Bytes from the beginning that are in the digest. */
  #digested = 0;
  #isClosed = false;

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

  verify(): void {
    this.input.verify();
  }

  /** A reader of columns in the middle of a file closes it with parts unread: these belong to the file, too. */
  close(): void {
    if (!this.#isClosed) this.#digestRest();
    this.#isClosed = true;
    this.input.close();
  }

  /** Of all bytes. */
  sha256(): string {
    if (!this.#isClosed) this.#digestRest();
    return this.#hash.copy().digest('hex');
  }

  #digestRest(): void {
    const piece = new Uint8Array(PIECE);
    while (this.#digested < this.length && this.read(piece, this.#digested) > 0);
  }
}
