/** One sort of value with two ways to recognise it, laxly under a header and strictly without: the first that is sure enough. */
import { type Detector, ENOUGH } from './detector.ts';

export function inTurn(first: Detector, second: Detector): Detector {
  return {
    ...first,
    proof: first.proof === 'header' ? second.proof : first.proof,
    judge(column) {
      const judgement = first.judge(column);
      return judgement && judgement.confidence >= ENOUGH ? judgement : second.judge(column);
    },
  };
}
