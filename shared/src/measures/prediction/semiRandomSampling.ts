/** Algorithm 2 of R3A, semi-random sampling: shuffled tables in which the frequent tuples of strong pairs of columns are restored. */
import { type Random, seededRandom } from '../numeric/index.ts';
import { type Draws, type IsEnough, summariseDraws } from './draws.ts';
import { type DependentPair, type FrequentTuple, processingOrder, targetCount } from './frequentTuples.ts';
import { shuffleColumn, sortedTable } from './shuffling.ts';
import { type TargetTuple, TupleKeeper } from './tupleKeeper.ts';

/** A pair with the tuples that background data have shown; its values are numbered as in the table. */
export interface StrongPair extends DependentPair {
  readonly tuples: readonly FrequentTuple[];
}

export interface SemiRandomDraws extends Draws {
  /** Rows that were to hold a frequent tuple, over all tuples of all pairs. */
  readonly wanted: number;
  /** How many of them did not in the end, on average over the draws; also rows that hold one too many. */
  readonly unmet: number;
}

const mostPasses = 5;

/** Callers give the pairs with a gain from `strongGain` on, complete ones too; they are put in order here. Yields draws done. */
export function* semiRandomSampling(
  frequencies: readonly Uint32Array[],
  pairs: readonly StrongPair[],
  rows: number,
  draws: number,
  seed: number,
  isEnough?: IsEnough,
): Generator<number, SemiRandomDraws> {
  const limits = frequencies.map((own) => own.length);
  const tables = new SemiRandomTables(frequencies, pairs, rows, seededRandom(seed));
  const summary = yield* summariseDraws(() => tables.draw(), limits, rows, draws, isEnough);
  return { ...summary, wanted: tables.wanted, unmet: tables.unmet / Math.max(1, summary.draws) };
}

/** One pair of columns, ready to be dealt with in every draw. */
interface Step {
  readonly tuples: readonly TargetTuple[];
  readonly keeper: TupleKeeper;
}

/** The table that is shuffled and restored once a draw, and made at the first of them. */
export class SemiRandomTables {
  /** Rows that are to hold a tuple, over all tuples. */
  wanted = 0;
  /** Rows by which all draws so far have missed their targets. */
  unmet = 0;
  readonly #frequencies: readonly Uint32Array[];
  readonly #pairs: readonly StrongPair[];
  readonly #rows: number;
  readonly #random: Random;
  #table: readonly Uint32Array[] = [];
  #steps: readonly Step[] | undefined;

  constructor(frequencies: readonly Uint32Array[], pairs: readonly StrongPair[], rows: number, random: Random) {
    this.#frequencies = frequencies;
    this.#pairs = pairs;
    this.#rows = rows;
    this.#random = random;
  }

  *draw(): Generator<number, readonly Uint32Array[]> {
    this.#steps ??= yield* this.#prepare();
    for (const column of this.#table) yield* shuffleColumn(column, this.#random);
    for (let pass = 0; pass < mostPasses; pass++) {
      let exchanges = 0;
      for (const { keeper, tuples } of this.#steps) exchanges += yield* keeper.keep(tuples);
      if (exchanges === 0) break;
    }
    for (const { keeper, tuples } of this.#steps) this.unmet += yield* keeper.missed(tuples);
    return this.#table;
  }

  *#prepare(): Generator<number, Step[]> {
    this.#table = yield* sortedTable(this.#frequencies, this.#rows);
    const steps: Step[] = [];
    for (const { dependent, determinant, tuples } of processingOrder(this.#pairs)) {
      const [ownA, ownB] = [this.#frequencies[dependent], this.#frequencies[determinant]];
      const [a, b] = [this.#table[dependent], this.#table[determinant]];
      const targets = yield* targetTuples(tuples, ownA, ownB);
      for (const { target } of targets) this.wanted += target;
      yield steps.length;
      steps.push({ tuples: targets, keeper: new TupleKeeper(a, b, ownA, ownB, this.#random) });
      yield steps.length;
    }
    return steps;
  }
}

const tuplesAStep = 4096;

/** By decreasing target, without those whose values the table does not have. Yields tuples looked at. */
function* targetTuples(
  tuples: readonly FrequentTuple[],
  ownA: Uint32Array,
  ownB: Uint32Array,
): Generator<number, TargetTuple[]> {
  const ofTarget = new Map<number, TargetTuple[]>();
  for (const [i, { a, b, confidence }] of tuples.entries()) {
    if (i % tuplesAStep === 0) yield i;
    if (a >= ownA.length || b >= ownB.length) continue;
    const target = targetCount(confidence, ownA[a], ownB[b]);
    if (target <= 0) continue;
    const alike = ofTarget.get(target);
    if (alike) alike.push({ a, b, target });
    else ofTarget.set(target, [{ a, b, target }]);
  }
  const targets: TargetTuple[] = [];
  for (const target of [...ofTarget.keys()].sort((x, y) => y - x)) {
    for (const tuple of ofTarget.get(target) ?? []) targets.push(tuple);
    yield targets.length;
  }
  return targets;
}
