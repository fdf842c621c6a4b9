/** How many records and how many distinct users each value of a column, or tuple of columns, has: what the risk of ITO is made of. */
import type { Codes } from '../table/index.ts';
import { countClasses } from './classes.ts';
import { blockRows } from './codedColumns.ts';
import { completeRows } from './missingPolicies.ts';
import { advancing } from './progress.ts';
import type { UsersPerValue } from './types.ts';

/** The values one by one, in no order that means anything; what the worst of them are is found here. */
export interface UsersOfValues {
  /** All rows, also those without a value. */
  readonly rows: number;
  readonly records: Uint32Array;
  readonly users: Uint32Array;
  /** The first row that has the value, where it can be read. */
  readonly firstRow: Uint32Array;
}

/**
 * Without a user column each record is a user of its own. A record without a value in one of the columns carries no knowledge and is left
 * out, except from `rows`. A record without a user is a user of its own too: merged into one user, these records would look like a crowd of
 * one. Yields how many rows were handled.
 */
export function* usersOfValues(
  user: Codes | undefined,
  columns: readonly Codes[],
  rows: number,
): Generator<number, UsersOfValues> {
  const progress = { done: 0 };
  const values = yield* advancing(progress, countClasses(columns, rows));
  const known = yield* advancing(progress, completeRows(columns, rows));
  const pairs = user && (yield* advancing(progress, countClasses([...columns, user], rows)));
  const seen = new Uint8Array(pairs?.classCount ?? 0);
  const users = new Uint32Array(values.classCount);
  const firstRow = new Uint32Array(values.classCount);
  const userBlock = new Uint32Array(Math.min(rows, blockRows));
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    user?.copyTo(userBlock, from, to);
    for (let row = from; row < to; row++) {
      if (known[row] === 0) continue;
      const value = values.classOfRow[row];
      if (pairs !== undefined && userBlock[row - from] !== 0) {
        const pair = pairs.classOfRow[row];
        if (seen[pair] === 1) continue;
        seen[pair] = 1;
      }
      if (users[value]++ === 0) firstRow[value] = row;
    }
    yield progress.done + to;
  }
  progress.done += rows;
  return { rows, ...(yield* advancing(progress, withUsers(values.sizeOfClass, users, firstRow))) };
}

/** As `usersOfValues`, the values that agree in both numbers put together. */
export function* usersPerValue(
  user: Codes | undefined,
  columns: readonly Codes[],
  rows: number,
): Generator<number, UsersPerValue> {
  const progress = { done: 0 };
  const values = yield* advancing(progress, usersOfValues(user, columns, rows));
  return yield* advancing(progress, usersTogether(values));
}

/** The values that agree in both numbers put together. */
export function* usersTogether({
  rows,
  records,
  users,
}: Pick<UsersOfValues, 'rows' | 'records' | 'users'>): Generator<number, UsersPerValue> {
  return { rows, ...(yield* jointHistogram(records, users)) };
}

/** Leaves out the classes of rows without a value, which no user was counted for. */
function* withUsers(
  records: Uint32Array,
  users: Uint32Array,
  firstRow: Uint32Array,
): Generator<number, Omit<UsersOfValues, 'rows'>> {
  let kept = 0;
  for (let value = 0; value < records.length; value++) {
    if (value % blockRows === 0) yield value;
    if (users[value] === 0) continue;
    firstRow[kept] = firstRow[value];
    users[kept] = users[value];
    records[kept++] = records[value];
  }
  return { records: records.subarray(0, kept), users: users.subarray(0, kept), firstRow: firstRow.subarray(0, kept) };
}

function* jointHistogram(records: Uint32Array, users: Uint32Array): Generator<number, Omit<UsersPerValue, 'rows'>> {
  const valuesOf = new Map<number, Map<number, number>>();
  for (let value = 0; value < records.length; value++) {
    if (value % blockRows === 0) yield value;
    const byUsers = valuesOf.get(records[value]) ?? new Map<number, number>();
    byUsers.set(users[value], (byUsers.get(users[value]) ?? 0) + 1);
    valuesOf.set(records[value], byUsers);
  }
  const entries = [...valuesOf].flatMap(([r, byUsers]) => [...byUsers].map(([u, count]) => [r, u, count] as const));
  entries.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return {
    records: Uint32Array.from(entries, (entry) => entry[0]),
    users: Uint32Array.from(entries, (entry) => entry[1]),
    values: Uint32Array.from(entries, (entry) => entry[2]),
  };
}
