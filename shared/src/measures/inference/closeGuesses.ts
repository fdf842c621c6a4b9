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
const PLACES_A_STEP = 4096;

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
  const totalOfRank = new Float64Array(order.length);
  for (const [i, value] of order.entries()) {
    rankOf[value] = i + 1;
    numberOfRank[i + 1] = numbers[value];
    totalOfRank[i] = totals[value];
    if (i % PLACES_A_STEP === 0) yield 0;
  }
  const file = new Ascending(numberOfRank.subarray(1), totalOfRank);
  if (file.rows < 2) return undefined;
  const { starts, values, counts, times } = yield* inValueOrder(sensitive, rankOf, order.length + 1);
  let near = 0;
  let nearFromFile = 0;
  for (let one = 0; one + 1 < starts.length; one++) {
    const from = starts[one] < starts[one + 1] && values[starts[one]] === 0 ? starts[one] + 1 : starts[one];
    const to = starts[one + 1];
    const alike = times?.[one] ?? 1;
    const own = Array.from(values.subarray(from, to), (rank) => numberOfRank[rank]);
    const group = new Ascending(own, counts.subarray(from, to));
    for (let i = from; i < to; i++) {
      const rows = alike * counts[i];
      const fromFile = file.isNearWithout(values[i] - 1) ? rows : 0;
      nearFromFile += fromFile;
      if (group.rows === 1) near += fromFile;
      else if (group.isNearWithout(i - from)) near += rows;
      if (i % PLACES_A_STEP === 0) yield i;
    }
  }
  return { within: WITHIN, fromFile: nearFromFile / file.rows, fromAlike: near / file.rows };
}

/** Numbers, ascending, with how many rows have each. */
class Ascending {
  readonly rows: number;
  readonly #numbers: ArrayLike<number>;
  /** Rows up to each number. */
  readonly #upTo: Float64Array;

  constructor(numbers: ArrayLike<number>, counts: ArrayLike<number>) {
    this.#numbers = numbers;
    this.#upTo = new Float64Array(counts.length);
    let rows = 0;
    for (let i = 0; i < counts.length; i++) {
      rows += counts[i];
      this.#upTo[i] = rows;
    }
    this.rows = rows;
  }

  /** Whether the median of the other rows is near the number of one row. */
  isNearWithout(place: number): boolean {
    const own = this.#numbers[place];
    const others = this.rows - 1;
    const low = this.#without(place, Math.floor((others - 1) / 2));
    const high = this.#without(place, Math.floor(others / 2));
    return Math.abs((low + high) / 2 - own) <= WITHIN * Math.abs(own);
  }

  /** Which number row `index` has, counted without a row of `place`. */
  #without(place: number, index: number): number {
    const before = this.#upTo[place] - 1;
    return this.#at(index < before ? index : index + 1);
  }

  #at(index: number): number {
    let low = 0;
    let high = this.#upTo.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#upTo[middle] > index) high = middle;
      else low = middle + 1;
    }
    return this.#numbers[low];
  }
}
