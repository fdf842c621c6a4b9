/** The line of a row, as the gutter of an editor counts it. */
import type { WrittenTable } from '../table/index.ts';

/** Further into a text line ends are not counted, which would take too long at once: there each record counts as one line. */
const MOST_BYTES = 256 * 1024;
const LF = 0x0a;
const CR = 0x0d;

export function lineOf({ table, source }: WrittenTable, row: number): number {
  const record = table.headerRecords + row;
  const start = table.recordStarts[record];
  if (start > MOST_BYTES) return record + table.dialect.skippedLines + 1;
  const before = source.bytes(0, start);
  let line = 1;
  for (let i = 0; i < before.length; i++) {
    if (before[i] === LF || (before[i] === CR && before[i + 1] !== LF)) line++;
  }
  return line;
}
