/** What many random tables say about one that has the same statistics: their mean risk, how far they spread, their entropy. */
import { frequencyEntropy } from './entropies.ts';
import { telling } from './progress.ts';
import { TupleCounter } from './tupleCounter.ts';

/** Of the overall risks (ORR) of random tables. */
export interface Draws {
  readonly mean: number;
  /** Standard deviation of one draw, not of the mean; 0 for a single draw. */
  readonly sd: number;
  /** The smallest and the largest draw. */
  readonly low: number;
  readonly high: number;
  readonly draws: number;
  /** The mean entropy of their tuples, in bits. */
  readonly entropy: number;
}

/** Makes the next random table, in columns of codes that may be those of the table before. */
export type RandomTable = () => Generator<number, readonly Uint32Array[]>;

/** Asked after each table: whether it shall be the last, because time is over. */
export type IsEnough = () => boolean;

/**
 * Draws tables, at most so many, and summarises them; the codes of column i are below `limits[i]`. Yields how many
 * tables are done, many times each. Without rows the risk is 0.
 */
export function* summariseDraws(
  draw: RandomTable,
  limits: readonly number[],
  rows: number,
  most: number,
  isEnough: IsEnough = () => false,
): Generator<number, Draws> {
  const counter = new TupleCounter(rows);
  const risks: number[] = [];
  let entropy = 0;
  for (let done = 0; done < most && !(done > 0 && isEnough()); done++) {
    const sizes = yield* telling(done, tableSizes());
    risks.push(rows === 0 ? 0 : sizes.length / rows);
    entropy += frequencyEntropy(sizes, rows);
  }
  const draws = risks.length;
  const mean = risks.reduce((sum, risk) => sum + risk, 0) / Math.max(1, draws);
  const squares = risks.reduce((sum, risk) => sum + (risk - mean) ** 2, 0);
  return {
    mean,
    sd: draws > 1 ? Math.sqrt(squares / (draws - 1)) : 0,
    low: risks.reduce((least, risk) => Math.min(least, risk), mean),
    high: risks.reduce((most, risk) => Math.max(most, risk), mean),
    draws,
    entropy: entropy / Math.max(1, draws),
  };

  function* tableSizes(): Generator<number, Uint32Array> {
    const table = yield* draw();
    return yield* counter.count(table, limits);
  }
}
