/** The columns of a protected file as answers of people: each in its categories, with the ε it was noised with. */
import { declarationOf, type Settings } from '../../config/index.ts';
import type { ProtectedColumn } from '../../measures/protected/index.ts';
import type { Columns } from '../../table/index.ts';
import { staged, type Work } from '../progress.ts';
import { type Categories, categoriesOf } from './categories.ts';

export interface Answers extends Categories, ProtectedColumn {
  /** The number of the column. */
  readonly column: number;
  /** ∞ for a column that is given as it is. */
  readonly epsilon: number;
}

/** `epsilonOf`: of columns for which the settings state none of their own. */
export function* answersIn(
  table: Columns,
  columns: readonly number[],
  settings: Settings,
  epsilonOf: (column: number) => number | undefined,
): Work<Answers[]> {
  const answers: Answers[] = [];
  for (const column of columns) {
    const { name } = table.columns[column];
    const { epsilon = epsilonOf(column) ?? Number.POSITIVE_INFINITY, categories } = declarationOf(settings, name);
    const ordered = yield* staged('columns', table.rowCount, categoriesOf(table.columns[column], categories));
    answers.push({ ...ordered, column, epsilon, categories: ordered.count });
  }
  return answers;
}
