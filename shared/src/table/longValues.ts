/**
 * The work on one very long value, in steps: a quote that is never closed turns a whole file into a single value, and
 * decoding, hashing, comparing or copying that in one go would hold the loop for as long as reading the file.
 */
import { hashEnd, hashed, hashStart } from '../hashing/index.ts';
import { beginDecoding, decodePart, endDecoding } from './cells.ts';
import { hashWords, sameString } from './words.ts';

/** Values longer than this are worked on in steps. */
export const LONG_VALUE = 256 * 1024;
/** Bytes a step; a multiple of the word length. */
const STEP = 512 * 1024;

/** As `hashOf`. */
export function* hashLong(view: DataView, start: number, length: number): Generator<void, number> {
  const last = start + length - 4;
  let hash = hashStart(length);
  for (let p = start; p < last; p += STEP) {
    hash = hashWords(hash, view, p, Math.min(p + STEP, last));
    yield;
  }
  return hashEnd(hashed(hash, view.getInt32(last, true)));
}

/** As `sameString`. */
export function* sameLong(
  a: DataView,
  aStart: number,
  b: DataView,
  bStart: number,
  length: number,
): Generator<void, boolean> {
  for (let done = 0; done < length; done += STEP) {
    // Each piece is compared a little into the next, so that no piece is shorter than a word.
    if (!sameString(a, aStart + done, b, bStart + done, Math.min(STEP + 8, length - done))) return false;
    yield;
  }
  return true;
}

export function* copyLong(target: Uint8Array, at: number, source: Uint8Array): Generator<void, void> {
  for (let done = 0; done < source.length; done += STEP) {
    target.set(source.subarray(done, done + STEP), at + done);
    yield;
  }
}

/** As `decodeQuoted`. */
export function* decodeLong(
  bytes: Uint8Array,
  start: number,
  end: number,
  kind: number,
  quote: number,
  target: Uint8Array,
): Generator<void, number> {
  const decoding = beginDecoding(start, kind, quote);
  while (!decoding.isClosed && decoding.position < end) {
    decodePart(decoding, bytes, Math.min(decoding.position + STEP, end), end, quote, target);
    yield;
  }
  return endDecoding(decoding, bytes, end, quote, target);
}
