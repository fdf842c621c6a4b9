/** The card of a row: how many rows are like it, and what that means to someone who looks for a person in the file. */
import type { Table } from '../table/index.ts';
import type { Card, CardValue } from './card.ts';
import { formatChance, formatCount, formatCountOf, formatShare } from './format.ts';
import { nameList } from './names.ts';

export interface RowInClass {
  readonly table: Table;
  /** Data rows count from 0; the card counts from 1. */
  readonly row: number;
  /** Rows that share its values, this one included. */
  readonly classSize: number;
  /** The class size aimed at. */
  readonly target: number;
  /** The numbers of the quasi-identifiers. */
  readonly columns: readonly number[];
}

export function rowCard(facts: RowInClass): Card {
  const { row, classSize, target, columns } = facts;
  const title = `Row ${formatCount(row + 1)}`;
  if (columns.length === 0) {
    return { title, sentences: ['There are no quasi-identifiers to compare rows on.'], values: [] };
  }
  const values: CardValue[] = [
    { name: 'Class size', value: formatCount(classSize) },
    { name: 'Target k', value: formatCount(target) },
    { name: 'Chance of re-identification', value: chanceText(classSize) },
  ];
  const missing = missingSentence(facts);
  return { title, sentences: [...classSentences(facts), targetSentence(facts), ...missing], values };
}

function chanceText(classSize: number): string {
  const share = formatShare(1 / classSize);
  return classSize === 1 ? share : `${formatChance(classSize)} (${share})`;
}

function classSentences({ table, classSize, columns }: RowInClass): string[] {
  const names = nameList(columns.map((column) => table.columns[column].name));
  const rows = table.rowCount;
  if (classSize === 1) {
    const alone =
      rows === 1
        ? `It is the only row: nobody shares its values of ${names}.`
        : `None of the other ${formatCountOf(rows - 1, 'row', 'rows')} has its values of ${names}.`;
    return [alone, 'Someone who knows them of a person finds this row.'];
  }
  return [
    `${formatCount(classSize)} of ${formatCountOf(rows, 'row', 'rows')} share these values of ${names}, this one included.`,
    `Someone who knows them of a person picks the right row with a chance of ${formatChance(classSize)}.`,
  ];
}

function targetSentence({ classSize, target }: RowInClass): string {
  if (classSize >= target) return `That reaches the target of ${formatCount(target)}.`;
  const more = formatCountOf(target - classSize, 'more row', 'more rows');
  return `It would take ${more} with the same values to reach the target of ${formatCount(target)}.`;
}

function missingSentence({ table, row, columns }: RowInClass): string[] {
  const missing = columns.filter((column) => table.columns[column].codes.at(row) === 0).length;
  if (missing === 0) return [];
  const values = missing === 1 ? '1 of these values is missing' : `${formatCount(missing)} of these values are missing`;
  return [`${values}; missing cells of a column count as the same value.`];
}
