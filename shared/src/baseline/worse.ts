/** The numbers that are worse than in a baseline, and the words for it. */
import { formatCount, formatShare } from '../explain/index.ts';
import { t } from '../words/index.ts';
import { FALLING, type Numbers, ROWS_BELOW } from './numbers.ts';

/** Key → how it is said. A file that the baseline does not have has no number there. */
export function worseThan(before: Numbers, now: Numbers): Map<string, string> {
  const worse = new Map<string, string>();
  for (const [key, number] of now) {
    const old = before.get(key);
    if (old === undefined) worse.set(key, t`new since the baseline`);
    else if (key === FALLING ? number < old : number > old) worse.set(key, wentText(key, old, number));
  }
  return worse;
}

/** The better of both, and nothing that is new: a baseline that is brought up to date never allows more. */
export function tightened(before: Numbers, now: Numbers): Map<string, number> {
  const kept = new Map<string, number>();
  for (const [key, old] of before) {
    const number = now.get(key);
    if (number !== undefined) kept.set(key, key === FALLING ? Math.max(old, number) : Math.min(old, number));
  }
  return kept;
}

function wentText(key: string, old: number, now: number): string {
  if (key === FALLING) return t`k went ${formatCount(old)} → ${formatCount(now)} since the baseline`;
  const format = Number.isInteger(old) && Number.isInteger(now) ? formatCount : formatShare;
  const [from, to] = [format(old), format(now)];
  if (key === ROWS_BELOW) return t`rows below the target went ${from} → ${to} since the baseline`;
  return t`it went ${from} → ${to} since the baseline`;
}
