/** Refuses an analysis of more columns than are analysed: a sentence is better than an answer that knows none of them. */
import { formatCount } from '@quasi/shared/explain';
import { type Columns, isTooWide, MOST_COLUMNS } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { FileProblem } from './fileProblem.ts';

export function requireFewColumns(name: string, table: Columns): void {
  if (!isTooWide(table)) return;
  const columns = formatCount(table.width);
  throw new FileProblem(
    name,
    t`It has ${columns} columns; more than ${formatCount(MOST_COLUMNS)} are not analysed. Take parts of it with fewer columns, or check the delimiter.`,
  );
}
