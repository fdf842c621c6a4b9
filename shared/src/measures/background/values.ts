/** What ITO's measures are made of: how many records and distinct users each value of a column has. */

/** `values[i]` values occur in `records[i]` records of `users[i]` distinct users. */
export interface UsersPerValue {
  /** All records, also those without a value. */
  readonly rows: number;
  readonly records: Uint32Array;
  readonly users: Uint32Array;
  readonly values: Uint32Array;
}

/** |D_X|: the distinct values of the column. */
export function valueCount({ values }: UsersPerValue): number {
  let count = 0;
  for (const n of values) count += n;
  return count;
}
