/** How many people of a population share a cell, given that one of them exists and what databases hold (SEI (16), (17)). */

/** A database: the share of the population in it, and how many of its records are in the cell. */
export interface Database {
  readonly rate: number;
  readonly matches: number;
}

/**
 * The subject of the question. `record`: a record of one of the databases, or a cell that is not empty, as SEI prints it. `member`: a
 * random member of the population, who is likelier to be of a large group (EXT: weights times x).
 */
export type Target = 'record' | 'member';

/** A person who is in none of the databases is no record of theirs (SEI-9). */
export function targetAmong(databases: readonly Database[]): Target {
  return databases.some(({ matches }) => matches > 0) ? 'record' : 'member';
}

/** P(X = first + i) is `probabilities[i]`; terms below 1e-18 of the largest are left out. */
export interface PeopleLaw {
  readonly first: number;
  readonly probabilities: Float64Array;
}

const negligible = 1e-18;

/** On either side of the mode: a hundred thousand million people need no more, and more would be left out. */
const mostTerms = 2 ** 21;

/** Terms between two yields: of a hundred thousand million people there are three million. */
export const TERMS_A_STEP = 2 ** 15;

/** In one go: for few people, or a rare cell, see `countLawInSteps`. */
export function countLaw(...question: Parameters<typeof countLawInSteps>): PeopleLaw | undefined {
  return finished(countLawInSteps(...question));
}

export function finished<T>(work: Generator<number, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** p(x) ∝ C(N,x) q^x (1−q)^{N−x} Π_i C(x,c_i) s_i^{c_i} (1−s_i)^{x−c_i}, x from max(1, c_i) to N. Undefined when no x is possible. Yields no progress. */
export function* countLawInSteps(
  cellProbability: number,
  population: number,
  databases: readonly Database[],
  target: Target,
): Generator<number, PeopleLaw | undefined> {
  let lowest = 1;
  let highest = Math.min(population, Number.MAX_SAFE_INTEGER / 2);
  for (const { rate, matches } of databases) {
    if (rate <= 0 && matches > 0) return undefined;
    lowest = Math.max(lowest, matches);
    if (rate >= 1) highest = Math.min(highest, matches);
  }
  if (cellProbability >= 1) lowest = Math.max(lowest, population);
  if (cellProbability <= 0) highest = Math.min(highest, lowest);
  if (lowest > highest) return undefined;
  if (lowest === highest) return { first: lowest, probabilities: Float64Array.of(1) };
  const missed = databases.reduce((product, { rate }) => product * (1 - rate), cellProbability / (1 - cellProbability));
  const matches = databases.map((database) => database.matches).filter((count) => count > 0);
  const ratio = (x: number) => {
    let value = (missed * (population - x)) / (target === 'member' ? x : x + 1);
    for (const count of matches) value *= (x + 1) / (x + 1 - count);
    return value;
  };
  // The ratio p(x+1)/p(x) falls with x, so the law has one mode: the first x where it is at most 1.
  let mode = lowest;
  let after = highest;
  while (mode < after) {
    const middle = Math.floor((mode + after) / 2);
    if (ratio(middle) > 1) mode = middle + 1;
    else after = middle;
  }
  const above = yield* termsBeside(Math.min(highest - mode, mostTerms), (term, i) => term * ratio(mode + i));
  const below = yield* termsBeside(Math.min(mode - lowest, mostTerms), (term, i) => term / ratio(mode - 1 - i));
  const last = mode + lengthOf(above);
  const first = mode - lengthOf(below);
  const terms = new Float64Array(last - first + 1);
  let place = mode - first;
  terms[place++] = 1;
  for (const part of above) {
    terms.set(part, place);
    place += part.length;
    if (part.length === TERMS_A_STEP) yield 0;
  }
  place = mode - first;
  for (const part of below) {
    place -= part.length;
    terms.set(part.reverse(), place);
    if (part.length === TERMS_A_STEP) yield 0;
  }
  return { first, probabilities: yield* normalised(terms) };
}

/** From the mode, whose term is 1, outwards until terms are negligible, in parts that are full up to the last. */
function* termsBeside(most: number, next: (term: number, i: number) => number): Generator<number, number[][]> {
  const parts: number[][] = [];
  let term = 1;
  for (let from = 0; from < most && term >= negligible; from += TERMS_A_STEP) {
    if (from > 0) yield 0;
    const part: number[] = [];
    const to = Math.min(most, from + TERMS_A_STEP);
    for (let i = from; i < to; i++) {
      term = next(term, i);
      if (term < negligible) break;
      part.push(term);
    }
    parts.push(part);
  }
  return parts;
}

function lengthOf(parts: readonly (readonly number[])[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** In place. Yields no progress. */
export function* normalised(terms: Float64Array): Generator<number, Float64Array> {
  let total = 0;
  for (let from = 0; from < terms.length; from += TERMS_A_STEP) {
    for (const term of terms.subarray(from, from + TERMS_A_STEP)) total += term;
    if (from > 0) yield 0;
  }
  for (let from = 0; from < terms.length; from += TERMS_A_STEP) {
    const part = terms.subarray(from, from + TERMS_A_STEP);
    for (let i = 0; i < part.length; i++) part[i] /= total;
    if (from > 0) yield 0;
  }
  return terms;
}

/** The law once it is known that there are at most so many. Undefined if so few cannot be. Yields no progress. */
export function* givenAtMost(law: PeopleLaw, most: number): Generator<number, PeopleLaw | undefined> {
  const { first, probabilities } = law;
  const possible = probabilities.subarray(0, Math.max(0, most - first + 1));
  if (possible.length === probabilities.length) return law;
  if (possible.length === 0) return undefined;
  const terms = new Float64Array(possible.length);
  for (let from = 0; from < terms.length; from += TERMS_A_STEP) {
    terms.set(possible.subarray(from, from + TERMS_A_STEP), from);
    if (from > 0) yield 0;
  }
  return { first, probabilities: yield* normalised(terms) };
}

/** P(X = count). */
export function probabilityOf({ first, probabilities }: PeopleLaw, count: number): number {
  return probabilities[count - first] ?? 0;
}

/** P(X = 1): nobody else in the population is in the cell. */
export function aloneProbability(law: PeopleLaw): number {
  return probabilityOf(law, 1);
}

/** E[X], SEI (18). */
export function expectedCount({ first, probabilities }: PeopleLaw): number {
  let sum = 0;
  for (let i = 0; i < probabilities.length; i++) sum += i * probabilities[i];
  return first + sum;
}

/** P(X ≤ most). */
export function atMostProbability({ first, probabilities }: PeopleLaw, most: number): number {
  let sum = 0;
  for (let i = 0; i < probabilities.length && first + i <= most; i++) sum += probabilities[i];
  return Math.min(1, sum);
}

/** P(X ≥ least), from the upper end: 1 − P(X < least) would leave a rounding error where it is 0. */
export function atLeastProbability({ first, probabilities }: PeopleLaw, least: number): number {
  if (least <= first) return 1;
  let sum = 0;
  for (let i = probabilities.length - 1; i >= 0 && first + i >= least; i--) sum += probabilities[i];
  return Math.min(1, sum);
}

/** "At most T people" as the paper decides it: E, rounded half up, is at most T. */
export function isAtMostAsPrinted(law: PeopleLaw, most: number): boolean {
  return Math.floor(expectedCount(law) + 0.5) <= most;
}
