/** `population`: how many of the sample's unique people are unique in the population, given its size. */
import { apartFrom, scalingOf, staged } from '../analysis/index.ts';
import { correctMatchProbability, populationUniqueness } from '../measures/population/index.ts';
import { indistinguishableInPopulation, sampleOf } from './indistinguishable.ts';
import type { Part } from './part.ts';
import { scalingInNumbers } from './scaling.ts';

export const population: Part = function* (measured) {
  const sample = sampleOf(measured);
  if (!sample) return undefined;
  const { sizes, size, rate, units, ofPerson } = sample;
  const { byTarget, alone, isComplete, areCounted, match } = yield* indistinguishableInPopulation(measured, sample);
  // People who are counted need no model.
  const uniqueness = areCounted
    ? undefined
    : yield* staged('classes', measured.table.rowCount, populationUniqueness(sizes, units, alone));
  const sampled = { sizes, ofPerson, population: size };
  const scaling = areCounted ? undefined : yield* scalingOf(measured.facts, sampled, measured.request.seed);
  return {
    size,
    rate,
    ...uniqueness,
    dis: match ?? correctMatchProbability(sizes, rate),
    indistinguishable: byTarget,
    // The mean of P(alone), and how far the two estimates of unique people are apart: as the card of the file says.
    frequencies: alone,
    apart: apartFrom(uniqueness, alone),
    scaling: scaling && scalingInNumbers(scaling),
    complete: isComplete ? undefined : false,
  };
};
