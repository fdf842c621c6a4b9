/** People of a model of a protected file: how safe those are that are drawn from it, and how well it distinguishes those of a known population. */

import {
  aloneCap,
  aloneProbability,
  atMostProbability,
  type Confusion,
  confusion,
  countLawInSteps,
  type DrawnPeople,
  isAtMostAsPrinted,
  type PeopleLaw,
  type PeopleModel,
  type Target,
} from '../../measures/protected/index.ts';
import type { Random } from '../../random/index.ts';
import { isOver } from '../budget.ts';
import { keyOf, type PeopleCounts } from './matches.ts';

/** The population that the people are assumed to belong to. */
export interface Surroundings {
  readonly population: number;
  readonly floor: number;
  readonly databases: readonly { readonly rate: number; readonly records: PeopleCounts }[];
  readonly target: Target;
}

interface Odds {
  readonly isOnFloor: boolean;
  readonly law: PeopleLaw;
}

export interface PeopleDrawn extends DrawnPeople {
  /** Fewer than were wanted when time ran out. */
  readonly drawn: number;
}

/** Undefined where the databases leave no room for this person. */
function* oddsOf(
  model: PeopleModel,
  { population, floor, databases, target }: Surroundings,
  person: ArrayLike<number>,
  key: string,
): Generator<number, Odds | undefined> {
  const isKnown = Array.prototype.every.call(person, (category: number) => category >= 0);
  const q = isKnown ? yield* model.cellProbability(person) : 0;
  const matches = databases.map(({ rate, records }) => ({ rate, matches: records.of(key) }));
  const law = yield* countLawInSteps(Math.min(1, Math.max(q, floor)), population, matches, target);
  return law && { isOnFloor: q <= floor, law };
}

/** The highest chance of being alone that the floor allows: that of a person who is in no database, unless it holds all. */
export function capOf({ floor, population, databases, target }: Surroundings): number | undefined {
  const least = databases.map(({ rate }) => ({ rate, matches: rate < 1 ? 0 : 1 }));
  return population > 0 ? aloneCap(Math.min(1, floor), population, least, target) : undefined;
}

/** Means over people drawn, until time is over; people that the databases rule out are passed over. Undefined when nobody is left. Yields the people drawn. */
export function* drawPeople(
  model: PeopleModel,
  surroundings: Surroundings,
  people: number,
  mosts: readonly number[],
  random: Random,
  deadline: number,
): Generator<number, PeopleDrawn | undefined> {
  const person = new Uint32Array(model.columns);
  const known = new Map<string, Answers | undefined>();
  const atMost = new Float64Array(mosts.length);
  let drawn = 0;
  let possible = 0;
  let alone = 0;
  let onFloor = 0;
  while (drawn < people && !isOver(deadline)) {
    model.draw(random, person);
    const key = keyOf(person);
    if (!known.has(key)) {
      const odds = yield* oddsOf(model, surroundings, person, key);
      known.set(key, odds && (yield* answersOf(odds, mosts, drawn)));
    }
    drawn++;
    yield drawn;
    const one = known.get(key);
    if (one === undefined) continue;
    possible++;
    alone += one.alone;
    if (one.isOnFloor) onFloor++;
    for (let i = 0; i < atMost.length; i++) atMost[i] += one.atMost[i];
  }
  if (possible === 0) return undefined;
  return {
    drawn,
    aloneShare: alone / possible,
    onFloor: onFloor / possible,
    atMost: atMost.map((sum) => sum / possible),
  };
}

interface Answers {
  readonly isOnFloor: boolean;
  readonly alone: number;
  readonly atMost: readonly number[];
}

/** A law may have millions of terms: a step for each T. Yields the people drawn. */
function* answersOf({ isOnFloor, law }: Odds, mosts: readonly number[], drawn: number): Generator<number, Answers> {
  const atMost: number[] = [];
  for (const most of mosts) {
    atMost.push(atMostProbability(law, most));
    yield drawn;
  }
  return { isOnFloor, alone: aloneProbability(law), atMost };
}

/** For each T, who is said to share their values with at most T people (as printed), and who does. `people`: key → people of the population. Yields the people done. */
export function* confusions(
  model: PeopleModel,
  surroundings: Surroundings,
  people: PeopleCounts,
  mosts: readonly number[],
): Generator<number, Confusion[]> {
  let all = 0;
  for (const [, count] of people) all += count;
  const predicted = mosts.map(() => new Uint8Array(all));
  const actual = mosts.map(() => new Uint8Array(all));
  let done = 0;
  for (const [key, count] of people) {
    const person = key === '' ? [] : key.split(',').map(Number);
    const odds = yield* oddsOf(model, surroundings, person, key);
    for (const [i, most] of mosts.entries()) {
      if (odds && isAtMostAsPrinted(odds.law, most)) predicted[i].fill(1, done, done + count);
      if (count <= most) actual[i].fill(1, done, done + count);
      yield done;
    }
    done += count;
    yield done;
  }
  return mosts.map((_, i) => confusion(predicted[i], actual[i]));
}
