/** The files in a ZIP archive: where they are, and what they hold, piece by piece and held against their check sums. */
import { crc32, createInflateRaw } from 'node:zlib';
import type { ReadingProgress } from '../../files/index.ts';
import { awaited } from '../awaited.ts';
import { Damage } from '../damage.ts';
import { requireHonest } from '../requireHonest.ts';

export interface ZipEntry {
  readonly method: number;
  readonly packed: Uint8Array;
  /** Once unpacked. */
  readonly size: number;
  readonly checksum: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const END_OF_DIRECTORY_64 = 0x06064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
/** The end of the directory, and the longest remark behind it. */
const LONGEST_END = 22 + 0xffff;
const SIZES_OF_64_BITS = 1;
const IN_64_BITS = 0xffffffff;
const ENCRYPTED = 1;
/** No spreadsheet has as many parts. */
const MOST_ENTRIES = 100_000;

const STORED = 0;
const DEFLATED = 8;
/** A piece that is handed on in one step. */
const PIECE = 64 * 1024;

const decoder = new TextDecoder();

/** By their names, in lower case: programs do not agree on it. */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let { at, count } = directoryOf(view);
  const entries = new Map<string, ZipEntry>();
  for (; count > 0; count--) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Damage('no entry');
    const name = view.getUint16(at + 28, true);
    const extra = view.getUint16(at + 30, true);
    const end = at + 46 + name;
    const path = decoder
      .decode(bytes.subarray(at + 46, end))
      .replaceAll('\\', '/')
      .toLowerCase();
    entries.set(path, entryAt(view, bytes, at, end, end + extra));
    at = end + extra + view.getUint16(at + 32, true);
  }
  return entries;
}

function directoryOf(view: DataView): { at: number; count: number } {
  const last = view.byteLength - 22;
  for (let end = last; end >= Math.max(0, view.byteLength - LONGEST_END); end--) {
    if (view.getUint32(end, true) !== END_OF_DIRECTORY) continue;
    const at = view.getUint32(end + 16, true);
    const found = at === IN_64_BITS ? directoryIn64Bits(view, end) : { at, count: view.getUint16(end + 10, true) };
    if (found.count > MOST_ENTRIES) throw new Damage('too many entries');
    return found;
  }
  throw new Damage('no directory');
}

function directoryIn64Bits(view: DataView, end: number): { at: number; count: number } {
  const start = Number(view.getBigUint64(end - 20 + 8, true));
  if (view.getUint32(start, true) !== END_OF_DIRECTORY_64) throw new Damage('no directory');
  return { at: Number(view.getBigUint64(start + 48, true)), count: Number(view.getBigUint64(start + 32, true)) };
}

/** `from` and `to`: what is added to an entry, where sizes of 64 bits are. */
function entryAt(view: DataView, bytes: Uint8Array, at: number, from: number, to: number): ZipEntry {
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw new Damage('encrypted');
  const wide = wideNumbers(view, from, to);
  const numberAt = (offset: number) => {
    const number = view.getUint32(at + offset, true);
    return number === IN_64_BITS ? (wide.shift() ?? number) : number;
  };
  const size = numberAt(24);
  const packedSize = numberAt(20);
  const header = numberAt(42);
  if (view.getUint32(header, true) !== LOCAL_HEADER) throw new Damage('no header');
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  if (start + packedSize > bytes.length) throw new Damage('beyond the end');
  return {
    method: view.getUint16(at + 10, true),
    packed: bytes.subarray(start, start + packedSize),
    size,
    checksum: view.getUint32(at + 16, true),
  };
}

function wideNumbers(view: DataView, from: number, to: number): number[] {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== SIZES_OF_64_BITS) continue;
    const length = Math.min(3, view.getUint16(at + 2, true) >> 3);
    return Array.from({ length }, (_, i) => Number(view.getBigUint64(at + 4 + 8 * i, true)));
  }
  return [];
}

/** Hands over what an entry of the file `name` holds, a piece a step, until `take` has enough. `progress`: by the share that is done. */
export function* unpacked(
  name: string,
  { method, packed, size, checksum }: ZipEntry,
  take: (piece: Uint8Array, isLast: boolean) => boolean,
  progress: (share: number) => ReadingProgress,
): Generator<ReadingProgress, void> {
  requireHonest(name, packed.length, size);
  let sum = 0;
  let length = 0;
  const add = (piece: Uint8Array) => {
    sum = crc32(piece, sum);
    length += piece.length;
    if (length > size) throw new Damage('longer than it says');
    return take(piece, length === size);
  };
  if (method === STORED) {
    for (let at = 0; at < packed.length; at += PIECE) {
      if (add(packed.subarray(at, at + PIECE))) return;
      yield progress(length / size);
    }
  } else if (method === DEFLATED) {
    const inflating = createInflateRaw({ chunkSize: PIECE });
    const pieces = inflating[Symbol.asyncIterator]();
    inflating.end(packed);
    for (;;) {
      const { done, value } = yield* awaited(pieces.next(), progress(length / size));
      if (done) break;
      if (!add(value)) continue;
      inflating.destroy();
      return;
    }
  } else throw new Damage('packed in another way');
  if (length !== size || sum !== checksum) throw new Damage('another check sum');
}
