/** How well scores distinguish k-indistinguishable rows from others, every row of a table compared with its class. */
import { evaluateScores } from '@quasi/shared/measures/frequency';
import { type CodedTable, drain } from '../data.ts';
import { knownClasses } from './knownClasses.ts';
import { rocCurve } from './rocCurve.ts';
import { methods, type ScoringMethod, scoresOf } from './scores.ts';

/** Those of the paper. */
export const targets = [2, 3, 5];

/** How good scores are. Undefined where all rows are of one kind, or no row was called k-indistinguishable. */
export interface Quality {
  readonly auc: number | undefined;
  /** At each of `falseRates`. */
  readonly curve: readonly number[] | undefined;
  /** Of the rows scored from the threshold on, the share that are k-indistinguishable; and the share of those that are found. */
  readonly precision: number | undefined;
  readonly recall: number | undefined;
  /** Mean squared error of the score as a probability. */
  readonly brier: number;
  readonly mean: number;
  /** Rows by their score, in tenths. */
  readonly tenths: readonly Tenth[];
}

/** As shares of all rows of the table: rows, the sum of their scores, and those that are k-indistinguishable. */
export interface Tenth {
  readonly rows: number;
  readonly score: number;
  readonly positives: number;
}

/** The paper's. */
export const threshold = 0.6;

function qualityOf(scores: Float64Array, sizes: Uint32Array, k: number): Quality {
  const tenths = Array.from({ length: 10 }, () => ({ rows: 0, score: 0, positives: 0 }));
  const rows = sizes.reduce((sum, size) => sum + size, 0);
  let [positives, called, right, squares, sum] = [0, 0, 0, 0, 0];
  for (let one = 0; one < sizes.length; one++) {
    const [share, score, isPositive] = [sizes[one] / rows, scores[one], sizes[one] >= k];
    const tenth = tenths[Math.min(9, Math.floor(10 * score))];
    tenth.rows += share;
    tenth.score += share * score;
    sum += share * score;
    squares += share * (score - Number(isPositive)) ** 2;
    if (score >= threshold) called += share;
    if (!isPositive) continue;
    tenth.positives += share;
    positives += share;
    if (score >= threshold) right += share;
  }
  return {
    auc: drain(evaluateScores(scores, sizes, k)).auc,
    curve: rocCurve(scores, sizes, k),
    precision: called === 0 ? undefined : right / called,
    recall: positives === 0 ? undefined : right / positives,
    brier: squares,
    mean: sum,
    tenths,
  };
}

/** The share of rows that are k-indistinguishable. */
function positiveRate(sizes: Uint32Array, k: number): number {
  let [rows, positives] = [0, 0];
  for (const size of sizes) {
    rows += size;
    if (size >= k) positives += size;
  }
  return positives / rows;
}

/** A table by one target. */
export interface Scored {
  readonly positiveRate: number;
  readonly quality: Readonly<Record<ScoringMethod, Quality>>;
}

/** All rows scored, for each target k. */
export function scoredBy(table: CodedTable): Map<number, Scored> {
  const classes = knownClasses(table);
  return new Map(
    targets.map((k) => {
      const scores = scoresOf(classes, k);
      const quality = Object.fromEntries(
        methods.map((method) => [method, qualityOf(scores[method], classes.sizes, k)]),
      );
      return [k, { positiveRate: positiveRate(classes.sizes, k), quality: quality as Record<ScoringMethod, Quality> }];
    }),
  );
}
