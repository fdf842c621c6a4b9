/** Which identifiers name people: those that must not be in what is handed on, whatever is done to other columns. */
import type { ColumnRole } from './inferRole.ts';

/** A number that only tells records apart names nobody, unless the user says that it does. */
export function namesPeople({ role, detector, isDeclared, inferred }: ColumnRole): boolean {
  if (role !== 'identifier') return false;
  if (isDeclared && inferred !== 'identifier') return true;
  return detector !== undefined && detector.isPseudonym !== true;
}
