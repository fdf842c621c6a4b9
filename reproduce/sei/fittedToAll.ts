/** The tree fitted to one database of everybody: what it says of the people there are, and of people drawn from it, as Quasi does where it does not know them. */

import { treeLevel } from '@quasi/shared/measures/frequency';
import {
  aloneProbability,
  countLaw,
  defaultAlpha,
  drawnPeopleCount,
  poissonFloor,
  reconstruct,
  treePeople,
} from '@quasi/shared/measures/protected';
import { seededRandom } from '@quasi/shared/random';
import { drawnPeople } from '../../shared/src/measures/protected/testPaper.ts';
import { drain } from '../data.ts';
import { mean, quantile } from '../numbers.ts';
import { drawDatabases } from './databases.ts';
import type { Population } from './people.ts';

/** Draws of noise. */
export const noiseDraws = 10;

export interface FittedToAll {
  /** Mean P(alone) over the people of the population, and the highest of nine in ten. */
  readonly trueMean: number;
  readonly ninth: number;
  /** Mean P(alone) over people drawn from the model. */
  readonly drawnMean: number;
  /** Pairs of columns in the tree. */
  readonly edges: number;
}

/** One for each draw of noise; without noise there is but one. */
export function fittedToAll(population: Population, epsilon: number): FittedToAll[] {
  const draws = epsilon === Number.POSITIVE_INFINITY ? 1 : noiseDraws;
  return Array.from({ length: draws }, (_, draw) => fitted(population, epsilon, 7000 + draw));
}

function fitted(population: Population, epsilon: number, seed: number): FittedToAll {
  const { people, tupleOf } = population;
  const { model, floor, ofTuple } = judgedTuples(population, epsilon, seed);
  const ofPerson = Array.from(tupleOf, (tuple) => ofTuple[tuple]);
  const drawn = drain(drawnPeople(model, drawnPeopleCount, people, floor, [], 'member', [], seededRandom(1)));
  return {
    trueMean: mean(ofPerson),
    ninth: quantile(ofPerson, 0.9),
    drawnMean: drawn?.aloneShare ?? Number.NaN,
    edges: model.edges.length,
  };
}

interface JudgedTuples {
  readonly model: ReturnType<typeof treePeople>;
  readonly floor: number;
  readonly ofTuple: readonly number[];
}

/** The tree fitted to reports of everybody, and tuple → P(alone). */
export function judgedTuples(population: Population, epsilon: number, seed: number): JudgedTuples {
  const { people, tuples } = population;
  const setting = { epsilon, databases: 1, rate: 1, isSeen: false };
  const { columns } = drawDatabases(population, setting, seededRandom(seed));
  const model = treePeople(drain(reconstruct(columns, treeLevel)));
  const floor = poissonFloor(defaultAlpha, people);
  const ofTuple = tuples.map((tuple) => {
    const q = Math.min(1, Math.max(drain(model.cellProbability(tuple)), floor));
    const law = countLaw(q, people, [], 'member');
    return law === undefined ? 0 : aloneProbability(law);
  });
  return { model, floor, ofTuple };
}
