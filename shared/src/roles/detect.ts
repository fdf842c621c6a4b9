/** What sort of values a column holds: one verdict, that of the detector which is surest. */
import { type Detector, ENOUGH, type Judgement } from './detector.ts';
import { detectors } from './detectors/index.ts';
import type { ColumnSample } from './sample.ts';

const DETECTORS_A_STEP = 8;

export interface Detected {
  readonly detector: Detector;
  readonly judgement: Judgement;
}

/**
 * Undefined if no detector is sure enough. Of equals the one whose words in the header are longer, then the first, has it.
 * Yields the number of detectors that have judged.
 */
export function* detect(column: ColumnSample): Generator<number, Detected | undefined> {
  let best: Detected | undefined;
  let bestWeight = 0;
  for (const [done, detector] of detectors.entries()) {
    if (done % DETECTORS_A_STEP === 0) yield done;
    const judgement = detector.judge(column);
    if (!judgement || judgement.confidence < ENOUGH) continue;
    const weight = judgement.confidence + headerLength(judgement) / 1e4;
    if (weight <= bestWeight) continue;
    best = { detector, judgement };
    bestWeight = weight;
  }
  return best;
}

/** `birth date` says more than `date`. */
function headerLength({ evidence }: Judgement): number {
  const [first] = evidence;
  return first?.says === 'header' ? first.words.length : 0;
}
