/** `population`: how many of the sample's unique rows are unique people, given the size of the population. */
import { deadlineOf, staged } from '../analysis/index.ts';
import { correctMatchProbability, populationUniqueness } from '../measures/population/index.ts';
import { indistinguishableInPopulation } from './indistinguishable.ts';
import type { Part } from './part.ts';

export const population: Part = function* (measured) {
  const { request, table, sizes } = measured;
  if (request.population === undefined || sizes === undefined || sizes.rows === 0) return undefined;
  const size = request.population;
  const rate = request.samplingRate ?? Math.min(1, table.rowCount / size);
  const uniqueness = yield* staged('classes', table.rowCount, populationUniqueness(sizes, size));
  const deadline = deadlineOf(request.budget);
  const { byTarget, isComplete } = yield* indistinguishableInPopulation(measured, size, rate, deadline);
  return {
    size,
    rate,
    ...uniqueness,
    dis: correctMatchProbability(sizes, rate),
    indistinguishable: byTarget,
    complete: isComplete ? undefined : false,
  };
};
