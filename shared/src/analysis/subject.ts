/** The column that says which rows are about the same person. */
import type { ColumnRole } from '../roles/index.ts';

/** What the user, else its header, else its values call the subject; undefined where none does. */
export function subjectAmong(roles: readonly ColumnRole[]): number | undefined {
  const subjects = roles.flatMap(({ role }, column) => (role === 'subject' ? [column] : []));
  const declared = subjects.find((column) => roles[column].isDeclared);
  return declared ?? subjects.find((column) => roles[column].detector?.role === 'subject') ?? subjects[0];
}
