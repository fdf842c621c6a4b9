/** Hashing, comparing and copying of byte strings a word at a time: a `DataView` reads four bytes in one instruction. */

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
 * strings; every step is a bijection and the closing shifts carry the last bytes into the bits that choose a slot.
 */
export function hashOf(view: DataView, start: number, length: number): number {
  let hash = Math.imul(length, 0x27d4eb2f);
  if (length <= 4) {
    hash ^= shortWord(view, start, length);
  } else {
    const last = start + length - 4;
    for (let p = start; p < last; p += 4) {
      hash = Math.imul(hash ^ view.getInt32(p, true), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash ^= view.getInt32(last, true);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
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
