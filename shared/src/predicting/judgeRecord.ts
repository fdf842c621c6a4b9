/** One record judged by statistics alone, before it is given: how many are like it in the table (TFRR), and in the population (SEI). */
import {
  calibratedIndistinguishable,
  indistinguishable,
  matchLaw,
  othersLaw,
  rectifiedLaw,
  rectifiedOthers,
  treeOthers,
} from '../measures/frequency/index.ts';
import {
  aloneCap,
  aloneProbability,
  atLeastProbability,
  atMostProbability,
  binomialFloor,
  countLawInSteps,
  type Database,
  defaultAlpha,
  expectedCount,
  givenAtMost,
  type PeopleLaw,
  type Target,
} from '../measures/protected/index.ts';
import { type Decision, decisionOf, PUBLISHED_FROM } from './decision.ts';
import type { KnownPairs } from './knownPairs.ts';
import { pairOf, probabilityOf } from './recordProbability.ts';

/** The class sizes that a record is judged by. */
const RECORD_TARGETS = Array.from({ length: 19 }, (_, i) => i + 2);

export interface RecordQuestion {
  /** Records that the statistics are of. */
  readonly rows: number;
  /** How often each value of the record occurs among them. */
  readonly frequencies: readonly number[];
  /** Known pairs of its values. */
  readonly pairs: KnownPairs;
  /** The number of records that have all of them, where it was counted: for one value, or for a listed pair. */
  readonly counted: number | undefined;
  /** No more of the records have all of them, by what is counted of its values. */
  readonly most: number;
  readonly population: number;
  /** Databases that may hold the person, and how many of their records are like this one. */
  readonly databases: readonly Database[];
  readonly target: Target;
  /** Thresholds T. */
  readonly atMost: readonly number[];
}

export interface JudgedRecord {
  /** k → P(X ≥ k)/P(X ≥ 1), TFRR eq. 12, with the law of eq. 10 where a pair of values is strongly dependent. */
  readonly indistinguishable: Readonly<Record<number, number>>;
  /** The same for a record that is there, with the dependencies that are known. */
  readonly calibrated: Readonly<Record<number, number>>;
  /** E[X]: people of the population with these values. */
  readonly expected: number;
  /** P(X = 1): must the record be deleted? */
  readonly alone: number;
  /** T → P(X ≤ T). */
  readonly atMost: Readonly<Record<number, number>>;
  /** T → P(X ≥ T): may the case be published? */
  readonly atLeast: Readonly<Record<number, number>>;
  /** The dependence in use: the tree of tested pairs, one pair of values, or nothing. */
  readonly dependence: 'tree' | 'pair' | 'none';
  /** By the statistics no record has these values together. How many people have them is then a guess from each value by itself. */
  readonly isUnseen: boolean;
  /** Undefined of values that are unseen together: a guess decides nothing. */
  readonly decision: Decision | undefined;
  /** Where the probability of the values is at the floor of SEI: the largest P(alone) that it lets through. */
  readonly cap: number | undefined;
}

/** Undefined if the databases leave no room in the population for a person like this. Yields no progress. */
export function* judgeRecord(question: RecordQuestion): Generator<number, JudgedRecord | undefined> {
  const { rows, frequencies, pairs, most, population, databases, target, atMost } = question;
  const { edges, both } = pairs;
  const pair = pairOf(question);
  const printed = pair ? rectifiedLaw(rows, frequencies, pair) : matchLaw(rows, frequencies);
  const others =
    edges.length > 0
      ? treeOthers(rows, frequencies, edges, both)
      : pair
        ? rectifiedOthers(rows, frequencies, pair)
        : othersLaw(rows, frequencies);
  const q = probabilityOf(question);
  // Without databases a floor is not needed for the person to exist (measures.md, SEI-8).
  const floor = databases.length > 0 ? binomialFloor(defaultAlpha, population) : 0;
  const law = yield* peopleLike(question, Math.max(q, floor));
  if (law === undefined) return undefined;
  const alone = aloneProbability(law);
  const isUnseen = [...frequencies, ...pairs.counted].includes(0);
  const byTarget = (probability: (k: number) => number) =>
    Object.fromEntries(RECORD_TARGETS.map((k) => [k, probability(k)]));
  const expected = expectedCount(law);
  const mosts = yield* byThreshold(atMost, (threshold) => atMostProbability(law, threshold));
  const leasts = yield* byThreshold(atMost, (least) => atLeastProbability(law, least));
  const published = atLeastProbability(law, PUBLISHED_FROM);
  return {
    indistinguishable: byTarget((k) => indistinguishable(printed, k)),
    // No more are alike than have any pair of its values, also of pairs that the law makes no use of.
    calibrated: byTarget((k) => (k > most ? 0 : calibratedIndistinguishable(others, k))),
    expected,
    alone,
    atMost: mosts,
    atLeast: leasts,
    dependence: edges.length > 0 ? 'tree' : pair ? 'pair' : 'none',
    isUnseen,
    decision: isUnseen ? undefined : decisionOf(alone, published),
    cap: floor > 0 && q <= floor ? aloneCap(floor, population, databases, target) : undefined,
  };
}

/** A law of many people has millions of terms: a step for each sum over them. */
function* byThreshold(
  thresholds: readonly number[],
  probability: (threshold: number) => number,
): Generator<number, Record<number, number>> {
  const found: Record<number, number> = {};
  for (const threshold of thresholds) {
    yield 0;
    found[threshold] = probability(threshold);
  }
  yield 0;
  return found;
}

/**
 * How many people have these values. Where it has been counted how many of the table do, only the people beyond it are not known:
 * c + Bin(N − n, q), which is c itself where the table is the whole population (measures.md 3.1: a row of a file that is the
 * population's register). With databases SEI's law, as long as there are people beyond the table. Without, anyone of the population,
 * as far as the rarest value leaves room: who has all values is among those who have this one, or beyond the table.
 */
function* peopleLike(question: RecordQuestion, q: number): Generator<number, PeopleLaw | undefined> {
  const { rows, counted, most, population, databases, target } = question;
  const beyond = population - rows;
  if (!counted || beyond < 0 || (beyond > 0 && databases.length > 0)) {
    const law = yield* countLawInSteps(Math.min(1, q), population, databases, target);
    if (!law || databases.length > 0 || beyond < 0) return law;
    const room = Math.max(1, most + beyond);
    return (yield* givenAtMost(law, room)) ?? { first: room, probabilities: Float64Array.of(1) };
  }
  const canBe = databases.every(({ matches, rate }) => (rate >= 1 ? matches === counted : matches <= counted));
  // One of the counted, and all beyond: 1 + Bin(N − n, q).
  const law = canBe ? yield* countLawInSteps(Math.min(1, q), beyond + 1, [], 'member') : undefined;
  return law && { ...law, first: law.first + counted - 1 };
}
