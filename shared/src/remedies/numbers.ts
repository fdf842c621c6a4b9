/** Numbers as data files write them: read only where there is no doubt, and written with as many decimals as they need. */
import type { Dictionary } from '../table/index.ts';

const plain = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const LONGEST = 24;

/** Undefined for what is no plain number: thousands separators and decimal commas are not guessed at, nor is a number too long to be exact. */
export function numberIn(value: string): number | undefined {
  const text = value.trim();
  if (text.length > LONGEST || !plain.test(text)) return undefined;
  const number = Number(text);
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
}

/** The share of the rows whose values may be no numbers. */
const MOST_STRANGE = 0.05;
/** With so many values of which none is a number, the rest need no look. */
const ENOUGH_STRANGE = 1000;

/** Undefined unless nearly all values are numbers. */
export function numbersOf(values: Dictionary): NumbersOfColumn | undefined {
  const rowsOf = new Map<number, number>();
  let strange = 0;
  let all = 0;
  for (let code = 1; code < values.size; code++) {
    const count = values.count(code);
    if (count === 0) continue;
    all += count;
    // −0 is 0.
    const number = numberIn(values.text(code));
    if (number === undefined) strange += count;
    else rowsOf.set(number + 0, (rowsOf.get(number + 0) ?? 0) + count);
    if (rowsOf.size === 0 && code > ENOUGH_STRANGE) return undefined;
  }
  if (rowsOf.size === 0 || strange > MOST_STRANGE * all) return undefined;
  const numbers = Float64Array.from(rowsOf.keys()).sort();
  return {
    numbers,
    rows: numbers.map((number) => rowsOf.get(number) as number),
    areWhole: numbers.every(Number.isInteger),
  };
}
