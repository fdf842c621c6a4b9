/** What `quasi explain --column NAME --hierarchy` prints: the levels of a column, to be kept in a file, edited and named in `quasi.json`. */
import { type Analysis, staged, type Work } from '@quasi/shared/analysis';
import { writeArxCsv } from '@quasi/shared/hierarchies';
import type { Columns } from '@quasi/shared/table';
import type { Explained } from './explained.ts';

export function* explainHierarchy(analysis: Analysis<Columns>, column: number): Work<Explained> {
  const { dictionary } = analysis.table.columns[column];
  const { hierarchy } = yield* analysis.ladder(column);
  return { text: yield* staged('columns', dictionary.size, writeArxCsv(hierarchy, dictionary)) };
}
