/** The line where a row begins, by which people find it in an editor. */
import { lineAt } from '../table/index.ts';
import type { TextFacts } from './facts.ts';
import { staged, type Work } from './progress.ts';

/** As a gutter counts lines; undefined where the table was read from no text. */
export function* lineOfRow(text: TextFacts | undefined, row: number): Work<number | undefined> {
  if (!text) return undefined;
  const { table, source } = text;
  const start = table.recordStarts[table.headerRecords + row];
  return (yield* staged('reading', start, lineAt(source, start))) + 1;
}
