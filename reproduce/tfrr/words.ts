/** The words of the page for ways to score and for curves. */
import { share } from '../numbers.ts';
import type { ScoringMethod } from './scores.ts';

export const methodNames: Readonly<Record<ScoringMethod, string>> = {
  printed: 'eq. 12',
  asPrinted: 'rectified as in Fig. 6 (uses the truth)',
  noise: 'noise in its place (uses the truth)',
  rectified: 'rectified, every row',
  calibrated: 'calibrated (ours)',
  rectifiedCalibrated: 'rectified and calibrated (ours)',
  tree: 'tree of tested pairs, calibrated (ours)',
};

/** From the first to the last value of a curve: `.324 → .224`. */
export function ends(points: readonly (readonly [number, number])[], digits = 3): string {
  return [points[0], points[points.length - 1]].map(([, value]) => share(value, digits)).join(' → ');
}
