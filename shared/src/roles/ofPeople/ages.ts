/** Ages in months or days: where rows are people, a number under a word for age is one, however large. */
import { phrasesOf, wholePhrase } from '../header.ts';
import { once } from '../once.ts';
import type { ColumnForm } from '../sample.ts';
import { amongPeople, lives, wordsIn } from '../words/index.ts';

const words = once(() => phrasesOf(wordsIn(lives.age, amongPeople['age'])));
/** `agemo`, `ageentry`: in a unit of time, or at a moment in somebody's life. */
const inUnits =
  /^age(?:mos?|mths?|months?|days?|weeks?|wks?|yrs?|years?|entry|exit|enrol|adm|dx|diag|tx|start|end|last|death|birth)$/;

/** Days of the oldest. */
const LARGEST = 45_000;

/** The words of the header. */
export function agesIn({ header, numbers }: ColumnForm): string | undefined {
  if (!numbers || numbers.least < 0 || numbers.largest > LARGEST) return undefined;
  const isAge = wholePhrase(header, words()) !== undefined || inUnits.test(header.whole);
  return isAge ? header.words.join(' ') : undefined;
}
