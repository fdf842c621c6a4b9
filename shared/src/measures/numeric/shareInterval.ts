/** Wilson's interval of a share, at 99 %: it does not shrink to a point at 0 and 1. */
import { normalQuantile } from './normal.ts';

/** Half a per cent on either side. */
const UPPER_QUANTILE = 0.995;

export function shareInterval(count: number, of: number): readonly [low: number, high: number] {
  const z = normalQuantile(UPPER_QUANTILE);
  const middle = (count + (z * z) / 2) / (of + z * z);
  const half = (z / (of + z * z)) * Math.sqrt((count * (of - count)) / of + (z * z) / 4);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
