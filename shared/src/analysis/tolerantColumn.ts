/** How the values of a column match where what somebody knows may be off: as numbers, as days, or as texts one character apart. */
import { bandOf, oneEdit, type TolerantColumn } from '../measures/tolerance/index.ts';
import { dateOrderIn, numberIn } from '../remedies/index.ts';
import { dateParts, numberFormOf, numberOf, type ValueKind } from '../roles/index.ts';
import type { Dictionary } from '../table/index.ts';
import { sortInSteps } from './sortInSteps.ts';

export interface Tolerated {
  readonly by: 'number' | 'days' | 'characters';
  readonly within: number;
  readonly column: TolerantColumn;
}

/** Kinds that are written with letters and digits, and are no numbers: one character may be wrong. */
const textKinds: readonly ValueKind[] = ['postcode', 'code', 'text', 'name', 'email', 'phone', 'ip', 'url', 'time'];
/** The share of values that may be no numbers, or no days. */
const MOST_STRANGE = 0.05;
const VALUES_A_STEP = 512;
const MILLISECONDS_A_DAY = 86_400_000;
/** Characters and pairs of texts that are compared. */
const MOST_WORK = 2e7;

/** Undefined where the column is to be known exactly: nothing may be off, or there are too many texts to compare. Yields values done. */
export function* toleratedColumn(
  dictionary: Dictionary,
  kind: ValueKind,
  within: number,
): Generator<number, Tolerated | undefined> {
  if (!(within > 0)) return undefined;
  for (const by of readings(kind)) {
    const places = yield* placesOf(dictionary, by);
    if (places) return { by, within, column: yield* bandOf(places, yield* ascending(places), within) };
  }
  // Of a text one character may be wrong, and no more.
  if (within < 1) return undefined;
  const texts: string[] = [''];
  for (let code = 1; code < dictionary.size; code++) {
    texts.push(dictionary.text(code));
    if (code % VALUES_A_STEP === 0) yield code;
  }
  const column = yield* oneEdit(texts, MOST_WORK);
  return column && { by: 'characters', within: 1, column };
}

/** A year alone is no day, but a number. */
function readings(kind: ValueKind): readonly ('number' | 'days')[] {
  if (textKinds.includes(kind)) return [];
  return kind === 'date' ? ['days', 'number'] : ['number'];
}

/** Value → number or day; NaN for those that are none. Undefined where these are too many. */
function* placesOf(dictionary: Dictionary, by: 'number' | 'days'): Generator<number, Float64Array | undefined> {
  const placeOf = by === 'days' ? yield* dayReader(dictionary) : yield* numberReader(dictionary);
  const places = new Float64Array(dictionary.size).fill(Number.NaN);
  let strange = 0;
  for (let code = 1; code < dictionary.size; code++) {
    places[code] = placeOf(dictionary.text(code)) ?? Number.NaN;
    if (Number.isNaN(places[code])) strange++;
    if (code % VALUES_A_STEP === 0) yield code;
  }
  return strange <= MOST_STRANGE * (dictionary.size - 1) ? places : undefined;
}

type Reader = (text: string) => number | undefined;

function* dayReader(dictionary: Dictionary): Generator<number, Reader> {
  const order = yield* dateOrderIn(dictionary);
  return (text) => dayOf(dateParts(text.trim(), order === 'unknown' ? 'day-first' : order));
}

/** As people write numbers: with a decimal comma, or with separators of thousands, where the values show that. */
function* numberReader(dictionary: Dictionary): Generator<number, Reader> {
  const some: string[] = [];
  const every = Math.ceil(dictionary.size / VALUES_A_STEP);
  for (let code = 1; code < dictionary.size; code += every) some.push(dictionary.text(code).trim());
  yield some.length;
  const form = numberFormOf(some);
  if (!form) return numberIn;
  return (text) => {
    const number = /\d/.test(text) ? numberOf(text.trim(), form.hasDecimalComma) : Number.NaN;
    // Longer numbers are codes, and differ in digits that a number does not keep.
    return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
  };
}

/** A month or year without a day is no day. */
function dayOf(parts: ReturnType<typeof dateParts>): number | undefined {
  if (parts?.month === undefined || parts.day === undefined) return undefined;
  return Date.UTC(parts.year, parts.month - 1, parts.day) / MILLISECONDS_A_DAY;
}

function* ascending(places: Float64Array): Generator<number, number[]> {
  const codes: number[] = [];
  for (let code = 1; code < places.length; code++) {
    if (!Number.isNaN(places[code])) codes.push(code);
    if (code % VALUES_A_STEP === 0) yield code;
  }
  return yield* sortInSteps(codes, (a, b) => places[a] - places[b] || a - b);
}
