/** The shape of a column's values, without the values: how many rows there are along their range, or from the most frequent value down. */
import { frequencyHistogram } from '../counts/index.ts';
import { dateParts, type ValueKind } from '../roles/index.ts';
import type { Dictionary } from '../table/index.ts';

export interface ColumnShape {
  /** `range`: equal parts of the range from the smallest number or earliest date to the largest; `rank`: the most frequent values. */
  readonly along: 'range' | 'rank';
  readonly rows: readonly number[];
}

const BARS = 16;
const VALUES_A_STEP = 2048;
/** With fewer numbers their frequencies say more than a range. */
const FEWEST_NUMBERS = 9;
/** The share of the values that may be no numbers or dates. */
const MOST_STRANGE = 0.05;

/**
 * Along a range, of more than `mostValues` values only some are looked at, evenly spread: the shape is then about their rows.
 * A missing value is none. Yields the number of values looked at.
 */
export function* columnShape(
  dictionary: Dictionary,
  kind: ValueKind,
  mostValues: number,
): Generator<number, ColumnShape> {
  const counts: number[] = [];
  const places: number[] = [];
  const placeOf = kind === 'date' ? dayOf : numberOf;
  const every = Math.max(1, Math.ceil(dictionary.size / mostValues));
  let strange = 0;
  for (let code = 1; code < dictionary.size; code += every) {
    if (code % VALUES_A_STEP < every) yield code;
    const count = dictionary.count(code);
    if (count === 0) continue;
    const place = placeOf(dictionary, code);
    if (!Number.isFinite(place)) strange++;
    counts.push(count);
    places.push(place);
  }
  const isRange = counts.length >= FEWEST_NUMBERS && strange <= MOST_STRANGE * counts.length;
  return isRange
    ? { along: 'range', rows: yield* alongRange(places, counts) }
    : { along: 'rank', rows: mostFrequent(dictionary) };
}

function mostFrequent({ counts }: Dictionary): number[] {
  const frequencies = frequencyHistogram(counts.subarray(1));
  const rows: number[] = [];
  for (let i = frequencies.sizes.length - 1; i >= 0 && rows.length < BARS; i--) {
    for (let left = frequencies.counts[i]; left > 0 && rows.length < BARS; left--) rows.push(frequencies.sizes[i]);
  }
  return rows;
}

/** Longer texts are no numbers. */
const LONGEST_NUMBER = 40;

function numberOf(dictionary: Dictionary, code: number): number {
  if (dictionary.length(code) > LONGEST_NUMBER) return Number.NaN;
  const text = dictionary.text(code).trim();
  return text === '' ? Number.NaN : Number(text);
}

/** Days, more or less: months of 31 days keep the order. */
function dayOf(dictionary: Dictionary, code: number): number {
  if (dictionary.length(code) > LONGEST_NUMBER) return Number.NaN;
  const text = dictionary.text(code);
  const { year, month = 1, day = 1 } = dateParts(text) ?? { year: /^\d{4}$/.test(text) ? Number(text) : Number.NaN };
  return (year * 12 + month - 1) * 31 + day;
}

/** Rows in equal parts of the range of the places. */
function* alongRange(places: readonly number[], counts: readonly number[]): Generator<number, number[]> {
  const known = places.filter(Number.isFinite);
  const least = known.reduce((one, other) => Math.min(one, other));
  const most = known.reduce((one, other) => Math.max(one, other));
  const width = (most - least) / BARS;
  const rows = new Array<number>(BARS).fill(0);
  for (const [i, place] of places.entries()) {
    if (i % VALUES_A_STEP === 0) yield i;
    if (!Number.isFinite(place)) continue;
    // The largest one belongs to the last part; a range of one value, or an endless one, has but one.
    const part = width > 0 && width < Number.POSITIVE_INFINITY ? Math.floor((place - least) / width) : 0;
    rows[Math.min(BARS - 1, part)] += counts[i];
  }
  return rows;
}
