/** How safe the people behind a protected file are, over people drawn from the fitted model: rows of such a file are nobody's, so they are never scored (measures.md 5.1.9). */
import type { Random } from '../numeric/index.ts';
import {
  aloneProbability,
  atMostProbability,
  countLaw,
  countLawInSteps,
  type Database,
  type Target,
} from './countLaw.ts';
import type { PeopleModel } from './peopleModel.ts';

/** So many people give a share to about 0.003. */
export const drawnPeopleCount = 20_000;

export interface DrawnPeople {
  /** Mean P(alone). */
  readonly aloneShare: number;
  /** Mean P(X ≤ T) for each T asked for. */
  readonly atMost: Float64Array;
  /** Share of people whose cell probability is at the floor. */
  readonly onFloor: number;
}

interface Odds {
  readonly alone: number;
  readonly atMost: Float64Array;
}

/** Undefined when no person can be as the databases say. Yields the number of people drawn so far. */
export function* drawnPeople(
  model: PeopleModel,
  people: number,
  population: number,
  floor: number,
  databases: readonly Database[],
  target: Target,
  mosts: readonly number[],
  random: Random,
): Generator<number, DrawnPeople | undefined> {
  const person = new Uint32Array(model.columns);
  const known = new Map<string, { odds: Odds; isOnFloor: boolean }>();
  const atMost = new Float64Array(mosts.length);
  let alone = 0;
  let onFloor = 0;
  for (let drawn = 1; drawn <= people; drawn++) {
    model.draw(random, person);
    const key = person.join();
    let one = known.get(key);
    if (one === undefined) {
      const q = yield* model.cellProbability(person);
      const law = yield* countLawInSteps(Math.min(1, Math.max(q, floor)), population, databases, target);
      if (law === undefined) return undefined;
      const odds = {
        alone: aloneProbability(law),
        atMost: Float64Array.from(mosts, (most) => atMostProbability(law, most)),
      };
      one = { odds, isOnFloor: q <= floor };
      known.set(key, one);
    }
    alone += one.odds.alone;
    for (let i = 0; i < atMost.length; i++) atMost[i] += one.odds.atMost[i];
    if (one.isOnFloor) onFloor++;
    if (drawn % 8 === 0) yield drawn;
  }
  if (people === 0) return undefined;
  return { aloneShare: alone / people, atMost: atMost.map((sum) => sum / people), onFloor: onFloor / people };
}

/** The highest P(alone) that a floor lets through, under the law and the databases in use (SEI-8). */
export function aloneCap(
  floor: number,
  population: number,
  databases: readonly Database[],
  target: Target,
): number | undefined {
  const law = countLaw(floor, population, databases, target);
  return law && aloneProbability(law);
}
