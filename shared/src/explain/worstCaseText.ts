/** The worst case beside the verdict, in one sentence: the recognised columns first, then the worst unknown column, then all of them. */
import type { ClassFacts, WorstCase } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import { formatCount, formatCountOf, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';

/** `4.2 % of rows are unique on gender, age; 61 % if device_model is also known; 100 % with all 25 unrecognised columns.` */
export function worstCaseSentences(
  { table, quasiIdentifiers }: ClassFacts,
  { compared, columns, worst, all, rare }: WorstCase,
): string[] {
  const nameOf = (column: number) => table.columns[column].name;
  const names = nameList(quasiIdentifiers.map(nameOf));
  const parts = [t`${formatShare(compared)} of rows are unique on ${names}`];
  if (worst) parts.push(t`${formatShare(worst.alone)} if ${shownName(nameOf(worst.column))} is also known`);
  if (columns > 1) parts.push(t`${formatShare(all)} with all ${formatCount(columns)} unrecognised columns`);
  return [...(columns > 0 ? [`${parts.join('; ')}.`] : []), ...(rare.length > 0 ? [rareSentence(rare, nameOf)] : [])];
}

function rareSentence(rare: WorstCase['rare'], nameOf: (column: number) => string): string {
  const listed = rare.map(
    ({ column, rows }) => t`${shownName(nameOf(column))} (${formatCountOf(rows, t`row`, t`rows`)})`,
  );
  return t`Anyone who knows a rare value of a sensitive column can find the person: ${listed.join(', ')}.`;
}
