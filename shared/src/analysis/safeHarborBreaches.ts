/** What HIPAA's safe harbor wants gone, column by column, if the policy asks for it. */
import type { Settings } from '../config/index.ts';
import { type ColumnRole, type SafeHarborBreach, safeHarborBreach } from '../roles/index.ts';
import type { Columns } from '../table/index.ts';
import { staged, type Work } from './progress.ts';

/** `today`: as an ISO date; it decides how old people are. */
export function* safeHarborBreaches(
  { columns }: Columns,
  roles: readonly ColumnRole[],
  { policy }: Settings,
  today: string,
): Work<(SafeHarborBreach | undefined)[]> {
  if (!policy.criteria.safeHarbor) return columns.map(() => undefined);
  const breaches: (SafeHarborBreach | undefined)[] = [];
  for (const [i, { dictionary }] of columns.entries()) {
    const looking = safeHarborBreach(dictionary, roles[i], today);
    breaches.push(yield* staged('columns', dictionary.size, looking));
  }
  return breaches;
}
