/** A column as SEI takes it: categories in a fixed order, numbers of many values in quantile bins (measures.md 5.1.1). */
import { mostBins, quantileBins } from '../measures/protected/index.ts';
import type { Column } from '../table/index.ts';

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

/** Numbers ascending, else texts in the order of their characters; a missing cell is one more category, the last. */
export function categoriesOf({ name, codes, dictionary }: Column): Categories {
  const texts: string[] = [];
  const frequencies: number[] = [];
  for (let code = 1; code < dictionary.size; code++) {
    if (dictionary.count(code) === 0) continue;
    texts.push(dictionary.text(code));
    frequencies.push(dictionary.count(code));
  }
  const { count, categoryOf } = ordered(texts, frequencies);
  const hasMissing = dictionary.count(0) > 0;
  const missing = hasMissing ? count : -1;
  const ofCode = Int32Array.from({ length: dictionary.size }, (_, code) =>
    code === 0 ? missing : categoryOf(dictionary.text(code)),
  );
  return {
    name,
    count: count + (hasMissing ? 1 : 0),
    reports: Uint32Array.from(codes.view, (code) => ofCode[code]),
    categoryOf: (text) => (text === undefined ? missing : categoryOf(text)),
  };
}

function ordered(texts: readonly string[], frequencies: readonly number[]): Ordered {
  const numbers = texts.map(asNumber);
  const areNumbers = numbers.every((number) => number !== undefined);
  if (areNumbers && texts.length > mostBins) return binned(numbers, frequencies);
  const sorted = areNumbers
    ? [...texts].sort((a, b) => Number(a) - Number(b))
    : [...texts].sort((a, b) => (a < b ? -1 : 1));
  const places = new Map(sorted.map((text, place) => [text, place]));
  return { count: sorted.length, categoryOf: (text) => places.get(text) ?? -1 };
}

function binned(numbers: readonly number[], frequencies: readonly number[]): Ordered {
  const rowsOf = new Map<number, number>();
  for (const [i, number] of numbers.entries()) rowsOf.set(number, (rowsOf.get(number) ?? 0) + frequencies[i]);
  const values = Float64Array.from(rowsOf.keys()).sort();
  const { cuts } = quantileBins(Uint32Array.from(values, (value) => rowsOf.get(value) ?? 0));
  const firstOfBin = Array.from(cuts, (value) => values[value]);
  const binOf = (number: number) => {
    const next = firstOfBin.findIndex((first) => number < first);
    return next < 0 ? firstOfBin.length : next;
  };
  return {
    count: firstOfBin.length + 1,
    categoryOf: (text) => {
      const number = asNumber(text);
      return number === undefined ? -1 : binOf(number);
    },
  };
}

function asNumber(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}
