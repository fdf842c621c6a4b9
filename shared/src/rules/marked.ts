/** How many of the rows of a finding are marked as well. */
import { t } from '../words/index.ts';

/** Nothing where none is. */
export function markedSentence(reported: number): string[] {
  if (reported === 0) return [];
  return [reported === 1 ? t`The first is marked.` : t`The first ${reported} are marked.`];
}
