/** Numbers as data files write them: read only where there is no doubt, and written with as many decimals as they need. */
import type { Dictionary } from '../table/index.ts';

const plain = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const LONGEST = 24;

/** Undefined for what is no plain number: thousands separators and decimal commas are not guessed at. */
export function numberIn(value: string): number | undefined {
  const text = value.trim();
  return text.length <= LONGEST && plain.test(text) ? Number(text) : undefined;
}

/** Of a number that is a multiple of `step`, without the noise of binary fractions. */
export function writtenAs(number: number, step: number): string {
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const text = number.toFixed(Math.min(20, decimals));
  return decimals > 0 ? text.replace(/\.?0+$/, '') : text;
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

/** Undefined unless nearly all values are numbers. */
export function numbersOf(values: Dictionary): NumbersOfColumn | undefined {
  const rowsOf = new Map<number, number>();
  let strange = 0;
  let all = 0;
  for (let code = 1; code < values.size; code++) {
    const count = values.count(code);
    if (count === 0) continue;
    all += count;
    const number = numberIn(values.text(code));
    if (number === undefined) strange += count;
    else rowsOf.set(number, (rowsOf.get(number) ?? 0) + count);
    if (strange > MOST_STRANGE * values.counts.length && strange > MOST_STRANGE * all && all > 1000) return undefined;
  }
  if (rowsOf.size === 0 || strange > MOST_STRANGE * all) return undefined;
  const numbers = Float64Array.from(rowsOf.keys()).sort();
  return {
    numbers,
    rows: numbers.map((number) => rowsOf.get(number) as number),
    areWhole: numbers.every(Number.isInteger),
  };
}
