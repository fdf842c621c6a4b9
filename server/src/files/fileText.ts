/** The UTF-8 text of a file, to be read again: from the file as long as that is UTF-8, from memory where it is not. */
import type { TextSource } from '@quasi/shared/table';
import { type ByteInput, changed } from './byteInput.ts';

interface Piece {
  readonly start: number;
  readonly bytes: Uint8Array;
}

export class FileText implements TextSource {
  readonly #pieces: Piece[] = [];
  #length = 0;

  constructor(private readonly input: ByteInput) {}

  get length(): number {
    return this.#length;
  }

  /** Goes on with bytes that are the file's own (`isUnchanged`), or with others, which are kept. */
  append(bytes: Uint8Array, isUnchanged: boolean): void {
    if (!isUnchanged && bytes.length > 0) this.#pieces.push({ start: this.#length, bytes: bytes.slice() });
    this.#length += bytes.length;
  }

  bytes(start: number, end: number): Uint8Array {
    const target = new Uint8Array(Math.max(0, end - start));
    const kept = this.#pieces.length > 0 ? this.#pieces[0].start : this.#length;
    if (start < kept) {
      const onDisk = target.subarray(0, Math.min(end, kept) - start);
      if (this.input.read(onDisk, start) < onDisk.length) throw changed(this.input.name);
    }
    for (let i = this.#firstPieceTo(start); i < this.#pieces.length && this.#pieces[i].start < end; i++) {
      const piece = this.#pieces[i];
      const from = Math.max(start, piece.start);
      target.set(piece.bytes.subarray(from - piece.start, end - piece.start), from - start);
    }
    return target;
  }

  close(): void {
    this.input.close();
  }

  /** The first piece that ends behind `offset`. */
  #firstPieceTo(offset: number): number {
    let low = 0;
    let high = this.#pieces.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const { start, bytes } = this.#pieces[middle];
      if (start + bytes.length <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
