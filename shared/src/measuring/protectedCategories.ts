/** A column as SEI takes it: categories in a fixed order, numbers of many values in quantile bins (measures.md 5.1.1). */
import { mostBins, quantileBins } from '../measures/protected/index.ts';
import type { Column } from '../table/index.ts';

/** Values between two checkpoints. */
const valuesPerStep = 4096;

export interface Categories {
  readonly name: string;
  readonly count: number;
  /** Row → category. */
  readonly reports: Uint32Array;
  /** The category of a value of another table, `undefined` for a missing one; −1 where this file has none like it. */
  readonly categoryOf: (text: string | undefined) => number;
}

interface Ordered {
  readonly count: number;
  readonly categoryOf: (text: string) => number;
}

/** Numbers ascending, else texts in the order of their characters; a missing cell is one more category, the last. Yields the values done. */
export function* categoriesOf({ name, codes, dictionary }: Column): Generator<number, Categories> {
  const texts: string[] = [];
  const frequencies: number[] = [];
  for (let code = 1; code < dictionary.size; code++) {
    if (code % valuesPerStep === 0) yield code;
    if (dictionary.count(code) === 0) continue;
    texts.push(dictionary.text(code));
    frequencies.push(dictionary.count(code));
  }
  const { count, categoryOf } = ordered(texts, frequencies);
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
    reports: Uint32Array.from(codes.view, (code) => ofCode[code]),
    categoryOf: (text) => (text === undefined ? missing : categoryOf(text)),
  };
}

function ordered(texts: readonly string[], frequencies: readonly number[]): Ordered {
  const numbers = texts.map(asNumber);
  const areNumbers = !numbers.some(Number.isNaN);
  if (areNumbers && texts.length > mostBins) return binned(numbers, frequencies);
  const sorted = areNumbers
    ? [...texts].sort((a, b) => Number(a) - Number(b))
    : [...texts].sort((a, b) => (a < b ? -1 : 1));
  const places = new Map(sorted.map((text, place) => [text, place]));
  return { count: sorted.length, categoryOf: (text) => places.get(text) ?? -1 };
}

/** Numbers beyond those of the file fall in the bins at the ends. */
function binned(numbers: readonly number[], frequencies: readonly number[]): Ordered {
  const rowsOf = new Map<number, number>();
  for (const [i, number] of numbers.entries()) rowsOf.set(number, (rowsOf.get(number) ?? 0) + frequencies[i]);
  const values = Float64Array.from(rowsOf.keys()).sort();
  const { cuts } = quantileBins(Uint32Array.from(values, (value) => rowsOf.get(value) ?? 0));
  const firstOfBin = Array.from(cuts, (value) => values[value]);
  return {
    count: firstOfBin.length + 1,
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
