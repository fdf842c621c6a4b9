/** Of transactions: the values of a column that say most of whom they are about, those that raise ITO's R(X) most. */
import { type UsersOfValues, usersOfValues } from '../counts/index.ts';
import { largestAlphas } from '../measures/background/index.ts';
import type { Table } from '../table/index.ts';
import { staged, type Work } from './progress.ts';

export interface TellingValue {
  /** A row that has the value, where it can be read. */
  readonly row: number;
  /** Rows that have the value, and the people they are about. */
  readonly records: number;
  readonly users: number;
}

const MOST_TOLD = 3;

export function* tellingValues(table: Table, subject: number, column: number): Work<TellingValue[]> {
  const counting = usersOfValues(table.columns[subject].codes, [table.columns[column].codes], table.rowCount);
  return tellingAmong(yield* staged('columns', table.rowCount, counting));
}

/** By α_x = records / users of the value (ITO), the largest first; only values that say more than that of a single row of each person. */
export function tellingAmong({ records, users, firstRow }: UsersOfValues): TellingValue[] {
  return largestAlphas(records, users, MOST_TOLD)
    .map((value) => ({ row: firstRow[value], records: records[value], users: users[value] }))
    .filter((value) => value.records > value.users);
}

/** As numbers that may leave the process: a value is told by a row that has it, never by itself. */
export function worstValues(values: readonly TellingValue[]): readonly object[] | undefined {
  if (values.length === 0) return undefined;
  return values.map(({ row, records, users }) => ({ row: row + 1, records, users, alpha: records / users }));
}
