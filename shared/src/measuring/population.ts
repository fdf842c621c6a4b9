/** `population`: how many of the sample's unique rows are unique people, given the size of the population. */
import { staged } from '../analysis/index.ts';
import { correctMatchProbability, populationUniqueness } from '../measures/population/index.ts';
import type { Part } from './part.ts';

export const population: Part = function* ({ request, table, sizes }) {
  if (request.population === undefined || sizes === undefined || sizes.rows === 0) return undefined;
  const size = request.population;
  const rate = request.samplingRate ?? Math.min(1, table.rowCount / size);
  const uniqueness = yield* staged('classes', table.rowCount, populationUniqueness(sizes, size));
  return { size, rate, ...uniqueness, dis: correctMatchProbability(sizes, rate) };
};
