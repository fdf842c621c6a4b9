/** What `quasi explain --column NAME --hierarchy` prints: the levels of a column, to be kept in a file, edited and named in `quasi.json`. */
import { type Analysis, staged, type Work } from '@quasi/shared/analysis';
import { writeArxCsv } from '@quasi/shared/hierarchies';

export function* hierarchyOf(analysis: Analysis, column: number): Work<string> {
  const { dictionary } = analysis.table.columns[column];
  const { hierarchy } = yield* analysis.ladder(column);
  return yield* staged('columns', dictionary.size, writeArxCsv(hierarchy, dictionary));
}
