/** The column that says which rows are about the same person. */
import type { RowClasses, RowCounts } from '../counts/index.ts';
import type { ColumnRole } from '../roles/index.ts';
import type { ClassFacts } from './facts.ts';
import { staged, type Work } from './progress.ts';

/** What the user, else its header, else its values call the subject; undefined where none does. */
export function subjectAmong(roles: readonly ColumnRole[]): number | undefined {
  const subjects = roles.flatMap(({ role }, column) => (role === 'subject' ? [column] : []));
  const declared = subjects.find((column) => roles[column].isDeclared);
  return declared ?? subjects.find((column) => roles[column].detector?.role === 'subject') ?? subjects[0];
}

/** How many people each class has by that column. */
export function* subjectsOf(
  rows: RowCounts,
  roles: readonly ColumnRole[],
  classes: RowClasses,
): Work<ClassFacts['subjects']> {
  const column = subjectAmong(roles);
  if (column === undefined) return undefined;
  const people = yield* staged('classes', rows.rowCount, rows.people(classes, column));
  return { ...people, column };
}
