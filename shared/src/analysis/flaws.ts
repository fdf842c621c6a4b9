/** Collects the records that were flagged while the text was read: their totals, and the first of each kind. */
import { type Layout, RecordFlag } from '../table/index.ts';
import type { FlaggedRecords } from './facts.ts';

export type Flaw = keyof typeof RecordFlag;

/** Enough to show; the total says the rest. */
const MOST_LISTED = 1000;
const BLOCK = 256 * 1024;

export function* findFlaws({ recordFlags, recordCount }: Layout): Generator<number, Record<Flaw, FlaggedRecords>> {
  const flaws = Object.keys(RecordFlag) as Flaw[];
  const totals = flaws.map(() => 0);
  const lists = flaws.map((): number[] => []);
  for (let from = 0; from < recordCount; from += BLOCK) {
    const to = Math.min(from + BLOCK, recordCount);
    for (let record = from; record < to; record++) {
      const flags = recordFlags[record];
      if (flags === 0) continue;
      for (let i = 0; i < flaws.length; i++) {
        if ((flags & RecordFlag[flaws[i]]) === 0) continue;
        if (totals[i]++ < MOST_LISTED) lists[i].push(record);
      }
    }
    yield to;
  }
  const entries = flaws.map((flaw, i) => [flaw, { total: totals[i], records: lists[i] }]);
  return Object.fromEntries(entries) as Record<Flaw, FlaggedRecords>;
}
