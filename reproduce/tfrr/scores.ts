/** Every class scored by all ways to judge from frequencies whether at least k rows are like its own. */

import {
  binomialApproximation,
  calibratedIndistinguishable,
  indistinguishable,
  othersBinomial,
  rectifiedBinomial,
  rescoredAsPrinted,
} from '@quasi/shared/measures/frequency';
import { seededRandom } from '@quasi/shared/random';
import { rectifiedOthersBinomial } from '../../shared/src/measures/frequency/testPaper.ts';
import type { KnownClasses } from './knownClasses.ts';

/**
 * `printed` is eq. 12. `asPrinted` rescores by the procedure of Fig. 6, which looks at the truth; `noise` gives the same rows a random
 * score in its place; `rectified` rescores every row with a strongly dependent pair. The others are ours: for a row known
 * to be there, without dependence, with the pair, and with the tree of tested pairs.
 */
export const methods = [
  'printed',
  'asPrinted',
  'noise',
  'rectified',
  'calibrated',
  'rectifiedCalibrated',
  'tree',
] as const;
export type ScoringMethod = (typeof methods)[number];

/** Class → score, for each method. */
export function scoresOf(classes: KnownClasses, k: number): Record<ScoringMethod, Float64Array> {
  const { rows, sizes, frequenciesOf, pairOf, treeLaw } = classes;
  const score = () => new Float64Array(sizes.length);
  const scores = {
    printed: score(),
    asPrinted: score(),
    noise: score(),
    rectified: score(),
    calibrated: score(),
    rectifiedCalibrated: score(),
    tree: score(),
  };
  const random = seededRandom(k);
  for (let one = 0; one < sizes.length; one++) {
    const frequencies = frequenciesOf(one);
    const pair = pairOf(one);
    const printed = indistinguishable(binomialApproximation(rows, frequencies), k);
    const rectified = pair ? indistinguishable(rectifiedBinomial(rows, frequencies, pair), k) : printed;
    const others = othersBinomial(rows, frequencies);
    const rectifiedOthers = pair ? rectifiedOthersBinomial(rows, frequencies, pair) : others;
    scores.printed[one] = printed;
    scores.rectified[one] = rectified;
    scores.asPrinted[one] = rescoredAsPrinted(printed, rectified, sizes[one], k);
    scores.noise[one] = rescoredAsPrinted(printed, 0.5 + random() / 2, sizes[one], k);
    scores.calibrated[one] = calibratedIndistinguishable(others, k);
    scores.rectifiedCalibrated[one] = calibratedIndistinguishable(rectifiedOthers, k);
    scores.tree[one] = calibratedIndistinguishable(treeLaw(one), k);
  }
  return scores;
}
