/** Which records are read while somebody looks at them: a cell of megabytes would hold the loop, and no screen shows it. */
import type { Layout } from '@quasi/shared/table';

const MOST_BYTES = 2 ** 16;

export function isShort({ recordStarts, recordCount, textLength }: Layout, record: number): boolean {
  const end = record + 1 < recordCount ? recordStarts[record + 1] : textLength;
  return end - recordStarts[record] <= MOST_BYTES;
}
