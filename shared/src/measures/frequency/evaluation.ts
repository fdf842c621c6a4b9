/**
 * How well frequencies alone show which rows are k-indistinguishable: every row scored, and compared with its class (TFRR, Fig. 5 and 6).
 */
import { areaUnderCurveSteps } from '../numeric/index.ts';
import { binomialApproximation } from './countLaw.ts';
import { calibratedIndistinguishable, indistinguishable } from './indistinguishable.ts';
import { othersBinomial } from './matchLaw.ts';
import { rectifiedBinomial, type ValuePair } from './rectified.ts';

/** The classes of a table, with what is known of their values; a class of size 0 is passed over. */
export interface ClassFrequencies {
  readonly rows: number;
  /** Class → number of its rows. */
  readonly sizes: Uint32Array;
  /** Column → class → frequency of the class's value. */
  readonly frequencies: readonly Uint32Array[];
  /** Class → its strongly dependent pair of values with the largest lift, if it has one. */
  readonly dependentPair: (ofClass: number) => ValuePair | undefined;
}

/** Areas are undefined where all rows, or none, are k-indistinguishable. */
interface FrequencyEvaluation {
  /** The share of rows that are k-indistinguishable: an area means little where it is close to 0 or 1. */
  readonly positiveRate: number;
  readonly auc: number | undefined;
  /** Every row with a strongly dependent pair is scored by the rectified law. */
  readonly aucRectified: number | undefined;
  /** Only true positives that scored below 1/2 are: the procedure of Fig. 6, which uses the truth and flatters. */
  readonly aucAsPrinted: number | undefined;
  /** Mean score over rows, as printed and calibrated; the latter should be near the positive rate. */
  readonly meanPrinted: number;
  readonly meanCalibrated: number;
}

const classesPerSlice = 128;
const rowsPerSlice = 65536;

/** By the binomial laws, as in the paper. Yields the number of classes scored, then of rows compared. */
export function* evaluateFrequencies(classes: ClassFrequencies, k: number): Generator<number, FrequencyEvaluation> {
  const { rows, sizes, frequencies, dependentPair } = classes;
  const plain = new Float64Array(sizes.length);
  const rectified = new Float64Array(sizes.length);
  const asPrinted = new Float64Array(sizes.length);
  const values = frequencies.map(() => 0);
  let printed = 0;
  let calibrated = 0;
  for (let c = 0; c < sizes.length; c++) {
    if (c % classesPerSlice === 0) yield c;
    if (sizes[c] === 0) continue;
    for (let column = 0; column < values.length; column++) values[column] = frequencies[column][c];
    plain[c] = indistinguishable(binomialApproximation(rows, values), k);
    const pair = dependentPair(c);
    rectified[c] = pair === undefined ? plain[c] : indistinguishable(rectifiedBinomial(rows, values, pair), k);
    asPrinted[c] = rescoredAsPrinted(plain[c], rectified[c], sizes[c], k);
    printed += sizes[c] * plain[c];
    calibrated += sizes[c] * calibratedIndistinguishable(othersBinomial(rows, values), k);
  }
  const byPlain = yield* evaluateScores(plain, sizes, k);
  return {
    positiveRate: byPlain.positiveRate,
    auc: byPlain.auc,
    aucRectified: (yield* evaluateScores(rectified, sizes, k)).auc,
    aucAsPrinted: (yield* evaluateScores(asPrinted, sizes, k)).auc,
    meanPrinted: rows === 0 ? 0 : printed / rows,
    meanCalibrated: rows === 0 ? 0 : calibrated / rows,
  };
}

/** Class → score against class → size: rows of classes of at least k are the positives. */
export function* evaluateScores(
  scores: Float64Array,
  sizes: Uint32Array,
  k: number,
): Generator<number, { readonly positiveRate: number; readonly auc: number | undefined }> {
  let rows = 0;
  let positives = 0;
  for (let c = 0; c < sizes.length; c++) {
    rows += sizes[c];
    if (sizes[c] >= k) positives += sizes[c];
    if (c % rowsPerSlice === 0) yield 0;
  }
  const ofRow = new Float64Array(rows);
  const truths = new Uint8Array(rows);
  let row = 0;
  let reported = 0;
  for (let c = 0; c < sizes.length; c++) {
    ofRow.fill(scores[c], row, row + sizes[c]);
    if (sizes[c] >= k) truths.fill(1, row, row + sizes[c]);
    row += sizes[c];
    if (row - reported >= rowsPerSlice) {
      reported = row;
      yield row;
    }
  }
  const auc = yield* areaUnderCurveSteps(ofRow, truths);
  return { positiveRate: rows === 0 ? 0 : positives / rows, auc };
}

/** The score of Fig. 6: the rectified one for a row that is k-indistinguishable and scored below 1/2, and for no other. */
export function rescoredAsPrinted(score: number, rectified: number, size: number, k: number): number {
  return size >= k && score < 0.5 ? rectified : score;
}
