/** What is to be analysed may not have more columns than are analysed: a sentence instead of an answer that knows none of them. */
import { formatCount } from '@quasi/shared/explain';
import { isTooWide, MOST_COLUMNS, type Table } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { FileProblem } from './fileProblem.ts';

export function requireFewColumns(name: string, table: Table): void {
  if (!isTooWide(table)) return;
  const columns = formatCount(table.width);
  throw new FileProblem(
    name,
    t`It has ${columns} columns; more than ${formatCount(MOST_COLUMNS)} are not analysed. Take parts of it with fewer columns, or check the delimiter.`,
  );
}
