/** `population.scaling`: the scaling law of the sample in numbers, each share with its interval. */
import type { ScalingLaw, ScalingPoint } from '../analysis/index.ts';
import type { Numbers } from './part.ts';

/** The population, then the curve that leads to it, and the laws of rows by the sizes of their classes. */
export function scalingInNumbers(law: ScalingLaw): Numbers {
  const { points, population, target, classes, discount, theta, misfit } = law;
  const { people, ...shares } = sharesOf(population);
  return { ...shares, target, curve: points.map(sharesOf), classes, discount, theta, misfit };
}

function sharesOf({ people, correctness, unique, below }: ScalingPoint): Numbers {
  return {
    people,
    correctness: correctness.value,
    correctnessLow: correctness.low,
    correctnessHigh: correctness.high,
    unique: unique.value,
    uniqueLow: unique.low,
    uniqueHigh: unique.high,
    below: below.value,
    belowLow: below.low,
    belowHigh: below.high,
  };
}
