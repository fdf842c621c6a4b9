/** Ages in months or days: where rows are people, a number under the bare word is an age, however large. */
import { phrasesOf, wholePhrase } from '../header.ts';
import { once } from '../once.ts';
import type { ColumnForm } from '../sample.ts';
import { lives, wordsIn } from '../words/index.ts';

const words = once(() => phrasesOf(wordsIn(lives.age)));

/** Days of the oldest. */
const LARGEST = 45_000;

/** The words of the header. */
export function agesIn({ header, numbers }: ColumnForm): string | undefined {
  if (!numbers || numbers.least < 0 || numbers.largest > LARGEST) return undefined;
  return wholePhrase(header, words()) === undefined ? undefined : header.words.join(' ');
}
