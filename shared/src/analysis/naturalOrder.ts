/** The values of a column in their natural order: as numbers if all are, else as text. */
import type { Dictionary } from '../table/index.ts';
import { sortInSteps } from './sortInSteps.ts';

export interface NaturalOrder {
  /** Code → number; undefined where a value is no number. */
  readonly numbers: Float64Array | undefined;
  /** The missing value is left out. */
  readonly codes: readonly number[];
}

const VALUES_A_STEP = 4096;

/** Yields no progress. */
export function* naturalOrder(dictionary: Dictionary): Generator<number, NaturalOrder> {
  const codes = Array.from({ length: Math.max(0, dictionary.size - 1) }, (_, i) => i + 1);
  const numbers = yield* numbersIn(dictionary);
  if (numbers) {
    // Numbers that are written in two ways stay apart.
    const byNumber = (a: number, b: number) =>
      numbers[a] - numbers[b] || (dictionary.text(a) < dictionary.text(b) ? -1 : 1);
    return { numbers, codes: yield* sortInSteps(codes, byNumber) };
  }
  const texts: string[] = [''];
  for (const code of codes) {
    texts.push(dictionary.text(code));
    if (code % VALUES_A_STEP === 0) yield 0;
  }
  const byText = (a: number, b: number) => (texts[a] < texts[b] ? -1 : texts[a] > texts[b] ? 1 : 0);
  return { numbers, codes: yield* sortInSteps(codes, byText) };
}

/** Undefined where a value is no number. A million texts need not be kept for that. */
function* numbersIn(dictionary: Dictionary): Generator<number, Float64Array | undefined> {
  const numbers = new Float64Array(dictionary.size);
  for (let code = 1; code < dictionary.size; code++) {
    const text = dictionary.text(code);
    numbers[code] = text.trim() === '' ? Number.NaN : Number(text);
    if (Number.isNaN(numbers[code])) return undefined;
    if (code % VALUES_A_STEP === 0) yield 0;
  }
  return dictionary.size > 1 ? numbers : undefined;
}
