/** Bytes that are read twice, first from the beginning to the end and then anywhere: what is read again is what was read, or nothing is. */
import { createHash } from 'node:crypto';
import { type ByteInput, changed } from './byteInput.ts';

/** Bytes that a digest is kept of; to look at a cell again, so many are read. */
const BLOCK = 64 * 1024;

export class VerifiedInput implements ByteInput {
  readonly #digests: string[] = [];
  /** Of the bytes after the last whole block. */
  #hash = createHash('sha256');
  /** Bytes read from the beginning on. */
  #seen = 0;
  /** The block that was looked at last. */
  #last = { start: -1, bytes: new Uint8Array(0) };

  constructor(private readonly input: ByteInput) {}

  get name(): string {
    return this.input.name;
  }

  get length(): number {
    return this.input.length;
  }

  read(target: Uint8Array, position: number): number {
    if (position !== this.#seen) return this.#readAgain(target, position);
    const count = this.input.read(target, position);
    for (let at = 0; at < count; ) {
      const part = target.subarray(at, Math.min(count, at + BLOCK - (this.#seen % BLOCK)));
      this.#hash.update(part);
      at += part.length;
      this.#seen += part.length;
      if (this.#seen % BLOCK > 0) continue;
      this.#digests.push(this.#hash.digest('base64'));
      this.#hash = createHash('sha256');
    }
    return count;
  }

  verify(): void {
    this.input.verify();
  }

  close(): void {
    this.input.close();
  }

  #readAgain(target: Uint8Array, position: number): number {
    const end = Math.min(position + target.length, this.#seen);
    for (let at = position; at < end; ) {
      const start = at - (at % BLOCK);
      const part = this.#blockAt(start).subarray(at - start, end - start);
      target.set(part, at - position);
      at += part.length;
    }
    return Math.max(0, end - position);
  }

  #blockAt(start: number): Uint8Array {
    if (this.#last.start === start) return this.#last.bytes;
    const bytes = new Uint8Array(Math.min(BLOCK, this.#seen - start));
    const count = this.input.read(bytes, start);
    const found = createHash('sha256').update(bytes.subarray(0, count)).digest('base64');
    const meant = this.#digests[start / BLOCK] ?? this.#hash.copy().digest('base64');
    if (found !== meant) throw changed(this.name);
    this.#last = { start, bytes };
    return bytes;
  }
}
