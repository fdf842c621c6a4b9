/** What to fix first in a file that is not ready: columns that identify people, then classes that are too small. */
import type { ClassFacts } from './facts.ts';

export type NextFix = 'identifiers' | 'k';

/** In this order; empty where neither would help. */
export function nextFixes({ verdict }: Pick<ClassFacts, 'verdict'>): NextFix[] {
  const failing = verdict?.criteria.filter(({ holds }) => !holds).map(({ name }) => name) ?? [];
  const identifiers: NextFix[] = failing.includes('identifiers') ? ['identifiers'] : [];
  return failing.includes('k') || failing.includes('shareBelow') ? [...identifiers, 'k'] : identifiers;
}
