/** How databases write what is printed for them: the only registry of dialects. Those that we run are those of the engines. */
import { clickhouseDialect } from '../engines/clickhouse/dialect.ts';
import { duckdbDialect } from '../engines/duckdb/dialect.ts';
import { postgresDialect } from '../engines/postgres/dialect.ts';
import { type Dialect, doubleQuoted, singleQuoted } from '../engines/sql/dialect.ts';

export interface TextDialect extends Pick<Dialect, 'identifier' | 'literal' | 'trimmed' | 'characters'> {
  readonly name: string;
  /** As people know the database. */
  readonly title: string;
  /** Whether tests run its text. */
  readonly isRun: boolean;
  /** The text of a value of any type, compared byte by byte. */
  asText(value: string): string;
  /** Texts of a group in their order, with commas between. */
  joined(text: string): string;
  /** Characters of a text from a place on, which counts from 1. */
  part(text: string, from: string, count: string): string;
  stars(count: string): string;
  isLike(text: string, pattern: string): string;
  /** The first part of a text that a pattern finds. */
  found(text: string, pattern: string): string;
  /** A double. */
  number(text: string): string;
  whole(number: string): string;
  concatenated(...texts: readonly string[]): string;
  /** Stands behind a query whose expressions are not to be put into those around it. */
  readonly fence?: string;
  /** Ends the query where it is looked at. `text`: a value of the row, so that nobody looks at it before; it is not shown. */
  failing(text: string): string;
}

const common = {
  characters: (text: string) => `length(${text})`,
  part: (text: string, from: string, count: string) => `substr(${text}, ${from}, ${count})`,
  stars: (count: string) => `repeat('*', ${count})`,
  concatenated: (...texts: readonly string[]) => `(${texts.join(' || ')})`,
};

const NOT_FIT = 'this does not fit the recipe';

/** A number is made of a text that is none. */
function noNumber(start: string, type: string): string {
  return `CAST(CAST(${start} AS ${type}) AS`;
}

const duckdb: TextDialect = {
  ...common,
  ...duckdbDialect,
  title: 'DuckDB',
  isRun: true,
  asText: (value) => `CAST(${value} AS VARCHAR)`,
  joined: (text) => `string_agg(${text}, ',' ORDER BY ${text})`,
  isLike: (text, pattern) => `regexp_matches(${text}, ${singleQuoted(pattern)})`,
  found: (text, pattern) => `regexp_extract(${text}, ${singleQuoted(pattern)})`,
  number: (text) => `CAST(${text} AS DOUBLE)`,
  whole: (number) => `CAST(CAST(${number} AS BIGINT) AS VARCHAR)`,
  failing: (text) => `${noNumber(`left('${NOT_FIT}' || ${text}, ${NOT_FIT.length})`, 'INTEGER')} VARCHAR)`,
};

const postgres: TextDialect = {
  ...common,
  ...postgresDialect,
  title: 'PostgreSQL',
  isRun: true,
  // PostgreSQL would write them out again wherever they are named.
  fence: ' OFFSET 0',
  asText: (value) => `CAST(${value} AS text) COLLATE "C"`,
  joined: (text) => `string_agg(${text}, ',' ORDER BY ${text})`,
  isLike: (text, pattern) => `(${text} ~ ${singleQuoted(pattern)})`,
  found: (text, pattern) => `substring(${text} from ${singleQuoted(pattern)})`,
  number: (text) => `CAST(${text} AS double precision)`,
  whole: (number) => `CAST(CAST(${number} AS bigint) AS text)`,
  failing: (text) => `${noNumber(`left('${NOT_FIT}' || ${text}, ${NOT_FIT.length})`, 'integer')} text)`,
};

const clickhouse: TextDialect = {
  ...clickhouseDialect,
  title: 'ClickHouse',
  isRun: true,
  asText: (value) => `CAST(${value}, 'Nullable(String)')`,
  joined: (text) => `arrayStringConcat(arraySort(groupArray(${text})), ',')`,
  part: (text, from, count) => `substringUTF8(${text}, ${from}, ${count})`,
  stars: (count) => `repeat('*', ${count})`,
  isLike: (text, pattern) => `match(${text}, ${clickhouseDialect.literal(pattern)})`,
  found: (text, pattern) => `extract(${text}, ${clickhouseDialect.literal(pattern)})`,
  number: (text) => `toFloat64(${text})`,
  whole: (number) => `toString(toInt64(${number}))`,
  concatenated: (...texts) => `concat(${texts.join(', ')})`,
  failing: (text) => `toString(throwIf(isNotNull(${text}), '${NOT_FIT}'))`,
};

/** With escapes by `\`. */
function escapedQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;
}

