/** The SQL of ClickHouse. */
import type { Dialect } from '../sql/dialect.ts';

function escaped(text: string, quote: string): string {
  return `${quote}${text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)}${quote}`;
}

export const clickhouseDialect: Dialect = {
  name: 'clickhouse',
  identifier: (name) => escaped(name, '`'),
  literal: (text) => escaped(text, "'"),
  trimmed: (text) => `trim(BOTH ' \\t\\v\\f' FROM ${text})`,
  // Of several values the hash would be NULL where one of them is, and the row would be in no bucket.
  inBucket: (columns, buckets, bucket) => `cityHash64(tuple(${columns.join(', ')})) % ${buckets} = ${bucket}`,
  list: (text) => `arraySort(groupArray(${text}))`,
  characters: (text) => `lengthUTF8(${text})`,
  text: (number) => `toString(${number})`,
  read: (value) => value,
};
