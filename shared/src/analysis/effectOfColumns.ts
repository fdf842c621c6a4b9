/** What the risk would be if rows were compared on other columns: counted as it is for the columns they are compared on. */
import { countClasses, sizeHistogram } from '../counts/index.ts';
import type { Columns } from '../table/index.ts';
import { type ClassRisk, classRisk } from './classRisk.ts';
import { staged, type Work } from './progress.ts';

/** Undefined where there is nothing to compare. `target`: the k that is aimed at. */
export function* riskOn(table: Columns, columns: readonly number[], target: number): Work<ClassRisk | undefined> {
  const { rowCount } = table;
  if (rowCount === 0 || columns.length === 0) return undefined;
  const codes = columns.map((column) => table.columns[column].codes);
  const classes = yield* staged('classes', rowCount, countClasses(codes, rowCount));
  return classRisk(sizeHistogram(classes), target);
}
