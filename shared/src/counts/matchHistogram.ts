/** How many records match how many: the size histogram of cases where matching makes no classes, or looks into another file. */
import { blockRows } from './codedColumns.ts';
import type { MatchHistogram } from './types.ts';

/** `records[c]` records match `matches[c]` each; entries of no record do not count. */
export function* matchHistogram(matches: Uint32Array, records: Uint32Array): Generator<number, MatchHistogram> {
  const recordsOf = new Map<number, number>();
  for (let from = 0; from < matches.length; from += blockRows) {
    const to = Math.min(matches.length, from + blockRows);
    for (let i = from; i < to; i++) {
      if (records[i] > 0) recordsOf.set(matches[i], (recordsOf.get(matches[i]) ?? 0) + records[i]);
    }
    yield to;
  }
  const ascending = Uint32Array.from(recordsOf.keys()).sort();
  const counts = ascending.map((match) => recordsOf.get(match) ?? 0);
  return { rows: counts.reduce((sum, count) => sum + count, 0), matches: ascending, records: counts };
}
