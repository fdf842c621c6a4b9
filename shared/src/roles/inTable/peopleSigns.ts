/** Whether a table is about people at all, for columns that have a meaning only there. */
import type { ColumnRole } from '../inferRole.ts';
import { wordsIn } from '../words/index.ts';
import { personSigns } from './personSigns.ts';

/** Firms, goods and records have them as well. */
const ofAnything = new Set(wordsIn('place, code, date, time, url, amount'));
/** One column may be about anything. */
const FEWEST_OTHERS = 2;

/** How many columns say so; names, money, health and homes do where two of them stand beside each other. */
export function peopleSigns(roles: readonly ColumnRole[]): number {
  const signs = personSigns(roles);
  if (signs > 0) return signs;
  const others = roles.filter(
    ({ detector, role }) =>
      detector !== undefined &&
      (detector.id === 'full-name' || role === 'sensitive' || detector.role === 'quasi-identifier') &&
      detector.tellsPlace !== true &&
      !ofAnything.has(detector.kind),
  ).length;
  return others >= FEWEST_OTHERS ? others : 0;
}
