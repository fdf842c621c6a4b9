/** The SQL of PostgreSQL. */
import { type Dialect, doubleQuoted, singleQuoted } from '../sql/dialect.ts';

export const postgresDialect: Dialect = {
  name: 'postgres',
  identifier: doubleQuoted,
  literal: singleQuoted,
  trimmed: (text) => `btrim(${text}, E' \\t\\x0B\\f')`,
  inBucket: (columns, buckets, bucket) =>
    `(hash_record_extended(ROW(${columns.join(', ')}), 0) & 2147483647) % ${buckets} = ${bucket}`,
  list: (text) => `array_agg(${text} ORDER BY ${text})`,
  characters: (text) => `char_length(${text})`,
  text: (number) => `CAST(${number} AS text)`,
  read: (value) => value,
};
