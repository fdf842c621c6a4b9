/** The card of a row: how many rows are like it, which values make it stand out, and what that means to someone who looks for a person. */
import type { ClassFacts, RowInsight } from '../analysis/index.ts';
import type { Columns } from '../table/index.ts';
import { t } from '../words/index.ts';
import type { Card, CardValue } from './card.ts';
import { formatChance, formatCount, formatCountOf, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';
import { personSentences } from './personText.ts';
import { riskSharesSentence } from './riskSharesText.ts';
import { indistinguishableSection, populationSection } from './rowSections.ts';
import { type PlacedRow, rowTitle } from './rowTitle.ts';
import { setsSentences } from './setsSentences.ts';

interface RowInClass extends PlacedRow {
  readonly table: Columns;
  /** Rows that share its values, this one included; people, where rows name theirs. */
  readonly classSize: number;
  /** Undefined where every row is a person of its own, or nothing is known of classes yet. */
  readonly subjects?: ClassFacts['subjects'];
  /** The class size aimed at. */
  readonly target: number;
  /** The numbers of the quasi-identifiers. */
  readonly columns: readonly number[];
}

/** `insight`: once it is known. */
export function rowCard(facts: RowInClass, insight?: RowInsight): Card {
  const { table, classSize, target, columns } = facts;
  const title = rowTitle(facts);
  if (columns.length === 0) {
    return {
      title,
      sentences: [t`Rows are not compared, as there are no quasi-identifiers.`],
      values: [],
      sections: [],
    };
  }
  return {
    title,
    sentences: [
      ...classSentences(facts, insight),
      ...(insight ? setsSentences(table, columns, insight) : []),
      ...sharesSentence(facts, insight),
      targetSentence(facts),
      ...(insight
        ? [...coarserSentence(facts, insight), leaveOutSentence(facts, insight), rankSentence(table, insight)]
        : []),
      ...personSentences(facts),
      ...missingSentence(facts),
    ],
    values: [
      { name: t`Class size`, value: formatCount(classSize) },
      { name: t`Target k`, value: formatCount(target) },
      { name: t`Chance of re-identification`, value: chanceText(classSize) },
      ...attackValue(classSize, insight),
    ],
    sections: insight ? [...populationSection(insight), indistinguishableSection(insight)] : [],
  };
}

function chanceText(classSize: number): string {
  const share = formatShare(1 / classSize);
  return classSize === 1 ? share : `${formatChance(classSize)} (${share})`;
}

/** An attacker may not try, or not know that the person is in the file. */
function attackValue(classSize: number, insight: RowInsight | undefined): CardValue[] {
  if (!insight || insight.attack === 1 / classSize) return [];
  const name = t`Chance that the attacker ${shownName(insight.attacker.name)} tries and finds it`;
  return [{ name, value: formatShare(insight.attack) }];
}

function classSentences(
  { table, classSize, subjects, columns }: RowInClass,
  insight: RowInsight | undefined,
): string[] {
  const nameOf = (column: number) => table.columns[column].name;
  const names = nameList(columns.map(nameOf));
  const rows = table.rowCount;
  if (classSize === 1) {
    const alone =
      rows === 1
        ? t`It is the only row, so no other has its values of ${names}.`
        : subjects
          ? t`It is unique: no other person has its values of ${names}.`
          : t`It is unique: none of the other ${formatCountOf(rows - 1, t`row`, t`rows`)} has its values of ${names}.`;
    const [smallest] = insight?.sets ?? [];
    return [
      alone,
      smallest
        ? t`Someone who knows ${nameList(smallest.map(nameOf))} of a person can find this row.`
        : t`Someone who knows these values of a person can find this row.`,
    ];
  }
  return [
    subjects
      ? t`Rows of ${formatCount(classSize)} people share these values of ${names}, this one included.`
      : t`${formatCount(classSize)} of ${formatCountOf(rows, t`row`, t`rows`)} share these values of ${names}, this one included.`,
    t`Someone who knows these values of a person picks the right row with a chance of ${formatChance(classSize)}.`,
  ];
}

function sharesSentence({ table, columns }: RowInClass, insight: RowInsight | undefined): string[] {
  const sentence = insight?.shares && riskSharesSentence(table, columns, insight.shares);
  return sentence === undefined ? [] : [sentence];
}

function targetSentence({ classSize, target, subjects }: RowInClass): string {
  if (classSize >= target) return t`It reaches the target of ${formatCount(target)}.`;
  const more = subjects
    ? formatCountOf(target - classSize, t`more person`, t`more people`)
    : formatCountOf(target - classSize, t`more row`, t`more rows`);
  return t`It would take ${more} with the same values to reach the target of ${formatCount(target)}.`;
}

/** The one column that helps most if it is made a step coarser; nothing where no step helps. */
function coarserSentence({ table, classSize, subjects }: RowInClass, { coarser = [] }: RowInsight): string[] {
  const [best] = coarser.toSorted((one, other) => other.classSize - one.classSize);
  if (!best || best.classSize === classSize) return [];
  const step = best.treatment.title(shownName(table.columns[best.column].name));
  const rows = rowsAlike(best.classSize, subjects);
  return [t`The single step that helps most: ${step}. Then ${rows} are alike, this one included.`];
}

function leaveOutSentence({ table, classSize, subjects }: RowInClass, { without }: RowInsight): string {
  const best = without.reduce((one, other) => (other.classSize > one.classSize ? other : one));
  if (best.classSize === classSize) return t`No single column, left out, makes another row like it.`;
  const rows = rowsAlike(best.classSize, subjects);
  return t`Without ${shownName(table.columns[best.column].name)} ${rows} would be alike, this one included.`;
}

function rowsAlike(count: number, subjects: RowInClass['subjects']): string {
  return subjects ? formatCountOf(count, t`person`, t`people`) : formatCountOf(count, t`row`, t`rows`);
}

function rankSentence({ rowCount }: Columns, { rank }: RowInsight): string {
  const rows = formatCountOf(rowCount, t`row`, t`rows`);
  if (rowCount === 1) return t`There is no other row to compare its risk with.`;
  if (rank === rowCount) return t`No other of the ${rows} is less exposed.`;
  return rank === 1
    ? t`It is the most exposed of ${rows}.`
    : t`It is among the ${formatCount(rank)} most exposed of ${rows}.`;
}

function missingSentence({ table, row, columns }: RowInClass): string[] {
  const missing = columns.filter((column) => table.columns[column].codes.at(row) === 0).length;
  if (missing === 0) return [];
  return [
    missing === 1
      ? t`1 of these values is missing; missing cells of a column count as the same value.`
      : t`${formatCount(missing)} of these values are missing; missing cells of a column count as the same value.`,
  ];
}
