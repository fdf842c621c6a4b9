/** What the risk would be if rows were compared on other columns: counted as it is for the columns they are compared on. */
import { type Counts, one } from '../counts/index.ts';
import { type ClassRisk, classRisk } from './classRisk.ts';
import { staged, type Work } from './progress.ts';

/** Undefined where there is nothing to compare. `target`: the k that is aimed at. */
export function* riskOn(counts: Counts, columns: readonly number[], target: number): Work<ClassRisk | undefined> {
  const { rowCount } = counts;
  if (rowCount === 0 || columns.length === 0) return undefined;
  const sizes = one(counts.classSizes([{ columns, missing: 'value' }]));
  return classRisk(yield* staged('classes', rowCount, sizes), target);
}
