/** People who are two: the records of one person, halved, are two people with the same values, and neither is alone. */
import { aloneProbability, countLaw, defaultAlpha, poissonFloor } from '@quasi/shared/measures/protected';
import { seededRandom } from '@quasi/shared/random';
import { randomRows } from '../data.ts';
import { mean } from '../numbers.ts';
import { judgedTuples } from './fittedToAll.ts';
import { type Population, populationOf } from './people.ts';

/** So many of the people who are alone get a second record. */
const doubled = 500;
export const twinEpsilons = [Number.POSITIVE_INFINITY, 3, 1];

export interface Twins {
  readonly people: number;
  /** Mean P(alone) of the doubled, which is 0 in truth, by the tree without their records, for each ε. */
  readonly unseen: readonly number[];
  /** The largest where one database shows both records. */
  readonly seen: number;
}

export function twins(whole: Population): Twins {
  const alone = Uint32Array.from(whole.tupleOf.keys()).filter((person) => whole.sizes[whole.tupleOf[person]] === 1);
  const chosen = Array.from(randomRows(alone.length, doubled, seededRandom(22)), (place) => alone[place]);
  const columns = whole.columns.map((column) =>
    Uint32Array.from([...column, ...chosen.map((person) => column[person])]),
  );
  const population = populationOf(whole.names, columns);
  const tuples = chosen.map((person) => population.tupleOf[person]);
  return {
    people: doubled,
    unseen: twinEpsilons.map((epsilon) => {
      const { ofTuple } = judgedTuples(population, epsilon, 7100);
      return mean(tuples.map((tuple) => ofTuple[tuple]));
    }),
    seen: seenTwice(population.people),
  };
}

/** P(alone) where a database of a tenth of the people shows two records: for the rarest people of all. */
function seenTwice(people: number): number {
  const law = countLaw(poissonFloor(defaultAlpha, people), people, [{ rate: 0.1, matches: 2 }], 'record');
  return law === undefined ? Number.NaN : aloneProbability(law);
}
