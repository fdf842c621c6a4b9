/** Sampling weights: how many people of the population each row stands for, their sum, and the rows that have none. */
import type { Column } from '../table/index.ts';

const VALUES_A_STEP = 4096;
const ROWS_A_STEP = 65_536;
/** At most so many rows without a weight are named. */
const MOST_NAMED = 3;
/** With a decimal point: a comma parts decimals here and thousands there. */
const decimal = /^\s*[+]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?\s*$/;

/** Undefined for what is no number above 0. */
export function weightOf(text: string): number | undefined {
  const weight = decimal.test(text) ? Number(text) : 0;
  return weight > 0 && Number.isFinite(weight) ? weight : undefined;
}

/** Rows without a weight. */
export interface Unweighted {
  readonly rows: number;
  /** The first of them, counted from 0. */
  readonly first: readonly number[];
}

/** `unusable`: rows without a weight; with one of them no sum means anything. Yields the values looked at. */
export function* sumOfWeights({
  dictionary,
}: Column): Generator<number, { readonly sum: number; readonly unusable: number }> {
  let sum = 0;
  let unusable = dictionary.count(0);
  for (let code = 1; code < dictionary.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    const rows = dictionary.count(code);
    if (rows === 0) continue;
    const weight = weightOf(dictionary.text(code));
    if (weight === undefined) unusable += rows;
    else sum += rows * weight;
  }
  return { sum, unusable };
}

/** Yields the values and the rows looked at. */
export function* rowsWithoutWeight({ codes, dictionary }: Column): Generator<number, Unweighted> {
  const hasWeight = new Uint8Array(dictionary.size);
  let rows = dictionary.count(0);
  for (let code = 1; code < dictionary.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    hasWeight[code] = weightOf(dictionary.text(code)) === undefined ? 0 : 1;
    if (hasWeight[code] === 0) rows += dictionary.count(code);
  }
  const first: number[] = [];
  const most = Math.min(rows, MOST_NAMED);
  for (let row = 0; first.length < most; row++) {
    if (row % ROWS_A_STEP === 0) yield row;
    if (hasWeight[codes.at(row)] === 0) first.push(row);
  }
  return { rows, first };
}
