/** How often a number is guessed nearly right, from like rows and from the whole file (as RAPID does for numbers: Templ, Thees, Müller 2026). */
import type { SensitiveValues } from '../../counts/types.ts';
import { inValueOrder } from '../diversity/index.ts';

export interface CloseGuesses {
  /** A guess counts as near if it is off by at most this share of the number. */
  readonly within: number;
  readonly fromFile: number;
  /** From all other rows where a row is alone. */
  readonly fromAlike: number;
}

/** RAPID leaves the tolerance to its reader; a tenth is ours. */
const WITHIN = 0.1;
const PLACES_A_STEP = 2048;

/**
 * The guess is the median of the other rows. `order` lists the values by number, without the missing one, and `numbers` has the number of each
 * value. Undefined with fewer than two rows that have a value. Yields places done.
 */
export function* closeGuesses(
  sensitive: SensitiveValues,
  order: readonly number[],
  numbers: ArrayLike<number>,
): Generator<number, CloseGuesses | undefined> {
  const { totals } = sensitive;
  // Rank 0 is what is not listed: missing.
  const rankOf = new Uint32Array(totals.length);
  const numberOfRank = new Float64Array(order.length + 1);
  const totalOfRank = new Float64Array(order.length + 1);
  for (const [i, value] of order.entries()) {
    rankOf[value] = i + 1;
    numberOfRank[i + 1] = numbers[value];
    totalOfRank[i + 1] = totals[value];
    if (i % PLACES_A_STEP === 0) yield 0;
  }
  const rowsOfRanks = yield* summed(totalOfRank);
  const file = new Ascending((rank) => numberOfRank[rank], rowsOfRanks, 1, order.length + 1);
  if (file.rows < 2) return undefined;
  const { starts, values, counts, times } = yield* inValueOrder(sensitive, rankOf, order.length + 1);
  const rowsOfPlaces = yield* summed(counts);
  let near = 0;
  let nearFromFile = 0;
  for (let one = 0; one + 1 < starts.length; one++) {
    const from = starts[one] < starts[one + 1] && values[starts[one]] === 0 ? starts[one] + 1 : starts[one];
    const to = starts[one + 1];
    const ofClass = new Ascending((place) => numberOfRank[values[place]], rowsOfPlaces, from, to);
    if (one % PLACES_A_STEP === 0) yield from;
    for (let i = from; i < to; i++) {
      const rows = (times?.[one] ?? 1) * counts[i];
      const isNearFromFile = file.isNearWithout(values[i]);
      if (isNearFromFile) nearFromFile += rows;
      if (ofClass.rows === 1 ? isNearFromFile : ofClass.isNearWithout(i)) near += rows;
      if (i % PLACES_A_STEP === 0) yield i;
    }
  }
  return { within: WITHIN, fromFile: nearFromFile / file.rows, fromAlike: near / file.rows };
}

/** At each place what stands before it. */
function* summed(counts: ArrayLike<number>): Generator<number, Float64Array> {
  const before = new Float64Array(counts.length + 1);
  for (let i = 0; i < counts.length; i++) {
    before[i + 1] = before[i] + counts[i];
    if (i % PLACES_A_STEP === 0) yield i;
  }
  return before;
}

/** Numbers at some places, ascending; `rowsBefore`: place → rows at all places before it. */
class Ascending {
  readonly #numberAt: (place: number) => number;
  readonly #rowsBefore: Float64Array;
  readonly #from: number;
  readonly #to: number;

  constructor(numberAt: (place: number) => number, rowsBefore: Float64Array, from: number, to: number) {
    this.#numberAt = numberAt;
    this.#rowsBefore = rowsBefore;
    this.#from = from;
    this.#to = to;
  }

  get rows(): number {
    return this.#rowsBefore[this.#to] - this.#rowsBefore[this.#from];
  }

  /** Whether the median of the other rows is near the number of one row. */
  isNearWithout(place: number): boolean {
    const own = this.#numberAt(place);
    const others = this.rows - 1;
    const low = this.#without(place, Math.floor((others - 1) / 2));
    const high = this.#without(place, Math.floor(others / 2));
    return Math.abs((low + high) / 2 - own) <= WITHIN * Math.abs(own);
  }

  /** The number of row `index`, counted without a row of `place`. */
  #without(place: number, index: number): number {
    const before = this.#rowsBefore[place + 1] - this.#rowsBefore[this.#from] - 1;
    return this.#numberAt(this.#placeOf(index < before ? index : index + 1));
  }

  #placeOf(index: number): number {
    const row = this.#rowsBefore[this.#from] + index;
    let low = this.#from;
    let high = this.#to - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#rowsBefore[middle + 1] > row) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
