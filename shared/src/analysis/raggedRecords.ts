/** Records with another number of cells than the first, and how many each has. */
import { type Layout, RecordFlag } from '../table/index.ts';
import type { FlaggedRecords } from './facts.ts';

export interface RaggedRecords extends FlaggedRecords {
  /** Cells of each record of the list. */
  readonly widths: readonly number[];
}

/** Bytes of records that are read again at most, however many of them there are. */
const MOST_BYTES = 16 * 2 ** 20;

/**
 * Without those in which a quote is never closed: it swallows the cells behind it, which is a finding of its own and the cause of this one.
 * Yields the number of records read.
 */
export function* raggedRecords(
  { recordFlags, recordStarts, textLength }: Layout,
  { ragged, unclosedQuote }: Readonly<Record<'ragged' | 'unclosedQuote', FlaggedRecords>>,
  widthOf: (record: number) => number,
): Generator<number, RaggedRecords> {
  const isBoth = (record: number) => (recordFlags[record] & RecordFlag.ragged) !== 0;
  const isUnclosed = (record: number) => (recordFlags[record] & RecordFlag.unclosedQuote) !== 0;
  const records: number[] = [];
  const widths: number[] = [];
  let bytes = 0;
  for (const record of ragged.records) {
    if (isUnclosed(record)) continue;
    bytes += (recordStarts[record + 1] ?? textLength) - recordStarts[record];
    if (bytes > MOST_BYTES && records.length > 0) break;
    records.push(record);
    widths.push(widthOf(record));
    yield records.length;
  }
  return { total: ragged.total - unclosedQuote.records.filter(isBoth).length, records, widths };
}
