/** One record judged by statistics alone, before it is given: how many are like it in the table (TFRR), and in the population (SEI). */
import {
  calibratedIndistinguishable,
  independentProbability,
  indistinguishable,
  largestLift,
  matchLaw,
  othersLaw,
  rectifiedLaw,
  rectifiedOthers,
  treeCellProbability,
  treeOthers,
  type ValuePair,
} from '../measures/frequency/index.ts';
import {
  aloneCap,
  aloneProbability,
  atLeastProbability,
  atMostProbability,
  binomialFloor,
  countLaw,
  type Database,
  defaultAlpha,
  expectedCount,
  type PeopleLaw,
  type Target,
} from '../measures/protected/index.ts';
import type { KnownPairs } from './knownPairs.ts';

/** The class sizes that a record is judged by. */
export const RECORD_TARGETS = Array.from({ length: 19 }, (_, i) => i + 2);

export interface RecordQuestion {
  /** Records that the statistics are of. */
  readonly rows: number;
  /** How often each value of the record occurs among them. */
  readonly frequencies: readonly number[];
  /** What is known of pairs of its values. */
  readonly pairs: KnownPairs;
  /** How many of the records have all of them, where that has been counted: of one value, or of a pair that is told. */
  readonly counted: number | undefined;
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
  /** What is made use of: the tree of tested pairs, one pair of values, or nothing. */
  readonly dependence: 'tree' | 'pair' | 'none';
  /** By the statistics no record has these values together. */
  readonly isUnseen: boolean;
  /** Where the probability of the values is at the floor of SEI: the largest P(alone) that it lets through. */
  readonly cap: number | undefined;
}

/** Undefined if the databases leave no room for such a person in the population. */
export function judgeRecord(question: RecordQuestion): JudgedRecord | undefined {
  const { rows, frequencies, pairs, population, databases, target, atMost } = question;
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
  const law = peopleLike(question, Math.max(q, floor));
  if (law === undefined) return undefined;
  const byTarget = (probability: (k: number) => number, targets: readonly number[] = RECORD_TARGETS) =>
    Object.fromEntries(targets.map((k) => [k, probability(k)]));
  return {
    indistinguishable: byTarget((k) => indistinguishable(printed, k)),
    calibrated: byTarget((k) => calibratedIndistinguishable(others, k)),
    expected: expectedCount(law),
    alone: aloneProbability(law),
    atMost: byTarget((most) => atMostProbability(law, most), atMost),
    atLeast: byTarget((least) => atLeastProbability(law, least), atMost),
    dependence: edges.length > 0 ? 'tree' : pair ? 'pair' : 'none',
    isUnseen: [...frequencies, ...both].includes(0),
    cap: floor > 0 && q <= floor ? aloneCap(floor, population, databases, target) : undefined,
  };
}

/** Of two values the pair that is told is all there is to know; of more that which says most. */
function pairOf({ rows, frequencies, pairs }: RecordQuestion): ValuePair | undefined {
  return frequencies.length === 2 && pairs.areOwn ? pairs.values[0] : largestLift(rows, frequencies, pairs.values);
}

/**
 * How many people have these values. Where it has been counted how many of the table do, only the people beyond it are not known:
 * c + Bin(N − n, q), which is c itself where the table is the whole population (measures.md 3.1: a row of a file that is the
 * population's register). With databases SEI's law, as long as there are people beyond the table.
 */
function peopleLike(question: RecordQuestion, q: number): PeopleLaw | undefined {
  const { rows, counted, population, databases, target } = question;
  const beyond = population - rows;
  if (!counted || beyond < 0 || (beyond > 0 && databases.length > 0)) {
    return countLaw(Math.min(1, q), population, databases, target);
  }
  const canBe = databases.every(({ matches, rate }) => (rate >= 1 ? matches === counted : matches <= counted));
  // One of the counted, and all beyond: 1 + Bin(N − n, q).
  const law = canBe ? countLaw(Math.min(1, q), beyond + 1, [], 'member') : undefined;
  return law && { ...law, first: law.first + counted - 1 };
}

/** Of a person to have these values. */
function probabilityOf(question: RecordQuestion): number {
  const { rows, frequencies, pairs } = question;
  if (rows === 0) return 0;
  const shares = frequencies.map((frequency) => frequency / rows);
  const { edges, both } = pairs;
  if (edges.length > 0)
    return treeCellProbability(
      shares,
      edges,
      both.map((count) => count / rows),
      rows,
    );
  const pair = pairOf(question);
  if (pair === undefined) return independentProbability(rows, frequencies);
  return treeCellProbability(shares, [{ parent: pair.a, child: pair.b }], [pair.both / rows], rows);
}
