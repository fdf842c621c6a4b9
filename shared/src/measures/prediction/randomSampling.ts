/** Algorithm 1 of R3A, random sampling: the risk of tables with the same columns, each shuffled on its own. */
import { type Random, seededRandom } from '../numeric/index.ts';
import { type Draws, type IsEnough, type RandomTable, summariseDraws } from './draws.ts';
import { shuffleColumn, sortedTable } from './shuffling.ts';

/**
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
