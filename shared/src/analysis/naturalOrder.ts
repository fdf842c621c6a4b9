/** The values of a column in their natural order: as numbers if all are, else as text. */
import type { Dictionary } from '../table/index.ts';
import { sortInSteps } from './sortInSteps.ts';

interface NaturalOrder {
  readonly areNumbers: boolean;
  /** The missing value is left out. */
  readonly codes: readonly number[];
}

const VALUES_A_STEP = 4096;

/** Yields no progress. */
export function* naturalOrder(dictionary: Dictionary): Generator<number, NaturalOrder> {
  const texts: string[] = [''];
  const numbers: number[] = [Number.NaN];
  const codes: number[] = [];
  let areNumbers = dictionary.size > 1;
  for (let code = 1; code < dictionary.size; code++) {
    const text = dictionary.text(code);
    texts.push(text);
    numbers.push(text.trim() === '' ? Number.NaN : Number(text));
    codes.push(code);
    areNumbers &&= !Number.isNaN(numbers[code]);
    if (code % VALUES_A_STEP === 0) yield 0;
  }
  const byText = (a: number, b: number) => (texts[a] < texts[b] ? -1 : texts[a] > texts[b] ? 1 : 0);
  // Numbers that are written in two ways stay apart.
  const byNumber = (a: number, b: number) => numbers[a] - numbers[b] || byText(a, b);
  return { areNumbers, codes: yield* sortInSteps(codes, areNumbers ? byNumber : byText) };
}
