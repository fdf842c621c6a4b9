/** The scale on which the values of a column lie, and whether two columns share it. */
import { isFlag } from '../flags.ts';
import type { ColumnForm } from '../sample.ts';

/** Steps of a scale of answers: from 0 to 10 are eleven. */
const MOST_STEPS = 11;
const MOST_WORDS = 12;
const LONGEST_WORD = 60;

export type Scale =
  | { readonly of: 'steps'; readonly least: number; readonly largest: number }
  | { readonly of: 'counts'; readonly largest: number }
  | { readonly of: 'decimals'; readonly least: number; readonly largest: number }
  | { readonly of: 'flags'; readonly values: string }
  | { readonly of: 'words'; readonly values: ReadonlySet<string> };

/** Undefined for texts, dates and codes, and for columns of one value. */
export function scaleOf(column: ColumnForm): Scale | undefined {
  const { probe, numbers, dates, distinct, meanLength } = column;
  if (dates || distinct < 2 || probe.length === 0) return undefined;
  if (distinct === 2 && isFlag(column)) return { of: 'flags', values: probe.toSorted().join('\n').toLowerCase() };
  if (numbers && !numbers.isPadded) {
    const { areWhole, least, largest } = numbers;
    if (!areWhole) return { of: 'decimals', least, largest };
    // More values than steps between the ends seen: rare ones, far out, were left out of what was looked at.
    if (least === 0 && distinct > largest + 1) return { of: 'counts', largest: distinct - 1 };
    if (least >= -MOST_STEPS && largest - least < MOST_STEPS && distinct <= MOST_STEPS)
      return { of: 'steps', least, largest };
    return least >= 0 ? { of: 'counts', largest } : { of: 'decimals', least, largest };
  }
  if (numbers || distinct > MOST_WORDS || meanLength > LONGEST_WORD) return undefined;
  return { of: 'words', values: new Set(probe) };
}

/** An end of a scale that nobody chose is no other scale. */
const MISSED_STEPS = 1;
/** Largest counts and amounts of one instrument differ by less than this factor. */
const SPREAD = 5;

export function isSameScale(one: Scale, other: Scale): boolean {
  if (one.of === 'steps' && other.of === 'steps')
    return (
      Math.abs(one.least - other.least) <= MISSED_STEPS && Math.abs(one.largest - other.largest) <= 2 * MISSED_STEPS
    );
  if (one.of === 'words' && other.of === 'words') return sharesMost(one.values, other.values);
  if (one.of === 'flags' && other.of === 'flags') return one.values === other.values;
  if (!('largest' in one) || !('largest' in other)) return false;
  const [small, large] = [one.largest, other.largest].map(Math.abs).toSorted((a, b) => a - b);
  return large <= SPREAD * Math.max(small, 1);
}

function sharesMost(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((value) => other.has(value)).length;
  return shared >= 2 && 2 * shared >= Math.min(one.size, other.size) && 3 * shared >= Math.max(one.size, other.size);
}
