/** What somebody should know who is about to publish statistics. */
import { formatCount, formatCountOf, shownName } from '@quasi/shared/explain';
import type { StatisticsOfTable, StatisticsRequest } from '@quasi/shared/predicting';
import { manyNames } from '../manyNames.ts';

/** `compared`: what rows are said to be compared on. */
export function notesOn(
  { statistics, subject, noised, isComplete }: StatisticsOfTable,
  { columns: named, below, pairs, tree }: StatisticsRequest,
  compared: readonly string[],
): string[] {
  const { columns, leftOut } = statistics;
  const notes: string[] = [];
  const untold = compared.filter((name) => leftOut.includes(name));
  if (untold.length > 0) {
    notes.push(`--qi has no effect on what --columns leaves out: ${manyNames(untold)}.`);
  }
  if (named === undefined && leftOut.length > 0) {
    notes.push(
      `left out as identifiers, subjects or free text: ${manyNames(leftOut)}; name the columns with --columns.`,
    );
  }
  if (noised.length > 0) {
    notes.push(
      `answers of randomised response are counted as they were given, not as people are: ${manyNames(noised)}; a prediction from these counts is not about the people.`,
    );
  }
  const once = columns.reduce(
    (sum, { values, counts }) => (values ? counts.reduce((rare, count) => rare + (count === 1 ? 1 : 0), sum) : sum),
    0,
  );
  if (below === undefined && once > 0) {
    const values = formatCountOf(once, 'value occurs', 'values occur');
    notes.push(
      `${values} in one row only, and ${once === 1 ? 'is' : 'are'} listed; --suppress-below N keeps small counts back.`,
    );
  }
  if (subject !== undefined) {
    const counted = `several rows can be about one person (${shownName(subject)}), and the counts are those of rows`;
    notes.push(
      below === undefined
        ? `${counted}: a value with many of them may be that of one person; --suppress-below N keeps back what fewer than N people have.`
        : `${counted}; kept back is what fewer than ${formatCount(below)} people have.`,
    );
  }
  const empty = columns.filter(({ counts, suppressed }) => suppressed && counts.length === 0);
  if (below !== undefined && empty.length > 0) {
    notes.push(
      `no value is listed because none has ${formatCount(below)} ${subject === undefined ? 'rows' : 'people'} or more: ${manyNames(empty.map(({ name }) => name))}.`,
    );
  }
  if ((pairs || tree) && !isComplete) {
    notes.push('there was no time or no room for all pairs of columns; --budget gives them more time.');
  }
  return notes;
}
