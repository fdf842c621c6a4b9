/** At most so many findings of a kind, then one on the file that states the true total: never a flood, never a silent cut. */

import { t } from '../words/index.ts';
import type { Report } from './rule.ts';

/** Columns with the same flaw that are marked one by one. */
export const MOST_COLUMNS = 50;

/** `report` makes the finding of one item, `rest` the one on the file if not all `total` items are reported. */
export function* reportFirst<T>(
  items: readonly T[],
  total: number,
  most: number,
  report: (item: T) => Report,
  rest: (reported: number) => Report,
): Iterable<Report> {
  const reported = Math.min(items.length, most);
  if (reported < total) yield rest(reported);
  for (const item of items.slice(0, most)) yield report(item);
}

/** The end of a sentence with a total in it: how many of them are marked. */
export function markedText(reported: number): string {
  if (reported === 0) return t`none is marked`;
  return reported === 1 ? t`the first is marked` : t`the first ${reported} are marked`;
}
