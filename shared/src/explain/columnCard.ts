/** The card of a column: what it is taken for and why, how much it gives away, and what its values are like. */
import {
  type ColumnShape,
  columnInsight,
  type Known,
  type ProfileFacts,
  type TellingValue,
} from '../analysis/index.ts';
import type { Ladder } from '../remedies/index.ts';
import type { Column } from '../table/index.ts';
import { t, translated } from '../words/index.ts';
import { bars } from './bars.ts';
import type { Card, CardValue } from './card.ts';
import { insightSentences, sensitivityValues } from './columnInsightText.ts';
import { formatBits, formatCount, formatCountOf, formatShare } from './format.ts';
import { hierarchySentences } from './hierarchyText.ts';
import { nameList, shownName } from './names.ts';
import { noiseSentences, noiseValues } from './protectedText.ts';
import { reasonSentence, roleSentence } from './roleText.ts';

/** What is found out of a column once somebody looks at it, as far as there was time. */
export interface ColumnSeen {
  /** The rules that found something in it, by their slugs. */
  readonly rules: readonly string[];
  readonly shape?: ColumnShape | undefined;
  readonly ladder?: Ladder | undefined;
  readonly telling?: readonly TellingValue[] | undefined;
}

/** `column` counts the columns of the table. */
export function columnCard(
  facts: ProfileFacts,
  column: number,
  {
    together,
    insight,
    rowWeighted,
    peopleBehind,
  }: Pick<Known, 'together' | 'insight' | 'rowWeighted' | 'peopleBehind'>,
  { rules, shape, ladder, telling = [] }: ColumnSeen,
): Card {
  const { table, profiles, quasiIdentifiers } = facts;
  const { distinct, missing, uniqueValues, entropy } = profiles[column];
  const rows = table.rowCount;
  const withShare = (count: number) =>
    rows === 0 ? formatCount(count) : t`${formatCount(count)} (${formatShare(count / rows)} of rows)`;
  const known = insight && columnInsight(insight, column);
  const compared = quasiIdentifiers.length;
  // They draw the same rows, beside the people.
  const noise = noiseValues(column, peopleBehind);
  return {
    title: shownName(table.columns[column].name),
    sentences: [
      ...roleSentences(facts, column),
      ...noiseSentences(facts, column, peopleBehind),
      ...togetherSentence(table.columns, together?.get(column) ?? []),
      ...(known ? insightSentences(table, column, known, compared) : []),
      ...tellingSentence(telling),
      valuesSentence(rows, distinct, missing),
      ...hierarchySentences(facts, column, ladder),
      ...(rules.length > 0 ? [t`Findings: ${rules.join(', ')}.`] : []),
    ],
    values: [
      { name: t`Distinct values`, value: formatCount(distinct) },
      { name: t`Missing`, value: withShare(missing) },
      { name: t`Values that occur once`, value: withShare(uniqueValues) },
      { name: t`Entropy`, value: formatBits(entropy) },
      ...(noise.length > 0 ? noise : shapeValue(shape)),
      ...sensitivityValues(known?.sensitivity, rowWeighted?.get(column), compared),
    ],
    sections: [],
  };
}

function shapeValue(shape: ColumnShape | undefined): CardValue[] {
  if (shape === undefined || shape.rows.length === 0) return [];
  const name = shape.along === 'range' ? t`Rows from least to most` : t`Rows of the most frequent values`;
  return [{ name, value: bars(shape.rows) }];
}

/** Values are told by a row that has them: the card is shown in terminals, too. */
function tellingSentence(telling: readonly TellingValue[]): string[] {
  if (telling.length === 0) return [];
  const told = telling.map(({ row, records, users }) => {
    const rows = formatCountOf(records, t`row`, t`rows`);
    return t`that of row ${formatCount(row + 1)} (${rows} of ${formatCountOf(users, t`person`, t`people`)})`;
  });
  return [t`The values of the fewest people, who are easiest found by them: ${told.join(', ')}.`];
}

function togetherSentence(columns: readonly Column[], others: readonly number[]): string[] {
  if (others.length === 0) return [];
  const names = nameList(others.map((other) => columns[other].name));
  return [t`It belongs together with ${names}: one tells nearly all of the other, so treat them alike.`];
}

function valuesSentence(rows: number, distinct: number, missing: number): string {
  if (rows === 0) return t`The file has no rows.`;
  const values = formatCountOf(distinct, t`distinct value`, t`distinct values`);
  const all = formatCountOf(rows, t`row`, t`rows`);
  return missing > 0 ? t`${values} in ${all}; the missing cells count as one value.` : t`${values} in ${all}.`;
}

function roleSentences({ roles, embedded, protection }: ProfileFacts, column: number): string[] {
  const role = roles[column];
  const inside = embedded[column];
  return [
    protection?.noised.has(column) && role.role === 'quasi-identifier'
      ? t`Others could know the true value of a person, but rows are not compared on it.`
      : roleSentence(role),
    reasonSentence(role),
    // What to do where Quasi is wrong.
    ...(role.isDeclared
      ? []
      : [t`If that is wrong, mark it otherwise with the lightbulb on its name, or in quasi.json.`]),
    ...(inside
      ? [
          t`${formatCountOf(inside.rows, t`text holds`, t`texts hold`)} ${nameList([...inside.rowsOf.keys()].map(translated))}.`,
        ]
      : []),
  ];
}
