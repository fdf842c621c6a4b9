/**
 * Whether an editor can show two texts side by side. VS Code compares lines for five seconds at most, in a time that grows with the square
 * of the lines that differ; it compares nothing above 50 MB, and shows no more than 10,000 characters of a line.
 */
import type { Work } from '@quasi/shared/analysis';
import type { Table } from '@quasi/shared/table';

const MOST_BYTES = 5_000_000;
const MOST_LINES = 10_000;
const LONGEST_LINE = 10_000;

const RECORDS_A_STEP = 65_536;

/** `touched`: records that change. */
export function* canCompare({ recordStarts, recordCount, textLength }: Table, touched: number): Work<boolean> {
  if (textLength > MOST_BYTES || touched > MOST_LINES) return false;
  for (let record = 0; record < recordCount; record++) {
    if (record % RECORDS_A_STEP === 0) yield { stage: 'rows', share: record / recordCount };
    const end = record + 1 < recordCount ? recordStarts[record + 1] : textLength;
    if (end - recordStarts[record] > LONGEST_LINE) return false;
  }
  return true;
}
