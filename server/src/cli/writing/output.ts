/** What is written piece by piece, read again, and only then given its name: all of it or nothing. */
import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ByteInput, bytesAsInput, openFile } from '../../files/index.ts';
import { unwritable } from './outputPlace.ts';

export interface Output {
  write(piece: Uint8Array): void;
  /** What has been written, to be read; nothing more is written then. */
  read(): ByteInput;
  /** Gives it its name, or hands it on. */
  keep(): void;
  /** Takes it back, unless it was kept. */
  drop(): void;
}

/** `place`: from `outputPlace`. */
export function outputTo(place: string): Output {
  return place === '-' ? new StandardOutput() : new FileOutput(place);
}

class FileOutput implements Output {
  readonly #place: string;
  readonly #draft: string;
  #descriptor: number | undefined;
  /** Ctrl-C ends the process in the middle of everything. */
  readonly #onExit = () => rmSync(this.#draft, { force: true });

  constructor(place: string) {
    this.#place = place;
    this.#draft = join(dirname(place), `.quasi-draft-${randomUUID()}`);
    process.once('exit', this.#onExit);
    this.#descriptor = this.#trying(() => openSync(this.#draft, 'wx'));
  }

  write(piece: Uint8Array): void {
    const descriptor = this.#descriptor;
    if (descriptor === undefined) throw new Error('FileOutput: written to after the end');
    this.#trying(() => {
      for (let done = 0; done < piece.length; ) done += writeSync(descriptor, piece, done);
    });
  }

  read(): ByteInput {
    this.#end();
    return openFile(this.#draft);
  }

  keep(): void {
    this.#end();
    this.#trying(() => renameSync(this.#draft, this.#place));
    process.off('exit', this.#onExit);
  }

  drop(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
    rmSync(this.#draft, { force: true });
    process.off('exit', this.#onExit);
  }

  #end(): void {
    const descriptor = this.#descriptor;
    if (descriptor === undefined) return;
    this.#descriptor = undefined;
    this.#trying(() => {
      fsyncSync(descriptor);
      closeSync(descriptor);
    });
  }

  #trying<T>(write: () => T): T {
    try {
      return write();
    } catch (error) {
      throw unwritable(this.#place, error);
    }
  }
}

/** Held in memory until it has been looked at: a copy that is not anonymous enough would otherwise be half out already. */
class StandardOutput implements Output {
  #pieces: Uint8Array[] = [];

  write(piece: Uint8Array): void {
    this.#pieces.push(piece);
  }

  read(): ByteInput {
    const whole = Buffer.concat(this.#pieces);
    this.#pieces = [whole];
    return bytesAsInput('-', whole);
  }

  keep(): void {
    for (const piece of this.#pieces) process.stdout.write(piece);
  }

  drop(): void {
    this.#pieces = [];
  }
}
