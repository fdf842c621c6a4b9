/** A file that is written piece by piece beside its place, under a name of its own and for nobody else's eyes, and then put there. */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fsync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type ByteInput, openFile } from './byteInput.ts';
import { unwritable } from './fileProblem.ts';
import { release, watchOver } from './liveDrafts.ts';
import type { Output } from './output.ts';

export interface DraftOptions {
  /** The file that the content is from: what is new gets its permissions. */
  readonly like: string | undefined;
  /** Whether a file that is there may be replaced. */
  readonly overwrites: boolean;
}

const PERMISSIONS = 0o777;

export class Draft implements Output {
  readonly #draft: string;
  #descriptor: number | undefined;
  #isNew = false;

  /** `place`: a path that ends in no link that is to be followed. */
  constructor(
    private readonly place: string,
    private readonly options: DraftOptions,
  ) {
    this.#draft = join(dirname(place), `.quasi-draft-${randomUUID()}`);
    // Before it is there: a signal may come at any time.
    watchOver(this.#draft);
    try {
      this.#descriptor = this.#trying(() => openSync(this.#draft, 'wx', 0o600));
    } catch (error) {
      release(this.#draft);
      throw error;
    }
  }

  write(piece: Uint8Array): void {
    const descriptor = this.#writable;
    this.#trying(() => {
      for (let done = 0; done < piece.length; ) done += writeSync(descriptor, piece, done);
    });
  }

  read(): ByteInput {
    return openFile(this.#draft);
  }

  /** Safe on disk under its own name, as what is only in memory is lost with the power. */
  async finish(): Promise<void> {
    const descriptor = this.#writable;
    try {
      await promisify(fsync)(descriptor);
    } catch (error) {
      throw unwritable(this.place, error);
    }
    this.#share(descriptor);
    this.#descriptor = undefined;
    this.#trying(() => closeSync(descriptor));
  }

  async put(): Promise<boolean> {
    try {
      this.#isNew = !statsOf(this.place);
      if (this.options.overwrites) renameSync(this.#draft, this.place);
      else this.#putWhereNothingIs();
    } catch (error) {
      this.#isNew = false;
      if (!this.options.overwrites && codeOf(error) === 'EEXIST') return false;
      throw unwritable(this.place, error);
    }
    rmSync(this.#draft, { force: true });
    release(this.#draft);
    await syncFolder(dirname(this.place));
    return true;
  }

  takeBack(): void {
    if (this.#isNew) rmSync(this.place, { force: true });
    this.#isNew = false;
  }

  drop(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
    rmSync(this.#draft, { force: true });
    release(this.#draft);
  }

  /** A link takes a free name or none, whatever other processes do. */
  #putWhereNothingIs(): void {
    try {
      linkSync(this.#draft, this.place);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') throw error;
      // Some disks know no links: there an empty file takes the name.
      closeSync(openSync(this.place, 'wx', 0o600));
      renameSync(this.#draft, this.place);
    }
  }

  /** As what it replaces, else as what it is from, else as any new file. */
  #share(descriptor: number): void {
    const { like } = this.options;
    const models = [statsOf(this.place), like === undefined ? undefined : statsOf(like, statSync)];
    const model = models.find((stats) => stats?.isFile());
    try {
      fchmodSync(descriptor, model ? model.mode & PERMISSIONS : 0o666 & ~process.umask());
    } catch {
      // A disk without permissions has nothing to set.
    }
  }

  get #writable(): number {
    if (this.#descriptor === undefined) throw new Error('Draft: written to after the end');
    return this.#descriptor;
  }

  #trying<T>(write: () => T): T {
    try {
      return write();
    } catch (error) {
      throw unwritable(this.place, error);
    }
  }
}

/** Of a link itself, which is what is replaced. */
function statsOf(path: string, look: typeof lstatSync = lstatSync): Stats | undefined {
  try {
    return look(path);
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** The name is safe on disk too, where the system can do that. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r');
    await folder.sync().finally(() => folder.close());
  } catch {
    // The written file is safe on disk; Windows has no call for this.
  }
}
