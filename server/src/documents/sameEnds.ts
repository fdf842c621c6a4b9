/** How much of a text stays the same where it is replaced: clients that send all of it, and programs that write files anew, change little. */

/** Bytes compared at once. */
const BLOCK = 4096;

/** The bytes that both have before the first difference, and of the rest those behind the last. */
export function sameEnds(old: Uint8Array, young: Uint8Array) {
  const most = Math.min(old.length, young.length);
  let before = 0;
  while (before + BLOCK <= most && isSame(old, young, before, before)) before += BLOCK;
  while (before < most && old[before] === young[before]) before++;
  const left = most - before;
  let behind = 0;
  while (behind + BLOCK <= left && isSame(old, young, old.length - behind - BLOCK, young.length - behind - BLOCK)) {
    behind += BLOCK;
  }
  while (behind < left && old[old.length - behind - 1] === young[young.length - behind - 1]) behind++;
  return { before, behind };
}

function isSame(old: Uint8Array, young: Uint8Array, from: number, youngFrom: number): boolean {
  return Buffer.compare(old.subarray(from, from + BLOCK), young.subarray(youngFrom, youngFrom + BLOCK)) === 0;
}
