/** Chooses the columns that classes are formed on. */
import type { Settings } from '../config/index.ts';
import type { Table } from '../table/index.ts';
import type { ColumnProfile } from './facts.ts';

/** Values longer than this on average are sentences: nobody knows them of another person word by word. */
const FREE_TEXT_LENGTH = 40;

/** The columns the user names; without a name, all but unique keys and long free text. */
export function chooseQuasiIdentifiers(table: Table, profiles: readonly ColumnProfile[], settings: Settings): number[] {
  const all = table.columns.map((_, column) => column);
  if (settings.quasiIdentifiers.length > 0) {
    return all.filter((column) => settings.quasiIdentifiers.includes(table.columns[column].name));
  }
  return all.filter((column) => {
    const { distinct, meanLength } = profiles[column];
    const isKey = table.rowCount > 1 && distinct === table.rowCount;
    return !isKey && meanLength <= FREE_TEXT_LENGTH;
  });
}
