/** What the paper computes and the product does not: for what reproduces it, and for tests. */

import type { SizeHistogram } from '../../counts/types.ts';
import { binomialProbability, type Random } from '../numeric/index.ts';
import { bayesStep } from './bayesStep.ts';
import { type Channel, contrast, sum } from './channel.ts';
import type { Confusion } from './confusion.ts';
import {
  aloneProbability,
  atMostProbability,
  countLawInSteps,
  type Database,
  finished,
  normalised,
  type PeopleLaw,
  type Target,
} from './countLaw.ts';
import type { DrawnPeople } from './drawnPeople.ts';
import { cellsPerStep, type JointTable, totalsOf } from './jointTable.ts';
import { mostSteps, uniformShares } from './pairShares.ts';
import type { PeopleModel } from './peopleModel.ts';
import { rowsPerStep } from './randomisedResponse.ts';

/** (y_i − other)/(β − other): right on average, sums to 1, and may be negative. Undefined when the reports say nothing (no reports, ε = 0). */
export function unbiasedShares(reports: ArrayLike<number>, channel: Channel): Float64Array | undefined {
  const total = sum(reports);
  const difference = contrast(channel);
  if (!(total > 0 && difference > 0)) return undefined;
  return Float64Array.from(reports, (count) => (count / total - channel.other) / difference);
}

/** Mean class size over records, Σ c²/n (OptMean); 0 without records. */
export function meanClassSize({ rows, sizes, counts }: SizeHistogram): number {
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) sum += sizes[i] * sizes[i] * counts[i];
  return rows > 0 ? sum / rows : 0;
}

/** The class size that most records have (OptMode), the smaller of two; 0 without records. */
export function commonestClassSize({ sizes, counts }: SizeHistogram): number {
  let size = 0;
  let most = 0;
  for (let i = 0; i < sizes.length; i++) {
    if (sizes[i] * counts[i] > most) {
      most = sizes[i] * counts[i];
      size = sizes[i];
    }
  }
  return size;
}

/** K[truth, report]: symmetric, each row sums to 1. */
export function reportProbability({ keep, other }: Channel, truth: number, report: number): number {
  return truth === report ? keep : other;
}

/** Column j of the reports when the truth has these shares: Σ_i shares_i K[i, j]. */
export function reportedShares(shares: Float64Array, channel: Channel): Float64Array {
  let total = 0;
  for (const share of shares) total += share;
  const difference = contrast(channel);
  return shares.map((share) => channel.other * total + difference * share);
}

/** What the paper calls accuracy, with 0 where nothing was said to be small; undefined here. */
export function precision({ tp, fp }: Confusion): number | undefined {
  return tp + fp > 0 ? tp / (tp + fp) : undefined;
}

/** Undefined where nothing is small. */
export function recall({ tp, fn }: Confusion): number | undefined {
  return tp + fn > 0 ? tp / (tp + fn) : undefined;
}

/** The harmonic mean of precision and recall. */
export function f1({ tp, fp, fn }: Confusion): number | undefined {
  return tp + fp + fn > 0 ? (2 * tp) / (2 * tp + fp + fn) : undefined;
}

export function accuracy({ tp, fp, fn, tn }: Confusion): number | undefined {
  const all = tp + fp + fn + tn;
  return all > 0 ? (tp + tn) / all : undefined;
}

/** M = −½ ln(1 − ρ²): the mutual information of two normal variables, in nats. */
export function informationOfCorrelation(correlation: number): number {
  return -0.5 * Math.log1p(-correlation * correlation);
}

/** The law once more is known, of which each count makes the probability `likelihood(x)`. */
export function givenLikelihood(law: PeopleLaw, likelihood: (count: number) => number): PeopleLaw | undefined {
  const terms = law.probabilities.map((probability, i) => probability * likelihood(law.first + i));
  return terms.some((term) => term > 0) ? { first: law.first, probabilities: finished(normalised(terms)) } : undefined;
}

/** EXT, one database with c ≥ 1 matches: X − c ~ Bin(N − c, q(1−s)/(1−qs)), hence E[X] at once. */
export function expectedCountOneDatabase(
  cellProbability: number,
  population: number,
  { rate, matches }: Database,
): number {
  return matches + ((population - matches) * cellProbability * (1 - rate)) / (1 - cellProbability * rate);
}

/** As printed, SEI (13) and (14): solves Nq e^{−Nq} = α, which has no real answer for α > 1/e (undefined). */
export function printedFloor(alpha: number, population: number): number | undefined {
  const w = lambertW(-alpha);
  return w === undefined ? undefined : -w / population;
}

/** The cap on the probability of being alone that a floor brings, under SEI (16) without databases in a large population: L e^{−L}/(1 − e^{−L}). */
export function capInLargePopulation(alpha: number): number {
  return (-Math.log1p(-alpha) * (1 - alpha)) / alpha;
}

/** 1/e to double precision and what it leaves over, so that x + 1/e keeps its digits next to the branch point. */
const inverseE = Math.exp(-1);

