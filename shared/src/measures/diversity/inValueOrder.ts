/** The values of each class put in the order of their ranks, by counting: what cumulative shares and medians are made on. */
import type { SensitiveValues } from '../../counts/types.ts';
import { blockValues } from './sensitiveValues.ts';

/** The same classes, with ranks, which are below `ranks`, in place of values, ascending in each class. Yields without progress. */
export function* inValueOrder(
  { starts, values, counts, ...others }: SensitiveValues,
  rankOf: Uint32Array,
  ranks: number,
): Generator<number, SensitiveValues> {
  const classOf = new Uint32Array(values.length);
  const nextOfRank = new Uint32Array(ranks + 1);
  for (let one = 0, place = 0; one + 1 < starts.length; one++) {
    for (; place < starts[one + 1]; place++) {
      classOf[place] = one;
      nextOfRank[rankOf[values[place]] + 1]++;
      if (place % blockValues === 0) yield 0;
    }
    if (one % blockValues === 0) yield 0;
  }
  for (let rank = 0; rank < ranks; rank++) {
    nextOfRank[rank + 1] += nextOfRank[rank];
    if (rank % blockValues === 0) yield 0;
  }
  const byRank = new Uint32Array(values.length);
  for (let place = 0; place < values.length; place++) {
    byRank[nextOfRank[rankOf[values[place]]]++] = place;
    if (place % blockValues === 0) yield 0;
  }
  // Taken in the order of ranks, each goes to the next free place of its class.
  const nextOfClass = starts.slice();
  const rankedValues = new Uint32Array(values.length);
  const rankedCounts = new Uint32Array(values.length);
  for (let i = 0; i < byRank.length; i++) {
    const place = nextOfClass[classOf[byRank[i]]]++;
    rankedValues[place] = rankOf[values[byRank[i]]];
    rankedCounts[place] = counts[byRank[i]];
    if (i % blockValues === 0) yield 0;
  }
  return { ...others, starts, values: rankedValues, counts: rankedCounts };
}
