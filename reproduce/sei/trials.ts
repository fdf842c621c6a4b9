/** One draw of databases, the models fitted to them, and what each says of people of the population who are met at random. */
import {
  aloneProbability,
  atMostProbability,
  countLaw,
  defaultAlpha,
  isAtMostAsPrinted,
  type PeopleLaw,
  type PeopleModel,
  poissonFloor,
  type Target,
} from '@quasi/shared/measures/protected';
import { type Random, randomBelow, seededRandom } from '@quasi/shared/random';
import { drain } from '../data.ts';
import { type Databases, drawDatabases, type Setting } from './databases.ts';
import { fittedModel, fittedNames, type ModelName } from './models.ts';
import type { Population } from './people.ts';

/** Of all models, or of some. */
export interface Trial<Name extends ModelName = ModelName> {
  readonly population: Population;
  readonly databases: Databases;
  /** The tuples of the people who are judged, one entry a person. */
  readonly judged: Uint32Array;
  /** Model → tuple → q, for the tuples that are judged. */
  readonly cells: Readonly<Record<Name, Float64Array>>;
}

export function trial(population: Population, setting: Setting, people: number, seed: number): Trial {
  const { judged, databases } = drawnTrial(population, setting, people, seed);
  const [tree, independence, printed, positions] = fittedNames.map((name) =>
    cellsOf(population, judged, fittedModel(name, databases.columns)),
  );
  return { population, databases, judged, cells: { tree, independence, printed, alone: printed, positions } };
}

/** The draws of a trial, before any model is fitted. */
export function drawnTrial(population: Population, setting: Setting, people: number, seed: number) {
  const random = seededRandom(seed);
  // First, so that the same seed judges the same people whatever the setting.
  const judged = randomMembers(population, people, random);
  return { population, judged, databases: drawDatabases(population, setting, random) };
}

/** Tuple → q, for the tuples of those who are judged. */
export function cellsOf({ tuples }: Population, judged: Uint32Array, model: PeopleModel): Float64Array {
  const cells = new Float64Array(tuples.length);
  for (const tuple of new Set(judged)) cells[tuple] = drain(model.cellProbability(tuples[tuple]));
  return cells;
}

/** The tuples of people drawn with putting back. */
export function randomMembers({ people, tupleOf }: Population, count: number, random: Random): Uint32Array {
  return Uint32Array.from({ length: count }, () => tupleOf[randomBelow(random, people)]);
}

/** The law of how many people share a tuple; databases enter it only where their records can be seen (measures.md SEI-10), and never for the copula alone. */
export function lawOf<Name extends ModelName>(
  run: Trial<Name>,
  model: Name,
  tuple: number,
  target: Target,
  alpha = defaultAlpha,
): PeopleLaw {
  const { population, databases, cells } = run;
  const { isSeen, rate, matches } = databases;
  const isAlone = model === 'alone';
  const known = isSeen && !isAlone ? matches.map((counts) => ({ rate, matches: counts[tuple] })) : [];
  const floor = isAlone ? 0 : poissonFloor(alpha, population.people);
  const q = Math.min(1, Math.max(cells[model][tuple], floor));
  const law = countLaw(q, population.people, known, target);
  if (law === undefined) throw new Error('The databases leave no room for a person of the population.');
  return law;
}

/** P(alone) of each person judged, met at random. */
export function aloneOf<Name extends ModelName>(run: Trial<Name>, model: Name): Float64Array {
  return ofEach(run, (tuple) => aloneProbability(lawOf(run, model, tuple, 'member')));
}

/** P(X ≤ T) of each. */
export function atMostOf(run: Trial, model: ModelName, most: number): Float64Array {
  return ofEach(run, (tuple) => atMostProbability(lawOf(run, model, tuple, 'member'), most));
}

/** "At most T" as the paper decides: its law, and the expected number rounded. */
export function saidAsPrinted(run: Trial, model: ModelName, most: number): Uint8Array {
  return Uint8Array.from(ofEach(run, (tuple) => (isAtMostAsPrinted(lawOf(run, model, tuple, 'record'), most) ? 1 : 0)));
}

/** Whether it is so. */
export function trueAtMost({ population, judged }: Pick<Trial, 'population' | 'judged'>, most: number): Uint8Array {
  return Uint8Array.from(judged, (tuple) => (population.sizes[tuple] <= most ? 1 : 0));
}

/** Each tuple is judged once. */
function ofEach({ judged }: Pick<Trial, 'judged'>, judge: (tuple: number) => number): Float64Array {
  const known = new Map<number, number>();
  return Float64Array.from(judged, (tuple) => {
    const value = known.get(tuple) ?? judge(tuple);
    known.set(tuple, value);
    return value;
  });
}
