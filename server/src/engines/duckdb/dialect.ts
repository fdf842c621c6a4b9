/** The SQL of DuckDB. */
import { type Dialect, doubleQuoted, singleQuoted } from '../sql/dialect.ts';

export const duckdbDialect: Dialect = {
  name: 'duckdb',
  identifier: doubleQuoted,
  literal: singleQuoted,
  trimmed: (text) => `trim(${text}, ' ' || chr(9) || chr(11) || chr(12))`,
  // hash() of several values takes NULL for a value.
  inBucket: (columns, buckets, bucket) => `hash(${columns.join(', ')}) % ${buckets} = ${bucket}`,
  list: (text) => `list(${text} ORDER BY ${text})`,
  characters: (text) => `length(CAST(${text} AS VARCHAR))`,
  text: (number) => `CAST(${number} AS VARCHAR)`,
  // Otherwise the driver makes a list of all values of the type for each answer.
  read: (value) => `CAST(${value} AS VARCHAR)`,
};
