/** Of transactions: the values of a column that say most about their people, those of the fewest people (ITO). */
import type { RowCounts, UsersOfValues } from '../counts/index.ts';
import { mostTelling } from '../measures/background/index.ts';
import { staged, type Work } from './progress.ts';

export interface TellingValue {
  /** A row that has the value, where it can be read. */
  readonly row: number;
  /** Rows that have the value, and the people they are about. */
  readonly records: number;
  readonly users: number;
}

const MOST_TOLD = 3;

export function* tellingValues(rows: RowCounts, subject: number, column: number): Work<TellingValue[]> {
  return tellingAmong(yield* staged('columns', rows.rowCount, rows.usersOfValues(subject, [column])));
}

/** Nothing where each value stands in one row: they say no more than the rows themselves. */
export function tellingAmong({ records, users, firstRow }: UsersOfValues): TellingValue[] {
  const most = mostTelling(records, users, MOST_TOLD);
  if (records.every((count) => count <= 1)) return [];
  return most.map((value) => ({ row: firstRow[value], records: records[value], users: users[value] }));
}

/** As numbers that may leave the process: a value is named by a row that has it, never by itself. */
export function worstValues(values: readonly TellingValue[]): readonly object[] | undefined {
  if (values.length === 0) return undefined;
  return values.map(({ row, records, users }) => ({ row: row + 1, records, users, alpha: records / users }));
}
