/** How many records and how many distinct users each value of a column has: what the risk of ITO is made of. */
import type { Codes } from '../table/index.ts';
import { countClasses } from './classes.ts';
import { blockRows } from './codedColumns.ts';
import { advancing } from './progress.ts';

/** `values[i]` values occur in `records[i]` records of `users[i]` distinct users; ordered by records, then by users. */
export interface UsersPerValue {
  /** All rows, also those without a value. */
  readonly rows: number;
  readonly records: Uint32Array;
  readonly users: Uint32Array;
  readonly values: Uint32Array;
}

/**
 * A record without a value carries no knowledge and is left out, except from `rows`. A record without a user is a user
 * of its own: merged into one user, such records would look like a crowd of one. Yields how many rows were handled.
 */
export function* usersPerValue(user: Codes, value: Codes, rows: number): Generator<number, UsersPerValue> {
  const progress = { done: 0 };
  const values = yield* advancing(progress, countClasses([value], rows));
  const pairs = yield* advancing(progress, countClasses([value, user], rows));
  const users = new Uint32Array(values.classCount);
  const seen = new Uint8Array(pairs.classCount);
  const valueBlock = new Uint32Array(Math.min(rows, blockRows));
  const userBlock = new Uint32Array(valueBlock.length);
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    value.copyTo(valueBlock, from, to);
    user.copyTo(userBlock, from, to);
    for (let i = 0; i < to - from; i++) {
      if (valueBlock[i] === 0) continue;
      const pair = pairs.classOfRow[from + i];
      if (seen[pair] === 1 && userBlock[i] !== 0) continue;
      seen[pair] = 1;
      users[values.classOfRow[from + i]]++;
    }
    yield progress.done + to;
  }
  progress.done += rows;
  return { rows, ...(yield* advancing(progress, jointHistogram(values.sizeOfClass, users))) };
}

/** Values by both numbers; a class without users is that of the records without a value. */
function* jointHistogram(records: Uint32Array, users: Uint32Array): Generator<number, Omit<UsersPerValue, 'rows'>> {
  const valuesOf = new Map<number, Map<number, number>>();
  for (let value = 0; value < records.length; value++) {
    if (value % blockRows === 0) yield value;
    if (users[value] === 0) continue;
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
