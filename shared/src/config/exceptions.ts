/** Whether a finding is allowed. */
import { matchesName } from './namePattern.ts';
import type { Exception, Settings } from './settings.ts';

/**
 * The exception that allows a finding of a rule, known by its name and code, about a column, if it is about one. An exception
 * still holds on its last day.
 */
export function exceptionFor(
  { exceptions }: Settings,
  slug: string,
  code: string,
  column: string | undefined,
  today: string,
): Exception | undefined {
  return exceptions.find(
    (each) =>
      (each.rule === slug || each.rule === code) &&
      (each.until === undefined || today <= each.until) &&
      (each.column === undefined || (column !== undefined && matchesName(each.column, column))),
  );
}
