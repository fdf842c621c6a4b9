/** Mutual information that chance alone gives two columns, and the dependency above it (EXT: in no paper). */
import { seededRandom } from '../numeric/index.ts';
import { distinctValues, frequencyEntropy } from './pairInformation.ts';
import { telling } from './progress.ts';
import { blockRows, groupStarts, shuffleColumn, sortedColumn } from './shuffling.ts';

const shuffles = 3;
/** Below it H(A) − E₀ is rounding: chance alone explains A, as any column seems to follow from an identifier. */
const nothingLeft = 1e-9;

/** g_adj(A, B) = max(0, (I − E₀) / (H(A) − E₀)); E₀ is what `chanceInformation` found for the pair. */
export function adjustedGain(bits: number, chance: number, entropyOfDependent: number): number {
  const left = entropyOfDependent - chance;
  if (!(left > nothingLeft * entropyOfDependent)) return 0;
  return Math.min(1, Math.max(0, (bits - chance) / left));
}

/**
 * E₀ of all pairs of columns, `[i][j]` for i ≠ j in bits: the mean mutual information over three shuffles. It needs the
 * frequencies alone: the finer column may stand sorted while the coarser one is shuffled. Yields pairs shuffled.
 */
export function* chanceInformation(
  frequencies: readonly Uint32Array[],
  rows: number,
  seed: number,
): Generator<number, number[][]> {
  const random = seededRandom(seed);
  const columns = frequencies.map((own) => ({
    own,
    entropy: frequencyEntropy(own, rows),
    distinct: distinctValues(own),
  }));
  const chance = columns.map(() => columns.map(() => 0));
  let done = 0;
  for (const [j, coarser] of columns.entries()) {
    const finer = columns.flatMap((column, i) => {
      const isFiner = column.distinct > coarser.distinct || (column.distinct === coarser.distinct && i < j);
      return isFiner && coarser.distinct > 1 ? [i] : [];
    });
    const crossed = finer.filter((i) => columns[i].distinct < rows);
    for (const i of finer) chance[i][j] = columns[i].distinct === rows ? coarser.entropy : 0;
    if (crossed.length > 0) yield* addShuffles(j, crossed);
    for (const i of finer) chance[j][i] = chance[i][j];
  }
  return chance;

  function* addShuffles(j: number, crossed: readonly number[]): Generator<number, void> {
    const values = yield* telling(done, sortedColumn(columns[j].own, rows));
    for (let shuffle = 0; shuffle < shuffles; shuffle++) {
      yield* telling(done, shuffleColumn(values, random));
      for (const i of crossed) {
        const work = jointEntropyOfRuns(columns[i].own, values, columns[j].own.length, rows);
        const joint = yield* telling(done++, work);
        chance[i][j] += Math.max(0, columns[i].entropy + columns[j].entropy - joint) / shuffles;
      }
    }
  }
}

/** The joint entropy of a sorted column with these frequencies and a column of any `values`, below `limit`. */
function* jointEntropyOfRuns(
  frequencies: Uint32Array,
  values: Uint32Array,
  limit: number,
  rows: number,
): Generator<number, number> {
  const ends = groupStarts(frequencies);
  const tally = new Uint32Array(limit);
  const met = new Uint32Array(limit);
  let [run, metCount, sum] = [0, 0, 0];
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    walk(from, to);
    yield to;
  }
  return Math.log2(rows) - sum / rows;

  function walk(from: number, to: number): void {
    for (let place = from; place < to; ) {
      while (ends[run + 1] <= place) run++;
      const end = Math.min(to, ends[run + 1]);
      if (frequencies[run] > 1) {
        for (let i = place; i < end; i++) {
          const value = values[i];
          if (tally[value]++ === 0) met[metCount++] = value;
        }
      }
      place = end;
      if (place === ends[run + 1]) settle();
    }
  }

  function settle(): void {
    for (let i = 0; i < metCount; i++) {
      const count = tally[met[i]];
      tally[met[i]] = 0;
      if (count > 1) sum += count * Math.log2(count);
    }
    metCount = 0;
  }
}
