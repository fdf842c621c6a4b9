/** A column as SEI takes it: categories in a fixed order, numbers of many values in quantile bins (measures.md 5.1.1). */
import { mostBins, quantileBins } from '../../measures/protected/index.ts';
import type { Column } from '../../table/index.ts';
import { sortInSteps } from '../sortInSteps.ts';

/** Values, or rows, between two checkpoints. */
const valuesPerStep = 4096;
const rowsPerStep = 65_536;

export interface Categories {
  readonly name: string;
  readonly count: number;
  /** The categories are ranges of numbers, because there are too many of these. */
  readonly areRanges: boolean;
  /** Rows whose value is none of those declared, where any are. */
  readonly undeclared: number;
  /** Row → category. */
  readonly reports: Uint32Array;
  /** The category of a value of another table, `undefined` for a missing one; −1 where this file has none like it. */
  readonly categoryOf: (text: string | undefined) => number;
}

interface Ordered {
  readonly count: number;
  readonly areRanges: boolean;
  readonly categoryOf: (text: string) => number;
}

/**
 * Numbers ascending, else texts in the order of their characters; a missing cell is one more category, the last. Where the answers
 * are declared these come first, in the order of the declaration, be they given or not. Yields the values done.
 */
export function* categoriesOf(
  { name, codes, dictionary }: Column,
  declared: readonly string[] = [],
): Generator<number, Categories> {
  const known = new Set(declared);
  const texts: string[] = [];
  const frequencies: number[] = [];
  let undeclared = 0;
  for (let code = 1; code < dictionary.size; code++) {
    if (code % valuesPerStep === 0) yield code;
    if (dictionary.count(code) === 0) continue;
    const text = dictionary.text(code);
    texts.push(text);
    frequencies.push(dictionary.count(code));
    if (known.size > 0 && !known.has(text)) undeclared += dictionary.count(code);
  }
  const { count, areRanges, categoryOf } =
    known.size > 0 ? yield* afterDeclared(known, texts) : yield* ordered(texts, frequencies);
  const hasMissing = dictionary.count(0) > 0;
  const missing = hasMissing ? count : -1;
  const ofCode = new Int32Array(dictionary.size).fill(missing);
  for (let code = 1; code < dictionary.size; code++) {
    if (code % valuesPerStep === 0) yield code;
    ofCode[code] = categoryOf(dictionary.text(code));
  }
  return {
    name,
    count: count + (hasMissing ? 1 : 0),
    areRanges,
    undeclared,
    reports: yield* categoriesOfRows(codes.view, ofCode),
    categoryOf: (text) => (text === undefined ? missing : categoryOf(text)),
  };
}

function* categoriesOfRows(codes: ArrayLike<number>, ofCode: Int32Array): Generator<number, Uint32Array> {
  const reports = new Uint32Array(codes.length);
  for (let from = 0; from < reports.length; from += rowsPerStep) {
    const to = Math.min(from + rowsPerStep, reports.length);
    for (let row = from; row < to; row++) reports[row] = ofCode[codes[row]];
    yield to;
  }
  return reports;
}

function* ordered(texts: readonly string[], frequencies: readonly number[]): Generator<number, Ordered> {
  const numbers: number[] = [];
  for (const text of texts) {
    numbers.push(asNumber(text));
    if (Number.isNaN(numbers[numbers.length - 1])) break;
    if (numbers.length % valuesPerStep === 0) yield numbers.length;
  }
  const areNumbers = numbers.length === texts.length && !numbers.some(Number.isNaN);
  if (areNumbers && texts.length > mostBins) return yield* binned(numbers, frequencies);
  return yield* inPlaces(yield* inOrder(texts, areNumbers));
}

/** Answers that nobody was to give, and that are given, come last: a file may hold what its description forgets. */
function* afterDeclared(known: ReadonlySet<string>, texts: readonly string[]): Generator<number, Ordered> {
  const others = texts.filter((text) => !known.has(text));
  return yield* inPlaces([...known, ...(yield* inOrder(others, false))]);
}

function* inOrder(texts: readonly string[], areNumbers: boolean): Generator<number, string[]> {
  return yield* sortInSteps(texts, areNumbers ? (a, b) => Number(a) - Number(b) : (a, b) => (a < b ? -1 : 1));
}

function* inPlaces(sorted: readonly string[]): Generator<number, Ordered> {
  const places = new Map<string, number>();
  for (const text of sorted) {
    places.set(text, places.size);
    if (places.size % valuesPerStep === 0) yield places.size;
  }
  return { count: sorted.length, areRanges: false, categoryOf: (text) => places.get(text) ?? -1 };
}

/** Numbers beyond those of the file fall in the bins at the ends. */
function* binned(numbers: readonly number[], frequencies: readonly number[]): Generator<number, Ordered> {
  const rowsOf = new Map<number, number>();
  for (const [i, number] of numbers.entries()) {
    rowsOf.set(number, (rowsOf.get(number) ?? 0) + frequencies[i]);
    if (i % valuesPerStep === 0) yield i;
  }
  const values = yield* sortInSteps([...rowsOf.keys()], (a, b) => a - b);
  const rows = new Uint32Array(values.length);
  for (const [i, value] of values.entries()) {
    rows[i] = rowsOf.get(value) ?? 0;
    if (i % valuesPerStep === 0) yield i;
  }
  const { cuts } = quantileBins(rows);
  yield values.length;
  const firstOfBin = Array.from(cuts, (value) => values[value]);
  return {
    count: firstOfBin.length + 1,
    areRanges: true,
    categoryOf: (text) => {
      const number = asNumber(text);
      if (Number.isNaN(number)) return -1;
      const next = firstOfBin.findIndex((first) => number < first);
      return next < 0 ? firstOfBin.length : next;
    },
  };
}

/** NaN for what is no number. */
function asNumber(text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : Number.NaN;
}
