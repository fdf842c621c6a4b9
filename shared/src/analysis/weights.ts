/** Sampling weights: how many people of the population each row stands for, and their sum. */
import type { Column } from '../table/index.ts';

const VALUES_A_STEP = 4096;
/** A sum of larger numbers is no count of people. */
const LARGEST_WEIGHT = 1e15;
/** With a decimal point: a comma parts decimals here and thousands there. */
const decimal = /^\s*[+]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?\s*$/;

/** Undefined for what is no number above 0, or too large to count people. */
export function weightOf(text: string): number | undefined {
  const weight = decimal.test(text) ? Number(text) : 0;
  return weight > 0 && weight < LARGEST_WEIGHT ? weight : undefined;
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
