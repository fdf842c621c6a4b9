/** Files that are meant to hold names: said once, with the reason, so that the verdict need not repeat it. */
import * as z from 'zod/mini';
import { described, pattern } from './described.ts';
import { date } from './exceptionSchema.ts';
import { matchesName } from './namePattern.ts';

export const identifiedSchema = () =>
  described(
    'This file is meant to name people. Its verdict is then "identified": which columns name them, why, and what would hold without them.',
    z.strictObject({
      columns: described(
        'The columns that may name people, "*" standing for any characters.',
        z.array(pattern()).check(z.minLength(1)),
      ),
      reason: described('Why the file has to name them.', z.string().check(z.minLength(1))),
      until: z.optional(described('The last day on which this holds.', date())),
    }),
  );

export type Identified = z.infer<ReturnType<typeof identifiedSchema>>;

/** Whether a column may name people. `today`: as an ISO date. */
export function mayName(identified: Identified | undefined, column: string, today: string): boolean {
  if (!identified || (identified.until !== undefined && today > identified.until)) return false;
  return identified.columns.some((pattern) => matchesName(pattern, column));
}
