/** A text packed by gzip: unpacked in steps into memory, and read as the file that it would be. It is read only; copies are written beside it. */
import { freemem } from 'node:os';
import { t } from '@quasi/shared/words';
import {
  type ByteInput,
  bytesAsInput,
  FileProblem,
  type ReadingProgress,
  readTableFrom,
  withoutGz,
} from '../files/index.ts';
import { awaited } from './awaited.ts';
import type { Reader } from './reader.ts';

/** Packed bytes a step: they may become a thousand times as many. */
const STEP = 16 * 1024;
/** A larger text is not unpacked, and a smaller one only where there is memory for it. */
const MOST_BYTES = 2 ** 30;
/** Text hardly ever packs as well, beyond a start. */
const MOST_TIMES = 400;
const START = 64 * 1024 * 1024;

/** `isText`: whether a file of a name is read as text; `endings`: of the texts that a folder holds. */
export function gzipReader(isText: (path: string) => boolean, endings: readonly string[]): Reader {
  return {
    name: 'gzip',
    endings: endings.map((ending) => `${ending}.gz`),
    reads: (path) => /\.gz$/i.test(path),
    *read(input, options) {
      let isRead = false;
      try {
        if (!isText(withoutGz(input.name)) || /\.(?:tar|tgz)$/i.test(withoutGz(input.name)))
          throw new FileProblem(input.name, t`Of files packed by gzip only text is read: unpack this one first.`);
        const bytes = yield* unpacked(input);
        input.verify();
        const file = yield* readTableFrom(asInput(input, bytes), options);
        isRead = true;
        return file;
      } finally {
        if (!isRead) input.close();
      }
    },
  };
}

function asInput(packed: ByteInput, bytes: Uint8Array): ByteInput {
  return { ...bytesAsInput(packed.name, bytes), verify: () => packed.verify(), close: () => packed.close() };
}

function* unpacked(input: ByteInput): Generator<ReadingProgress, Uint8Array> {
  const progress = (position: number): Omit<ReadingProgress, 'until'> => ({
    stage: 'reading',
    share: Math.min(1, position / Math.max(1, input.length)),
    rows: 0,
  });
  const { createGunzip } = yield* awaited(import('node:zlib'), progress(0));
  const most = Math.min(MOST_BYTES, Math.floor(freemem() / 3));
  const gunzip = createGunzip({ chunkSize: 64 * 1024 });
  const pieces: Uint8Array[] = [];
  let length = 0;
  let packed = 0;
  let problem: FileProblem | undefined;
  const stop = (reason: FileProblem) => {
    problem ??= reason;
    gunzip.destroy(reason);
  };
  const failed = new Promise<void>((resolve) => {
    gunzip.on('error', () => {
      problem ??= damaged(input.name);
      resolve();
    });
    gunzip.on('close', () => resolve());
  });
  const ended = new Promise<void>((resolve) => gunzip.on('end', () => resolve()));
  gunzip.on('data', (piece: Uint8Array) => {
    pieces.push(piece);
    length += piece.length;
    if (length > most || (length > START && length > MOST_TIMES * packed)) stop(tooLarge(input.name));
  });
  try {
    const piece = new Uint8Array(STEP);
    for (let last = false; !last && !problem; ) {
      const count = input.read(piece, packed);
      packed += count;
      last = count < piece.length;
      const written = new Promise<void>((resolve) => gunzip.write(piece.slice(0, count), () => resolve()));
      yield* awaited(Promise.race([written, failed]), progress(packed));
    }
    gunzip.end();
    yield* awaited(Promise.race([ended, failed]), progress(packed));
  } finally {
    gunzip.destroy();
  }
  if (problem) throw problem;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
    if (at % (1024 * 1024) < piece.length) yield progress(packed);
  }
  return bytes;
}

function damaged(name: string): FileProblem {
  return new FileProblem(name, t`This is no whole gzip file: it is damaged, or cut off. Pack or copy it again.`);
}

function tooLarge(name: string): FileProblem {
  return new FileProblem(name, t`Unpacked, this file is too large to be held in memory: unpack it first.`);
}
