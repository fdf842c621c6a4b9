/** What is said of a table with so many columns that not all of them are compared with each other. */
import type { InsightFacts } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import { formatCount } from './format.ts';

export function comparedText({
  compared,
  comparable,
}: Pick<InsightFacts, 'compared' | 'comparable'>): string | undefined {
  if (comparable <= compared.length) return undefined;
  return t`Of ${formatCount(comparable)} columns the first ${formatCount(compared.length)} are compared with each other, quasi-identifiers before others. Name the quasi-identifiers to have these compared.`;
}
