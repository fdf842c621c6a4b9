/** Numbers that match those within a band. */
import { filled } from './filled.ts';
import type { Band } from './tolerantColumn.ts';

const VALUES_A_STEP = 16_384;
/** Decimal fractions are not exact: 0.8 is within 0.1 of 0.7. */
const ROUNDING = 4 * Number.EPSILON;

/**
 * Value → number, ascending in `order`, which lists the values that are numbers. The others, a missing one among them, match themselves.
 * Yields values done.
 */
export function* bandOf(numbers: Float64Array, order: readonly number[], within: number): Generator<number, Band> {
  const size = numbers.length;
  const rankOf = new Uint32Array(size);
  const isListed = new Uint8Array(size);
  for (let rank = 0; rank < order.length; rank++) {
    rankOf[order[rank]] = rank;
    isListed[order[rank]] = 1;
    if (rank % VALUES_A_STEP === 0) yield rank;
  }
  const first = yield* filled(size, (rank) => rank);
  const last = first.slice();
  let next = order.length;
  for (let value = 0; value < size; value++) {
    if (isListed[value] === 0) rankOf[value] = next++;
    if (value % VALUES_A_STEP === 0) yield value;
  }
  let from = 0;
  for (let rank = 0; rank < order.length; rank++) {
    while (!isWithin(numbers[order[from]], numbers[order[rank]], within)) from++;
    first[rank] = from;
    if (rank % VALUES_A_STEP === 0) yield rank;
  }
  let to = order.length - 1;
  for (let rank = order.length - 1; rank >= 0; rank--) {
    while (!isWithin(numbers[order[rank]], numbers[order[to]], within)) to--;
    last[rank] = to;
    if (rank % VALUES_A_STEP === 0) yield rank;
  }
  return { kind: 'band', rankOf, first, last };
}

function isWithin(low: number, high: number, within: number): boolean {
  return high - low <= within + ROUNDING * Math.max(Math.abs(low), Math.abs(high));
}
