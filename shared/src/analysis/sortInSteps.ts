/** Sorting that can be left at any step: a million numbers take longer than a slice of work may. */

/** Items sorted, or merged, between two yields. */
const BLOCK = 4096;

/** Puts the items in order, equal ones as they were. Yields no progress. */
export function* sortInSteps<T>(items: readonly T[], compare: (a: T, b: T) => number): Generator<number, T[]> {
  let sorted: T[] = [];
  for (let from = 0; from < items.length; from += BLOCK) {
    for (const item of items.slice(from, from + BLOCK).sort(compare)) sorted.push(item);
    yield 0;
  }
  for (let run = BLOCK; run < sorted.length; run *= 2) {
    const merged: T[] = [];
    for (let from = 0; from < sorted.length; from += 2 * run) {
      const middle = Math.min(from + run, sorted.length);
      const end = Math.min(from + 2 * run, sorted.length);
      for (let a = from, b = middle; a < middle || b < end; ) {
        const takesFirst = a < middle && (b >= end || compare(sorted[a], sorted[b]) <= 0);
        merged.push(takesFirst ? sorted[a++] : sorted[b++]);
        if (merged.length % BLOCK === 0) yield 0;
      }
    }
    sorted = merged;
  }
  return sorted;
}
