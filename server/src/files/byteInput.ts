/** Bytes that are read by position, a piece at a time: a file on disk, or what has been read from a pipe. */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { t } from '@quasi/shared/words';
import { asFileProblem, FileProblem } from './fileProblem.ts';
import { openRegularFile } from './regularFile.ts';

export interface ByteInput {
  /** The name to speak of it by. */
  readonly name: string;
  readonly length: number;
  /** Fills `target` from `position` on and returns how many bytes there were. */
  read(target: Uint8Array, position: number): number;
  /** Throws a FileProblem if the bytes are no longer those of the beginning. */
  verify(): void;
  close(): void;
}

/** Opens a file with data, which may be large. `name`: what problems speak of, where it is not the file. */
export function openFile(path: string, name = path): ByteInput {
  try {
    const otherwise = t`This is neither a file nor a folder; hand it over on standard input, as "-".`;
    const { descriptor, stats } = openRegularFile(path, otherwise);
    return new FileInput(name, descriptor, stats.size, stats.mtimeMs);
  } catch (error) {
    throw asFileProblem(name, error);
  }
}

class FileInput implements ByteInput {
  #isOpen = true;

  constructor(
    readonly name: string,
    private readonly descriptor: number,
    readonly length: number,
    private readonly modified: number,
  ) {}

  read(target: Uint8Array, position: number): number {
    if (!this.#isOpen) throw new Error(`FileInput: read after close`);
    let length = 0;
    try {
      while (length < target.length) {
        const count = readSync(this.descriptor, target, length, target.length - length, position + length);
        if (count === 0) break;
        length += count;
      }
    } catch (error) {
      throw asFileProblem(this.name, error);
    }
    return length;
  }

  verify(): void {
    const { size, mtimeMs } = fstatSync(this.descriptor);
    if (size !== this.length || mtimeMs !== this.modified) throw changed(this.name);
  }

  close(): void {
    if (this.#isOpen) closeSync(this.descriptor);
    this.#isOpen = false;
  }
}

export function changed(name: string): FileProblem {
  return new FileProblem(name, t`The file was changed while it was being read; read it again.`);
}

/** Bytes in memory as an input. */
export function bytesAsInput(name: string, bytes: Uint8Array): ByteInput {
  return {
    name,
    length: bytes.length,
    read(target, position) {
      const piece = bytes.subarray(position, position + target.length);
      target.set(piece);
      return piece.length;
    },
    verify() {},
    close() {},
  };
}
