/** How many rows stay unique, and how many match fewer than k, where what somebody knows may be a little off. */
import { type Random, randomBelow, shareInterval } from '../numeric/index.ts';
import { TolerantMatches } from './tolerantMatches.ts';
import type { TupleIndex } from './tupleIndex.ts';

/** Of all rows. `share` is between `low` and `high`; the three are equal where every row was decided. */
export interface BoundedShare {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface TolerantShares {
  readonly unique: BoundedShare;
  readonly below: BoundedShare;
  /** Rows that were drawn, where all of them would have taken too long. */
  readonly drawn: number | undefined;
}

export interface SharesQuestion {
  readonly index: TupleIndex;
  readonly k: number;
  /** Steps for all rows; if they do not suffice, as many again for rows that are drawn. */
  readonly mostWork: number;
  readonly random: Random;
}

const DRAWS = 10_000;
/** One row that takes more stays undecided: some milliseconds. */
const MOST_WORK_OF_ROW = 20_000;
const WORK_A_STEP = 20_000;

/** Undefined without rows. Yields work done. */
export function* tolerantShares(question: SharesQuestion): Generator<number, TolerantShares | undefined> {
  const { rowsBefore } = question.index;
  if (rowsBefore[rowsBefore.length - 1] === 0) return undefined;
  return (yield* ofAllRows(question)) ?? (yield* ofDrawnRows(question));
}

function* ofAllRows({ index, k, mostWork }: SharesQuestion): Generator<number, TolerantShares | undefined> {
  const { rowsBefore, block } = index;
  const enough = Math.max(2, k);
  const matches = new TolerantMatches(index, enough);
  const unique = new Tally();
  const below = new Tally();
  let paused = 0;
  for (let place = 0; place < block.length; place++) {
    const rows = rowsBefore[place + 1] - rowsBefore[place];
    const found = rows >= enough ? enough : matches.of(place, MOST_WORK_OF_ROW);
    unique.add(rows, rows > 1 ? false : isUnder(found, 2));
    below.add(rows, isUnder(found, k));
    if (matches.work > mostWork) return undefined;
    if (matches.work + place - paused > WORK_A_STEP) {
      paused = matches.work + place;
      yield matches.work;
    }
  }
  return { unique: unique.exact(), below: below.exact(), drawn: undefined };
}

function* ofDrawnRows({ index, k, mostWork, random }: SharesQuestion): Generator<number, TolerantShares> {
  const { rowsBefore, block } = index;
  const matches = new TolerantMatches(index, Math.max(2, k));
  const unique = new Tally();
  const below = new Tally();
  const total = rowsBefore[block.length];
  let drawn = 0;
  while (drawn < DRAWS && matches.work <= mostWork) {
    const found = matches.of(tupleOfRow(rowsBefore, randomBelow(random, total)), MOST_WORK_OF_ROW);
    unique.add(1, isUnder(found, 2));
    below.add(1, isUnder(found, k));
    drawn++;
    yield matches.work;
  }
  return { unique: unique.drawn(), below: below.drawn(), drawn };
}

/** Undefined where that is not known. */
function isUnder(found: number | undefined, limit: number): boolean | undefined {
  return found === undefined ? undefined : found < limit;
}

function tupleOfRow(rowsBefore: Float64Array, row: number): number {
  let low = 0;
  let high = rowsBefore.length - 2;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rowsBefore[middle + 1] > row) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Rows for which something holds, for which it does not, and for which that stayed open. */
class Tally {
  #holds = 0;
  #open = 0;
  #all = 0;

  add(rows: number, holds: boolean | undefined): void {
    this.#all += rows;
    if (holds === undefined) this.#open += rows;
    else if (holds) this.#holds += rows;
  }

  exact(): BoundedShare {
    const low = this.#holds / this.#all;
    return { share: low, low, high: (this.#holds + this.#open) / this.#all };
  }

  drawn(): BoundedShare {
    const [low] = shareInterval(this.#holds, this.#all);
    const [, high] = shareInterval(this.#holds + this.#open, this.#all);
    return { share: this.#holds / this.#all, low, high };
  }
}
