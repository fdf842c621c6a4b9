/** The sentence on a table with so many columns that not all of them are compared with each other. */
import type { InsightFacts } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import { formatCount } from './format.ts';

export function comparedText(
  insight: Pick<InsightFacts, 'compared' | 'comparable' | 'dependencies' | 'smallKeysAreAll' | 'sensitivity'>,
): string | undefined {
  const sentences = [...wideSentence(insight), ...cutSentence(insight)];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** That time ended a search is said once, whatever the search was. */
function cutSentence({
  dependencies,
  smallKeysAreAll,
  sensitivity,
  comparable,
  compared,
}: Parameters<typeof comparedText>[0]): string[] {
  // Of a wide table not all columns are searched, which is said already.
  const isFound = sensitivity.isComplete || comparable > compared.length;
  return dependencies.isComplete && smallKeysAreAll && isFound ? [] : [t`There was no time to finish all comparisons.`];
}

function wideSentence({ compared, comparable }: Parameters<typeof comparedText>[0]): string[] {
  if (comparable <= compared.length) return [];
  return [
    t`The first ${formatCount(compared.length)} of ${formatCount(comparable)} columns are compared with each other, quasi-identifiers first. Name the quasi-identifiers to choose them.`,
  ];
}
