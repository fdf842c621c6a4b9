/** Records of one person in two places, each with half of the attributes: what either half gives away, and both together. */

import { aloneProbability, countLaw, defaultAlpha, poissonFloor } from '@quasi/shared/measures/protected';
import { seededRandom } from '@quasi/shared/random';
import { drain } from '../data.ts';
import { quantile } from '../numbers.ts';
import { drawDatabases } from './databases.ts';
import { fittedModel } from './models.ts';
import { atMostShare, type Population, populationOf } from './people.ts';

/** Positions of the columns of each part. */
export const parts = [
  { label: 'first half', columns: [0, 1, 2, 3] },
  { label: 'second half', columns: [4, 5, 6, 7, 8] },
  { label: 'whole record', columns: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
] as const;

export const halfEpsilons = [Number.POSITIVE_INFINITY, 3, 1];

export interface Half {
  readonly label: string;
  readonly names: readonly string[];
  /** The share of people who are alone on it, and how many people the middle person shares it with. */
  readonly alone: number;
  readonly middleCrowd: number;
  /** For each ε: mean P(alone) over people by the tree, and the highest of nine in ten. */
  readonly said: readonly { readonly mean: number; readonly ninth: number }[];
}

export function halves(whole: Population): Half[] {
  return parts.map(({ label, columns }, number) => {
    const part = populationOf(
      columns.map((column) => whole.names[column]),
      columns.map((column) => whole.columns[column]),
    );
    const crowds = Array.from(part.tupleOf, (tuple) => part.sizes[tuple]);
    return {
      label,
      names: part.names,
      alone: atMostShare(part, 1),
      middleCrowd: quantile(crowds, 0.5),
      said: halfEpsilons.map((epsilon, i) => saidOf(part, epsilon, 600 + 10 * number + i)),
    };
  });
}

/** The whole population is in one database. */
function saidOf(part: Population, epsilon: number, seed: number): { mean: number; ninth: number } {
  const databases = drawDatabases(part, { epsilon, databases: 1, rate: 1, isSeen: false }, seededRandom(seed));
  const model = fittedModel('tree', databases.columns);
  const floor = poissonFloor(defaultAlpha, part.people);
  const ofTuple = part.tuples.map((tuple) => {
    const q = Math.min(1, Math.max(drain(model.cellProbability(tuple)), floor));
    const law = countLaw(q, part.people, [], 'member');
    return law === undefined ? 0 : aloneProbability(law);
  });
  const ofPerson = Array.from(part.tupleOf, (tuple) => ofTuple[tuple]);
  return { mean: ofPerson.reduce((sum, value) => sum + value, 0) / part.people, ninth: quantile(ofPerson, 0.9) };
}
