/** The card of a column: what it is taken for and why, how much it gives away, and what its values are like. */
import { type ColumnShape, columnInsight, type Known, type ProfileFacts } from '../analysis/index.ts';
import type { Column } from '../table/index.ts';
import { bars } from './bars.ts';
import type { Card, CardValue } from './card.ts';
import { insightSentences, sensitivityValues } from './columnInsightText.ts';
import { formatBits, formatCount, formatCountOf, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';
import { reasonSentence, roleSentence } from './roleText.ts';

/** `column` counts the columns of the table; `rules` are those that found something in it, by their slugs. */
export function columnCard(
  facts: ProfileFacts,
  column: number,
  { together, insight, rowWeighted }: Pick<Known, 'together' | 'insight' | 'rowWeighted'>,
  shape: ColumnShape | undefined,
  rules: readonly string[],
): Card {
  const { table, profiles, quasiIdentifiers } = facts;
  const { distinct, missing, uniqueValues, entropy } = profiles[column];
  const rows = table.rowCount;
  const shareOfRows = (count: number) => (rows === 0 ? '' : ` (${formatShare(count / rows)} of rows)`);
  const known = insight && columnInsight(insight, column);
  const compared = quasiIdentifiers.length;
  return {
    title: shownName(table.columns[column].name),
    sentences: [
      ...roleSentences(facts, column),
      ...togetherSentence(table.columns, together?.get(column) ?? []),
      ...(known ? insightSentences(table, column, known, compared) : []),
      valuesSentence(rows, distinct, missing),
      ...(rules.length > 0 ? [`Findings: ${rules.join(', ')}.`] : []),
    ],
    values: [
      { name: 'Distinct values', value: formatCount(distinct) },
      { name: 'Missing', value: formatCount(missing) + shareOfRows(missing) },
      { name: 'Values that occur once', value: formatCount(uniqueValues) + shareOfRows(uniqueValues) },
      { name: 'Entropy', value: formatBits(entropy) },
      ...shapeValue(shape),
      ...sensitivityValues(known?.sensitivity, rowWeighted?.get(column), compared),
    ],
    sections: [],
  };
}

function shapeValue(shape: ColumnShape | undefined): CardValue[] {
  if (shape === undefined || shape.rows.length === 0) return [];
  const name = shape.along === 'range' ? 'Rows from least to most' : 'Rows of the most frequent values';
  return [{ name, value: bars(shape.rows) }];
}

function togetherSentence(columns: readonly Column[], others: readonly number[]): string[] {
  if (others.length === 0) return [];
  const names = nameList(others.map((other) => columns[other].name));
  return [`It belongs together with ${names}: one tells nearly all of the other, so treat them alike.`];
}

function valuesSentence(rows: number, distinct: number, missing: number): string {
  if (rows === 0) return 'The file has no rows.';
  const values = formatCountOf(distinct, 'distinct value', 'distinct values');
  const sentence = `${values} in ${formatCountOf(rows, 'row', 'rows')}`;
  return missing > 0 ? `${sentence}; the missing cells count as one value.` : `${sentence}.`;
}

/** What to do where Quasi is wrong. */
const OVERRIDE = 'If that is wrong, mark it otherwise with the lightbulb on its name, or in quasi.json.';

function roleSentences({ roles, embedded }: ProfileFacts, column: number): string[] {
  const role = roles[column];
  const inside = embedded[column];
  return [
    roleSentence(role),
    reasonSentence(role),
    ...(role.isDeclared ? [] : [OVERRIDE]),
    ...(inside
      ? [`${formatCountOf(inside.rows, 'text holds', 'texts hold')} ${nameList([...inside.rowsOf.keys()])}.`]
      : []),
  ];
}
