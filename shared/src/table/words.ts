/** Hashing, comparing and copying of byte strings a word at a time: a `DataView` reads four bytes in one instruction. */
import { hashEnd, hashed, hashStart } from '../hashing/index.ts';

const MASKS = [0, 0xff, 0xffff, 0xffffff, -1];

/** Up to four bytes as one number. */
function shortWord(view: DataView, start: number, length: number): number {
  if (start + 4 <= view.byteLength) return view.getInt32(start, true) & MASKS[length];
  let word = 0;
  for (let i = length - 1; i >= 0; i--) word = (word << 8) | view.getUint8(start + i);
  return word;
}

/**
 * A 32-bit hash. For strings of one length of at most four bytes it is one to one, so that equal hashes mean equal
 * strings. The last word may overlap the one before it.
 */
export function hashOf(view: DataView, start: number, length: number): number {
  const hash = hashStart(length);
  if (length <= 4) return hashEnd(hashed(hash, shortWord(view, start, length)));
  const last = start + length - 4;
  return hashEnd(hashed(hashWords(hash, view, start, last), view.getInt32(last, true)));
}

/** Takes in the words that begin before `end`. */
export function hashWords(hash: number, view: DataView, start: number, end: number): number {
  for (let p = start; p < end; p += 4) hash = hashed(hash, view.getInt32(p, true));
  return hash;
}

/** Whether two strings of the same length, which have the same hash, are equal. */
export function sameString(a: DataView, aStart: number, b: DataView, bStart: number, length: number): boolean {
  if (length <= 4) return true;
  const last = length - 4;
  for (let i = 0; i < last; i += 4) {
    if (a.getInt32(aStart + i, true) !== b.getInt32(bStart + i, true)) return false;
  }
  return a.getInt32(aStart + last, true) === b.getInt32(bStart + last, true);
}

export function copyString(target: DataView, at: number, source: DataView, start: number, length: number): void {
  if (length < 4) {
    for (let i = 0; i < length; i++) target.setUint8(at + i, source.getUint8(start + i));
    return;
  }
  const last = length - 4;
  for (let i = 0; i < last; i += 4) target.setInt32(at + i, source.getInt32(start + i, true), true);
  target.setInt32(at + last, source.getInt32(start + last, true), true);
}

/** Below 0 if the first string comes before the second: the shorter first, as with numbers, then by bytes. */
export function orderOf(
  a: DataView,
  aStart: number,
  aLength: number,
  b: DataView,
  bStart: number,
  bLength: number,
): number {
  if (aLength !== bLength) return aLength - bLength;
  let i = 0;
  for (; i + 4 <= aLength; i += 4) {
    const difference = a.getUint32(aStart + i) - b.getUint32(bStart + i);
    if (difference !== 0) return difference;
  }
  for (; i < aLength; i++) {
    const difference = a.getUint8(aStart + i) - b.getUint8(bStart + i);
    if (difference !== 0) return difference;
  }
  return 0;
}
