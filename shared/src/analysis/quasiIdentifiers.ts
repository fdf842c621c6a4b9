/** Chooses the columns that classes are formed on. */
import type { Settings } from '../config/index.ts';
import type { Table } from '../table/index.ts';
import type { ColumnProfile } from './facts.ts';

/** Values longer than this on average are sentences: nobody knows them of another person word by word. */
const FREE_TEXT_LENGTH = 40;

/**
 * The columns the user names, as far as this table has them: one setting may serve several files. If it has none of them,
 * or none are named, all but unique keys and long free text.
 */
export function chooseQuasiIdentifiers(
  table: Table,
  profiles: readonly ColumnProfile[],
  settings: Settings,
): { quasiIdentifiers: number[]; quasiIdentifiersAreNamed: boolean } {
  const all = table.columns.map((_, column) => column);
  const named = all.filter((column) => settings.quasiIdentifiers.includes(table.columns[column].name));
  if (named.length > 0) return { quasiIdentifiers: named, quasiIdentifiersAreNamed: true };
  return { quasiIdentifiers: columnsToCompare(table, profiles), quasiIdentifiersAreNamed: false };
}

/** All columns but unique keys and long free text. */
export function columnsToCompare(table: Table, profiles: readonly ColumnProfile[]): number[] {
  return table.columns
    .map((_, column) => column)
    .filter((column) => {
      const { distinct, meanLength } = profiles[column];
      const isKey = table.rowCount > 1 && distinct === table.rowCount;
      return !isKey && meanLength <= FREE_TEXT_LENGTH;
    });
}
