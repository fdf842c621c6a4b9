/** The part of a text that is being read: moves on with the reader, and grows where a record is longer than it is. */
import type { TextReader } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { FileProblem } from './fileProblem.ts';

const ROOM = 256 * 1024;
/** The scanner keeps offsets into the window in 31 bits. */
const MOST_ROOM = 2 ** 30;

export class TextWindow {
  bytes = new Uint8Array(ROOM);
  /** Bytes that are filled. */
  length = 0;

  constructor(private readonly name: string) {}

  /** Adds bytes, and first lets go of those the reader is done with. */
  append(bytes: Uint8Array, reader: TextReader | undefined): void {
    if (this.length + bytes.length > this.bytes.length) {
      if (reader) this.#moveOn(reader);
      if (this.length + bytes.length > this.bytes.length) this.#grow(this.length + bytes.length);
    }
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  #moveOn(reader: TextReader): void {
    const done = reader.keepFrom;
    this.bytes.copyWithin(0, done, this.length);
    this.length -= done;
    reader.moveWindow(done);
  }

  #grow(length: number): void {
    if (length > MOST_ROOM) {
      throw new FileProblem(this.name, t`One record is longer than 1 GB; a quote may be missing where it ends.`);
    }
    const bytes = new Uint8Array(Math.max(2 * this.bytes.length, length));
    bytes.set(this.bytes.subarray(0, this.length));
    this.bytes = bytes;
  }
}
