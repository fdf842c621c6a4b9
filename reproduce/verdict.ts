/** Verdicts from numbers: what is found held against what is printed. */
import type { Verdict } from './page.ts';

/** From the least to the most. */
export type Range = readonly [least: number, most: number];

/** A number that is found has the digits that are printed: `.406` is .40625, `9.83E-05` 9.826e-5. */
export function hasDigits(found: number, digits: string): boolean {
  const [, decimals = '', exponent = '0'] = /^[^.e]*(?:\.(\d*))?(?:e(.*))?$/i.exec(digits) ?? [];
  // Half a unit of the last digit, and what rounding of halves and of binary fractions leaves.
  return Math.abs(found - Number(digits)) <= (0.5 + 1e-6) * 10 ** (Number(exponent) - decimals.length);
}

export function isWithin(found: number, [least, most]: Range): boolean {
  return found >= least && found <= most;
}

/** All of what is said holds, some of it, or none. */
export function verdictOf(held: readonly boolean[]): Verdict {
  return held.every(Boolean) ? 'holds' : held.some(Boolean) ? 'in part' : 'fails';
}

/** The same where data or numbers of the paper cannot be had, so that no more than a tendency is compared. */
export function tendencyOf(held: readonly boolean[]): Verdict {
  const verdict = verdictOf(held);
  return verdict === 'holds' ? 'alike' : verdict;
}
