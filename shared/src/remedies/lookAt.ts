/** What offers go by, found out once for all of them and in steps, as a column may have as many values as rows. */
import { type DateOrder, dateOrder, type ValueKind } from '../roles/index.ts';
import type { Dictionary } from '../table/index.ts';
import { type NumbersOfColumn, numbersOf } from './numbers.ts';
import type { ColumnToTreat } from './remedy.ts';

export interface ColumnLookedAt extends ColumnToTreat {
  /** If its values are of a kind that is made of numbers, and nearly all of them are. */
  readonly numbers: NumbersOfColumn | undefined;
  /** If they are of a kind, or for a use, where parts can be kept. */
  readonly lengths: Lengths | undefined;
  /** If they are dates: the order in which they are written, as far as one of them shows it; `unknown` if it matters and none does. */
  readonly order: DateOrder | 'unknown' | undefined;
}

/** In characters. */
export interface Lengths {
  readonly longest: number;
  readonly mean: number;
}

const madeOfNumbers: readonly ValueKind[] = ['number', 'age', 'coordinate'];
const madeOfParts: readonly ValueKind[] = ['code', 'text', 'postcode'];
const VALUES_A_STEP = 4096;

/** The kinds whose values are numbers, to be added and put in order. */
export function isMadeOfNumbers(kind: ValueKind): boolean {
  return madeOfNumbers.includes(kind);
}

/** Yields values looked at. */
export function* lookAt(column: ColumnToTreat): Generator<number, ColumnLookedAt> {
  const { kind, role, values } = column;
  const found = isMadeOfNumbers(kind) ? yield* numbersOf(values) : undefined;
  const hasParts = madeOfParts.includes(kind) || role === 'identifier';
  const lengths = hasParts ? yield* lengthsOf(values) : undefined;
  const order = kind === 'date' ? yield* dateOrderIn(values) : undefined;
  return { ...column, numbers: found?.areNearlyAll ? found : undefined, lengths, order };
}

/** A date takes much longer to read than other values to look at. */
const DATES_A_STEP = 512;

/** The order of day and month that the dates of a column show. Yields values looked at. */
export function* dateOrderIn(values: Dictionary): Generator<number, DateOrder | 'unknown'> {
  let unknown = false;
  for (let code = 1; code < values.size; code++) {
    if (code % DATES_A_STEP === 0) yield code;
    if (values.count(code) === 0) continue;
    const order = dateOrder(values.text(code));
    if (order === 'either') unknown = true;
    else if (order !== undefined) return order;
  }
  return unknown ? 'unknown' : 'day-first';
}

function* lengthsOf(values: Dictionary): Generator<number, Lengths> {
  let longest = 0;
  let characters = 0;
  let rows = 0;
  for (let code = 1; code < values.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    const count = values.count(code);
    if (count === 0) continue;
    const length = values.characters(code);
    longest = Math.max(longest, length);
    characters += count * length;
    rows += count;
  }
  return { longest, mean: characters / Math.max(1, rows) };
}
