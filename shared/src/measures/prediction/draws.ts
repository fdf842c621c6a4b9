/** What many random tables say about one that has the same statistics: their mean risk, how far they spread, their entropy. */

import { type Random, seededRandom } from '../numeric/index.ts';
import { frequencyEntropy } from './pairInformation.ts';
import { telling } from './progress.ts';
import { shuffleColumn, sortedTable } from './shuffling.ts';
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
  // Risks are compared as whole numbers of tuples, so that equal ones have no spread.
  const tuples: number[] = [];
  let entropy = 0;
  for (let done = 0; done < most && !(done > 0 && isEnough()); done++) {
    const sizes = yield* telling(done, tableSizes());
    tuples.push(sizes.length);
    entropy += frequencyEntropy(sizes, rows);
  }
  const draws = tuples.length;
  const mean = tuples.reduce((sum, count) => sum + count, 0) / Math.max(1, draws);
  const squares = tuples.reduce((sum, count) => sum + (count - mean) ** 2, 0);
  const riskOf = (count: number) => (rows === 0 ? 0 : count / rows);
  return {
    mean: riskOf(mean),
    sd: draws > 1 ? riskOf(Math.sqrt(squares / (draws - 1))) : 0,
    low: riskOf(tuples.reduce((least, count) => Math.min(least, count), mean)),
    high: riskOf(tuples.reduce((largest, count) => Math.max(largest, count), mean)),
    draws,
    entropy: entropy / Math.max(1, draws),
  };

  function* tableSizes(): Generator<number, Uint32Array> {
    const table = yield* draw();
    return yield* counter.count(table, limits);
  }
}

/**
 * Algorithm 1 of R3A, random sampling: the risk of tables with the same columns, each shuffled on its own.
 * From the frequencies of each column by value. The paper draws `ncapacity` tables for each of `nsamples` means and
 * averages these, which is the mean over all draws. Yields draws done.
 */
export function randomSampling(
  frequencies: readonly Uint32Array[],
  rows: number,
  draws: number,
  seed: number,
  isEnough?: IsEnough,
): Generator<number, Draws> {
  const limits = frequencies.map((own) => own.length);
  return summariseDraws(randomTables(frequencies, rows, seededRandom(seed)), limits, rows, draws, isEnough);
}

/** The sorted table, shuffled. The first column may stay sorted: the law is the same. */
export function randomTables(frequencies: readonly Uint32Array[], rows: number, random: Random): RandomTable {
  let table: readonly Uint32Array[] | undefined;
  return function* shuffled() {
    table ??= yield* sortedTable(frequencies, rows);
    for (const column of table.slice(1)) yield* shuffleColumn(column, random);
    return table;
  };
}
