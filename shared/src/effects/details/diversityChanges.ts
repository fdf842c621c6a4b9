/** What a remedy does to what rows that are alike give away of sensitive values: ℓ and t of each sensitive column. */
import { type SensitiveClasses, sensitiveClasses, type Work } from '../../analysis/index.ts';
import type { Side, Sides } from './sides.ts';

export type Diversity = Pick<SensitiveClasses, 'l' | 't'>;

export interface DiversityChange {
  readonly column: number;
  readonly before: Diversity;
  /** Undefined where the column is removed, or no column is compared any more. */
  readonly after: Diversity | undefined;
}

/** Nothing without sensitive columns, and where no column is compared. */
export function* diversityChanges({ before, after, placeAfter }: Sides): Work<readonly DiversityChange[] | 'none'> {
  const { roles, risk } = before.facts;
  const sensitive = roles.flatMap(({ role }, column) => (role === 'sensitive' ? [column] : []));
  if (sensitive.length === 0 || !risk) return 'none';
  const changes: DiversityChange[] = [];
  for (const column of sensitive) {
    const place = placeAfter[column];
    const isTold = place !== undefined && after.facts.risk !== undefined;
    changes.push({
      column,
      before: yield* diversityOf(before, column),
      after: isTold ? yield* diversityOf(after, place) : undefined,
    });
  }
  return changes;
}

function* diversityOf({ facts }: Side, column: number): Work<Diversity> {
  const { l, t } = yield* sensitiveClasses(facts, column, facts.classes, facts.settings);
  return { l, t };
}
