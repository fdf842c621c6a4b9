/** Which columns name people: those that must not be in what is handed on, whatever is done to other columns. */
import type { ColumnRole } from './inferRole.ts';

/**
 * A number that only distinguishes records names nobody, unless the user says that it does. The subject of rows names people all the same
 * if it is an address, a phone number or a card.
 */
export function namesPeople({ role, detector, isDeclared, inferred }: ColumnRole): boolean {
  const isNaming = detector !== undefined && detector.role === 'identifier' && detector.isPseudonym !== true;
  if (role === 'subject') return isNaming;
  if (role !== 'identifier') return false;
  return isNaming || (isDeclared && inferred !== 'identifier');
}
