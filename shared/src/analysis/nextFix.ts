/** What to fix first in a file that is not ready: columns that identify people, then classes that are too small. */
import type { ClassFacts } from './facts.ts';

export type NextFix = 'identifiers' | 'k';

/** Undefined where neither would help. */
export function nextFix({ verdict }: Pick<ClassFacts, 'verdict'>): NextFix | undefined {
  const failing = verdict?.criteria.filter(({ holds }) => !holds).map(({ name }) => name) ?? [];
  if (failing.includes('identifiers')) return 'identifiers';
  return failing.includes('k') || failing.includes('shareBelow') ? 'k' : undefined;
}