const inverseERest = -1.2428753672788363e-17;

/** Halley's method from the series around the branch point; undefined outside [−1/e, 0). */
export function lambertW(x: number): number | undefined {
  if (!(x >= -inverseE && x < 0)) return undefined;
  const p = Math.sqrt(Math.max(0, 2 * Math.E * (x + inverseE + inverseERest)));
  let w = -1 + p - (p * p) / 3 + (11 / 72) * p ** 3;
  // This near to the branch point the series is exact to rounding and Halley's quotient is not.
  if (p < 1e-3) return w - (43 / 540) * p ** 4;
  for (let step = 0; step < 50; step++) {
    const exponential = Math.exp(w);
    const residual = w * exponential - x;
    const change = residual / (exponential * (w + 1) - ((w + 2) * residual) / (2 * w + 2));
    w -= change;
    if (Math.abs(change) <= 1e-16 * Math.abs(w)) break;
  }
  return w;
}

/**
 * Of x people `c` are in the database (rate s), `t` of them are reported as they are, and of the other records each is
 * reported as this cell with `falseReport`: P(y|x) = Σ_c Bin(c; x, s) Σ_t Bin(t; c, β) Bin(y − t; n − c, r).
 */
export function noisyCountLikelihood(
  reported: number,
  people: number,
  rate: number,
  records: number,
  trueReport: number,
  falseReport: number,
): number {
  let sum = 0;
  for (let inside = 0; inside <= Math.min(people, records); inside++) {
    let reports = 0;
    for (let kept = 0; kept <= Math.min(inside, reported); kept++) {
      reports +=
        binomialProbability(kept, inside, trueReport) *
        binomialProbability(reported - kept, records - inside, falseReport);
    }
    sum += binomialProbability(inside, people, rate) * reports;
  }
  return sum;
}

/** r: how likely a record that is not of the cell is reported as it, from P(report cell) = qβ + (1 − q)r. */
export function falseReportProbability(reportedShare: number, cellProbability: number, trueReport: number): number {
  if (cellProbability >= 1) return 0;
  return Math.max(0, (reportedShare - cellProbability * trueReport) / (1 - cellProbability));
}

/** One attribute is a pair whose second attribute has a single category. */
export function asPair(reports: ArrayLike<number>): JointTable {
  return { rows: reports.length, columns: 1, cells: Float64Array.from(reports) };
}

/** The iteration as printed but from a uniform start, until a step moves less than `change` in all; yields the steps done. */
export function* plainPairShares(
  reports: JointTable,
  first: Channel,
  second: Channel,
  change = 1e-10,
): Generator<number, JointTable> {
  let shares = yield* uniformShares(reports);
  if ((yield* totalsOf(reports)).total === 0) return shares;
  for (let steps = 1; steps <= mostSteps; steps++) {
    const { shares: next } = yield* bayesStep(shares, reports, first, second);
    let moved = 0;
    for (let cell = 0; cell < next.cells.length; cell++) {
      moved += Math.abs(next.cells[cell] - shares.cells[cell]);
      if (cell % cellsPerStep === cellsPerStep - 1) yield steps;
    }
    shares = next;
    if (moved < change) break;
    yield steps;
  }
  return shares;
}

/** The number of categories when several columns are reported as one; undefined when it is too large for a code. */
export function jointCategories(categories: readonly number[]): number | undefined {
  let product = 1;
  for (const one of categories) product *= one;
  return product <= 2 ** 32 ? product : undefined;
}

/** Several columns as one: the last column changes fastest, so a pair (i, j) becomes i·f₂ + j. Yields the rows done. */
export function* jointCodes(
  columns: readonly Uint32Array[],
  categories: readonly number[],
): Generator<number, Uint32Array> {
  const rows = columns.length > 0 ? columns[0].length : 0;
  const joint = new Uint32Array(rows);
  for (let start = 0; start < rows; start += rowsPerStep) {
    const end = Math.min(start + rowsPerStep, rows);
    for (const [i, column] of columns.entries()) {
      const base = categories[i];
      for (let row = start; row < end; row++) joint[row] = joint[row] * base + column[row];
    }
    yield end;
  }
  return joint;
}

/** The columns that a joint code stands for. */
export function* separateCodes(
  joint: Uint32Array,
  categories: readonly number[],
): Generator<number, readonly Uint32Array[]> {
  const columns = categories.map(() => new Uint32Array(joint.length));
  for (let start = 0; start < joint.length; start += rowsPerStep) {
    const end = Math.min(start + rowsPerStep, joint.length);
    for (let row = start; row < end; row++) {
      let left = joint[row];
      for (let i = categories.length - 1; i >= 0; i--) {
        columns[i][row] = left % categories[i];
        left = Math.floor(left / categories[i]);
      }
    }
    yield end;
  }
  return columns;
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

/** Points of each of the 12 lattices when there are four or more dependent attributes. */
export const defaultPoints = 1000;
