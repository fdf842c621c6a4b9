/** Numbers as data files write them: read only where there is no doubt, and written with as many decimals as they need. */
import type { Dictionary } from '../table/index.ts';

const plain = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const LONGEST = 24;

/** Undefined for what is no plain number: thousands separators and decimal commas are not guessed at, nor is a number too long to be exact. */
export function numberIn(value: string): number | undefined {
  const text = value.trim();
  if (text.length > LONGEST || !plain.test(text)) return undefined;
  // −0 is 0.
  const number = Number(text) + 0;
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
}

/** Of a number that is a multiple of `step`, without the noise of binary fractions. */
export function writtenAs(number: number, step: number): string {
  return withoutZeros(number.toFixed(Math.min(20, decimalsOf(step))));
}

/** Decimals that a number needs: 0.25 has two, 1e-7 seven. */
export function decimalsOf(number: number): number {
  const [digits, exponent = '0'] = String(number).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

export function withoutZeros(text: string): string {
  const short = text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
  return short === '-0' ? '0' : short;
}

/** Exactly, which `10 ** exponent` is not everywhere. */
export function powerOfTen(exponent: number): number {
  return Number(`1e${exponent}`);
}

/** The bound of an interval of equal width that a number lies in; a bound such as 0.3 does not fall below itself for want of binary digits. */
export function intervalOf(number: number, width: number): number {
  const parts = number / width;
  const nearest = Math.round(parts);
  return Math.abs(parts - nearest) <= 4 * Number.EPSILON * Math.abs(parts) ? nearest : Math.floor(parts);
}

export interface NumbersOfColumn {
  /** Ascending, each distinct value once. */
  readonly numbers: Float64Array;
  /** Rows that have each of them. */
  readonly rows: Float64Array;
  /** All are whole numbers. */
  readonly areWhole: boolean;
  /** The most decimals that one of them needs. */
  readonly decimals: number;
  /** Nearly all values of the column are numbers. */
  readonly areNearlyAll: boolean;
}

/** The share of the rows whose values may be no numbers. */
const MOST_STRANGE = 0.05;
const VALUES_A_STEP = 2048;

/** The numbers among the values; undefined if there are none. Yields values done. */
export function* numbersOf(values: Dictionary): Generator<number, NumbersOfColumn | undefined> {
  const numberOf = new Float64Array(values.size).fill(Number.NaN);
  let all = 0;
  let found = 0;
  let strange = 0;
  let decimals = 0;
  for (let code = 1; code < values.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    const count = values.count(code);
    if (count === 0) continue;
    all += count;
    const number = numberIn(values.text(code));
    if (number === undefined) {
      strange += count;
      continue;
    }
    numberOf[code] = number;
    found++;
    if (!Number.isInteger(number)) decimals = Math.max(decimals, decimalsOf(number));
  }
  if (found === 0) return undefined;
  const numbers = yield* distinct(numberOf, found);
  const rows = new Float64Array(numbers.length);
  for (let code = 1; code < values.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    if (!Number.isNaN(numberOf[code])) rows[placeIn(numbers, numberOf[code])] += values.count(code);
  }
  return { numbers, rows, areWhole: decimals === 0, decimals, areNearlyAll: strange <= MOST_STRANGE * all };
}

/** Ascending, each once; `count` of them are numbers. */
function* distinct(numberOf: Float64Array, count: number): Generator<number, Float64Array> {
  const numbers = new Float64Array(count);
  let filled = 0;
  for (const number of numberOf) if (!Number.isNaN(number)) numbers[filled++] = number;
  yield count;
  const sorted = yield* ascending(numbers);
  let kept = 0;
  for (const number of sorted) if (kept === 0 || number !== sorted[kept - 1]) sorted[kept++] = number;
  yield count;
  return sorted.subarray(0, kept);
}

function placeIn(numbers: Float64Array, number: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle] < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** As many are sorted in one go. */
const RUN = 16_384;

/** Sorts by merging sorted runs, as sorting very many at once takes too long for a step. */
function* ascending(numbers: Float64Array): Generator<number, Float64Array> {
  for (let from = 0; from < numbers.length; from += RUN) {
    numbers.subarray(from, from + RUN).sort();
    yield numbers.length;
  }
  let sorted = numbers;
  for (let run = RUN; run < numbers.length; run *= 2) {
    const merged = new Float64Array(numbers.length);
    for (let from = 0; from < numbers.length; from += 2 * run) {
      let left = from;
      let right = Math.min(from + run, numbers.length);
      const leftEnd = right;
      const rightEnd = Math.min(from + 2 * run, numbers.length);
      for (let to = from; to < rightEnd; to++) {
        const takesLeft = left < leftEnd && (right >= rightEnd || sorted[left] <= sorted[right]);
        merged[to] = takesLeft ? sorted[left++] : sorted[right++];
        if (to % RUN === RUN - 1) yield numbers.length;
      }
    }
    sorted = merged;
  }
  return sorted;
}
