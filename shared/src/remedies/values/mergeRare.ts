/** Rare categories become one, so that no row stands out by a value that hardly anyone has. */
import * as z from 'zod/mini';
import type { Dictionary } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { atLeastOne } from '../parameters.ts';
import { type ColumnToTreat, remedyOf } from '../remedy.ts';

const OTHER = 'Other';
const FEWER = [10, 5, 3] as const;

interface Parameters {
  readonly rows: number;
  readonly keep?: number | undefined;
}

export const mergeRare = remedyOf({
  name: 'merge-rare',
  sort: 'coarser',
  remains: 'The frequent values as they are; of the others that they are none of these.',
  notWhen:
    'The rare values are what is studied, or have an order or groups of their own: use bands or a hierarchy file.',
  /** `rows`: values of fewer rows are merged; `keep`: at most so many of the most frequent values stay. */
  parameters: z.strictObject({ rows: atLeastOne, keep: z.optional(atLeastOne) }),
  offers: (column) => (column.kind === 'category' || column.kind === 'code' ? merges(column) : []),
  title: (column, { rows, keep }) =>
    keep === undefined
      ? t`Merge values of ${column} with fewer than ${rows} rows into ${OTHER}`
      : t`Keep the ${keep} most frequent values of ${column}, merge the others into ${OTHER}`,
  treat({ rows, keep }, { values, k }) {
    const sorted = frequencies(values, rows);
    const kept = new Set(sorted.slice(0, keptValues(sorted, { rows, keep }, values, k)).map(({ text }) => text));
    return (value) => (kept.has(value) ? value : OTHER);
  },
});

/** The merges that are worth it, fewer values staying each time; what merges nothing, or all, is no remedy. */
export function merges({ values, k }: ColumnToTreat): Parameters[] {
  const sorted = frequencies(values, k);
  const offers: Parameters[] = [];
  let stayed = distinctValues(values);
  for (const one of [{ rows: k }, ...FEWER.map((keep) => ({ rows: k, keep }))]) {
    const kept = keptValues(sorted, one, values, k);
    if (kept > 0 && kept < stayed) offers.push(one);
    stayed = Math.min(stayed, kept);
  }
  return offers;
}

interface Frequency {
  readonly text: string;
  readonly count: number;
}

/**
 * How many of the values with so many rows stay. A merged value has at least as many rows as a value that stays must have: else
 * the next rarest value joins it.
 */
function keptValues(sorted: readonly Frequency[], { rows, keep }: Parameters, values: Dictionary, k: number): number {
  let kept = Math.min(sorted.length, keep ?? sorted.length);
  let merged = values.counts.reduce((sum, count) => sum + count, 0) - values.count(0);
  for (let i = 0; i < kept; i++) merged -= sorted[i].count;
  while (kept > 0 && merged > 0 && merged < Math.min(rows, k)) {
    kept--;
    merged += sorted[kept].count;
  }
  return kept;
}

/** Values of at least so many rows, the most frequent first; equal ones by their characters, so that the order of the rows does not matter. */
function frequencies(values: Dictionary, rows: number): Frequency[] {
  const found: Frequency[] = [];
  for (let code = 1; code < values.size; code++) {
    const count = values.count(code);
    if (count > 0 && count >= rows) found.push({ text: values.text(code), count });
  }
  return found.sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1));
}

function distinctValues({ counts }: Dictionary): number {
  let found = 0;
  for (let code = 1; code < counts.length; code++) if (counts[code] > 0) found++;
  return found;
}
