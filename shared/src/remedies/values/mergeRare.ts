/** Rare categories become one, so that no row stands out by a value that hardly anyone has. */
import * as z from 'zod/mini';
import type { Dictionary } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { type ColumnToTreat, remedyOf } from '../remedy.ts';

export const OTHER = 'Other';
const FEWER = [10, 5, 3] as const;

export const mergeRare = remedyOf({
  name: 'merge-rare',
  sort: 'coarser',
  /** `rows`: values of fewer rows are merged; `keep`: at most so many of the most frequent values stay. */
  parameters: z.object({
    rows: z.number().check(z.minimum(1)),
    keep: z.optional(z.number().check(z.minimum(1))),
  }),
  offers(column) {
    const { kind, values, k } = column;
    if (kind !== 'category' && kind !== 'code') return [];
    const distinct = frequencies(values).length;
    const offers: Parameters[] = [{ rows: k }, ...FEWER.map((keep) => ({ rows: k, keep }))];
    // What merges nothing, or all, is no remedy.
    return offers.filter((one, i) => {
      const kept = keptValues(column, one).size;
      const before = i === 0 ? distinct : keptValues(column, offers[i - 1]).size;
      return kept > 0 && kept < before;
    });
  },
  title: (column, { rows, keep }) =>
    keep === undefined
      ? t`Merge values of ${column} with fewer than ${rows} rows into ${OTHER}`
      : t`Keep the ${keep} most frequent values of ${column}, merge the others into ${OTHER}`,
  treat(parameters, column) {
    const kept = keptValues(column, parameters);
    return (value) => (kept.has(value) ? value : OTHER);
  },
});

interface Parameters {
  readonly rows: number;
  readonly keep?: number | undefined;
}

/** What is merged has at least as many rows as a value that stays must have: else the next rarest value joins it. */
function keptValues({ values, k }: ColumnToTreat, { rows, keep = Number.POSITIVE_INFINITY }: Parameters): Set<string> {
  const sorted = frequencies(values);
  let kept = sorted.findLastIndex(({ count }) => count >= rows) + 1;
  kept = Math.min(kept, keep);
  let merged = sorted.slice(kept).reduce((sum, { count }) => sum + count, 0);
  while (kept > 0 && merged > 0 && merged < Math.min(rows, k)) {
    kept--;
    merged += sorted[kept].count;
  }
  return new Set(sorted.slice(0, kept).map(({ text }) => text));
}

/** The most frequent first; of equal ones, that which was met first. */
function frequencies(values: Dictionary): { text: string; count: number }[] {
  const found: { text: string; count: number; code: number }[] = [];
  for (let code = 1; code < values.size; code++) {
    const count = values.count(code);
    if (count > 0) found.push({ text: values.text(code), count, code });
  }
  return found.sort((one, other) => other.count - one.count || one.code - other.code);
}
