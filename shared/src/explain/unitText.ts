/** The subject of the rows, in words: the first line of every card. */
import type { Unit, UnitName } from '../unit/index.ts';
import { t, translatable, translated } from '../words/index.ts';

const sentences: Readonly<Record<UnitName, string>> = {
  people: translatable('Rows are people'),
  events: translatable('Rows are events of people'),
  groups: translatable('Rows are counts of people'),
  things: translatable('Rows are not about people'),
  unclear: translatable('It is unclear if the rows are about people'),
};

/** Signs that are listed; more would only repeat them. */
const MOST_SIGNS = 3;

/** `Rows are people: birth date, sex, civil status.` */
export function unitSentence({ rows, inferred, isDeclared, evidence }: Unit): string {
  const is = translated(sentences[rows]);
  if (isDeclared && rows !== inferred) return t`${is}, as declared.`;
  const signs = signsFor(rows, evidence);
  return signs === '' ? t`${is}.` : t`${is}: ${signs}.`;
}

/** The signs for it; where it is unclear, the signs for anything. */
function signsFor(rows: UnitName, evidence: Unit['evidence']): string {
  const isForIt = ({ speaksFor }: Unit['evidence'][number]) =>
    rows === 'unclear' || speaksFor === rows || (rows === 'events' && speaksFor === 'people');
  const listed = evidence.filter(isForIt).slice(0, MOST_SIGNS);
  return listed.map(({ what }) => translated(what)).join(', ');
}