const bigquery: TextDialect = {
  ...common,
  name: 'bigquery',
  title: 'BigQuery',
  isRun: false,
  identifier: (name) => `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``,
  literal: escapedQuoted,
  trimmed: (text) => `TRIM(${text}, ' \\t\\v\\f')`,
  asText: (value) => `CAST(${value} AS STRING)`,
  joined: (text) => `STRING_AGG(${text}, ',' ORDER BY ${text})`,
  isLike: (text, pattern) => `REGEXP_CONTAINS(${text}, ${escapedQuoted(pattern)})`,
  found: (text, pattern) => `REGEXP_EXTRACT(${text}, ${escapedQuoted(pattern)})`,
  number: (text) => `CAST(${text} AS FLOAT64)`,
  whole: (number) => `CAST(CAST(${number} AS INT64) AS STRING)`,
  failing: (text) => `ERROR(CONCAT('${NOT_FIT}', LEFT(${text}, 0)))`,
};

const snowflake: TextDialect = {
  ...common,
  name: 'snowflake',
  title: 'Snowflake',
  isRun: false,
  identifier: doubleQuoted,
  literal: escapedQuoted,
  trimmed: (text) => `TRIM(${text}, ' \\t\\x0b\\f')`,
  asText: (value) => `CAST(${value} AS VARCHAR)`,
  joined: (text) => `LISTAGG(${text}, ',') WITHIN GROUP (ORDER BY ${text})`,
  // Its patterns stand for the whole text.
  isLike: (text, pattern) => `REGEXP_LIKE(${text}, ${escapedQuoted(pattern)}, 's')`,
  found: (text, pattern) => `REGEXP_SUBSTR(${text}, ${escapedQuoted(pattern.replaceAll('(?:', '('))})`,
  number: (text) => `CAST(${text} AS DOUBLE)`,
  whole: (number) => `CAST(CAST(${number} AS NUMBER(38, 0)) AS VARCHAR)`,
  failing: (text) => `${noNumber(`LEFT('${NOT_FIT}' || ${text}, ${NOT_FIT.length})`, 'INTEGER')} VARCHAR)`,
};

const databricks: TextDialect = {
  ...common,
  name: 'databricks',
  title: 'Databricks',
  isRun: false,
  identifier: (name) => `\`${name.replaceAll('`', '``')}\``,
  literal: escapedQuoted,
  trimmed: (text) => `TRIM(BOTH ' \\t\\u000b\\u000c' FROM ${text})`,
  asText: (value) => `CAST(${value} AS STRING)`,
  joined: (text) => `ARRAY_JOIN(ARRAY_SORT(COLLECT_LIST(${text})), ',')`,
  isLike: (text, pattern) => `(${text} RLIKE ${escapedQuoted(pattern)})`,
  found: (text, pattern) => `REGEXP_EXTRACT(${text}, ${escapedQuoted(pattern)}, 0)`,
  number: (text) => `CAST(${text} AS DOUBLE)`,
  whole: (number) => `CAST(CAST(${number} AS BIGINT) AS STRING)`,
  failing: (text) => `CAST(RAISE_ERROR(CONCAT('${NOT_FIT}', LEFT(${text}, 0))) AS STRING)`,
};

const trino: TextDialect = {
  ...common,
  name: 'trino',
  title: 'Trino',
  isRun: false,
  identifier: doubleQuoted,
  literal: singleQuoted,
  trimmed: (text) => `TRIM(BOTH U&' \\0009\\000B\\000C' FROM ${text})`,
  asText: (value) => `CAST(${value} AS VARCHAR)`,
  joined: (text) => `ARRAY_JOIN(ARRAY_AGG(${text} ORDER BY ${text}), ',')`,
  stars: (count) => `RPAD('', ${count}, '*')`,
  isLike: (text, pattern) => `REGEXP_LIKE(${text}, ${singleQuoted(pattern)})`,
  found: (text, pattern) => `REGEXP_EXTRACT(${text}, ${singleQuoted(pattern)})`,
  number: (text) => `CAST(${text} AS DOUBLE)`,
  whole: (number) => `CAST(CAST(${number} AS BIGINT) AS VARCHAR)`,
  failing: (text) => `${noNumber(`SUBSTR('${NOT_FIT}' || ${text}, 1, ${NOT_FIT.length})`, 'INTEGER')} VARCHAR)`,
};

export const dialects: readonly TextDialect[] = [bigquery, snowflake, databricks, trino, duckdb, clickhouse, postgres];

/** `a.b."c.d"`: names with points between; one that holds a point or a quote stands in double quotes. */
export function tableIn(text: string): readonly string[] | undefined {
  const parts = text.match(/(?<=^|\.)("([^"]|"")+"|[^".]+)(?=\.|$)/g) ?? [];
  if (parts.length === 0 || parts.join('.') !== text) return undefined;
  return parts.map((part) => (part.startsWith('"') ? part.slice(1, -1).replaceAll('""', '"') : part));
}

/** What stands before a text: what it is, and whether anybody has run it. A line end of a name would end the comment. */
export function headed(dialect: TextDialect, what: readonly string[]): string {
  const notRun = dialect.isRun
    ? []
    : [`Not run by us: Quasi's tests run DuckDB, PostgreSQL and ClickHouse, not ${dialect.title}. Look it over first.`];
  return [...what, ...notRun].map((line) => `-- ${line.replace(/[\p{C}\u2028\u2029]/gu, ' ')}\n`).join('');
}
