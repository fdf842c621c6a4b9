/** The column that says which rows are about the same person. */
import { classPeople, type RowClasses } from '../counts/index.ts';
import type { ColumnRole } from '../roles/index.ts';
import type { Columns } from '../table/index.ts';
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
  table: Columns,
  roles: readonly ColumnRole[],
  classes: RowClasses,
): Work<ClassFacts['subjects']> {
  const column = subjectAmong(roles);
  if (column === undefined) return undefined;
  const { codes, dictionary } = table.columns[column];
  const people = yield* staged('classes', classes.classOfRow.length, classPeople(classes, codes, dictionary.size));
  return { ...people, column };
}
