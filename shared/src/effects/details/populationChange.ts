/**
 * What a remedy does to the people of the file in their population: the mean of P(alone), P(X = 1) under the law of TFRR as we extend it to
 * populations, with the tree of tested pairs of each side.
 */
import { inPopulation, type Population, peopleNamed, type Work } from '../../analysis/index.ts';
import type { Side, Sides } from './sides.ts';

export interface PopulationChange {
  readonly size: number;
  readonly before: number;
  /** Undefined where no column is compared any more. */
  readonly after: number | undefined;
}

/**
 * Nothing where no population is known, and where no column is compared. Of a file of the population only the size is taken:
 * values that are given by groups match nobody in it.
 */
export function* populationChange({ before, after }: Sides): Work<PopulationChange | 'none'> {
  const population = before.facts.risk && (yield* before.analysis.population());
  if (!population) return 'none';
  return {
    size: population.size,
    before: yield* aloneIn(before, population),
    after: after.facts.risk && (yield* aloneIn(after, lessRows(population, before, after))),
  };
}

/** Removed rows make the sample smaller, not the population. */
function lessRows(population: Population, before: Side, after: Side): Population {
  return { ...population, rate: Math.min(1, (population.rate * peopleOf(after)) / peopleOf(before)) };
}

function peopleOf({ facts: { subjects, profiles, table } }: Side): number {
  return subjects ? peopleNamed(profiles[subjects.column]) : table.rowCount;
}

function* aloneIn({ facts, analysis }: Side, population: Population): Work<number> {
  return (yield* inPopulation(facts, population, analysis.pairs, undefined, undefined)).alone;
}
