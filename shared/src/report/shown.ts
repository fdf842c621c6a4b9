/**
 * What an audience may see. What leaves the house says of no group of people smaller than the policy's k how large it is: neither as a count
 * nor as a share that gives the count back.
 */
import type { ClassFacts } from '../analysis/index.ts';
import { formatCount, formatCountOf, formatShare, shownName } from '../explain/index.ts';
import { t } from '../words/index.ts';
import type { Audience, Linked } from './content.ts';

export interface Shown {
  readonly audience: Audience;
  readonly isInternal: boolean;
  readonly k: number;
  /** `1,200`; `fewer than 5`. */
  count(count: number): string;
  countOf(count: number, one: string, many: string): string;
  /** Of so many rows or people. */
  share(share: number, of: number): string;
  /** The same as a figure may draw it. */
  drawn(share: number, of: number): number;
  /** Whether unique rows may stand beside the rows below k: their difference is a count of rows, too. */
  mayDiffer(unique: number, below: number): boolean;
  /** The size of the smallest class. */
  anonymity(k: number): string;
}

/** Below it a policy that asks for no k, or for 1, would let single people show. */
const LEAST_SHOWN = 3;

export function shownTo(audience: Audience, { settings }: Pick<ClassFacts, 'settings'>): Shown {
  if (audience === 'internal') {
    return {
      audience,
      isInternal: true,
      k: settings.k,
      count: formatCount,
      countOf: formatCountOf,
      share: formatShare,
      drawn: (share) => share,
      mayDiffer: () => true,
      anonymity: formatCount,
    };
  }
  const least = Math.max(LEAST_SHOWN, settings.k);
  const fewer = t`fewer than ${formatCount(least)}`;
  const isSmall = (count: number) => count > 0 && Math.round(count) < least;
  return {
    audience,
    isInternal: false,
    k: settings.k,
    count: (count) => (isSmall(count) ? fewer : formatCount(count)),
    countOf: (count, one, many) => (isSmall(count) ? `${fewer} ${many}` : formatCountOf(count, one, many)),
    share(share, of) {
      if (isSmall(share * of)) return fewer;
      return isSmall((1 - share) * of) ? t`all but a few` : formatShare(share);
    },
    drawn(share, of) {
      if (isSmall(share * of)) return Math.min(1, least / of);
      return isSmall((1 - share) * of) ? Math.max(0, 1 - least / of) : share;
    },
    mayDiffer: (unique, below) => !isSmall(below - unique),
    anonymity: (k) => (k < least ? t`below ${formatCount(least)}` : formatCount(k)),
  };
}

export function columnCell({ table }: Pick<ClassFacts, 'table'>, column: number): Linked {
  return { text: shownName(table.columns[column].name), place: { column } };
}
