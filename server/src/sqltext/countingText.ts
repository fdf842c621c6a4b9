/**
 * One query for the counts that `quasi measure --counts` reads back: its result names the part that a row belongs to, so that it is one file.
 * The result holds counts, and no value of the table: sensitive values have numbers.
 */
import type { MissingPolicy } from '@quasi/shared/counts';
import { normalised } from '../engines/sql/normalised.ts';
import { headed, type TextDialect } from './dialects.ts';

/** What the counts are about, written into the result so that it speaks for itself. */
export interface CountsAsked {
  readonly quasiIdentifiers: readonly string[];
  readonly missing: MissingPolicy;
  readonly k: number;
  readonly sensitive: readonly string[];
  readonly user: string | undefined;
}

export interface CountingRequest {
  readonly table: readonly string[];
  readonly asked: CountsAsked;
  readonly missingTokens: readonly string[];
  readonly trim: boolean;
}

/** The names of the columns of the result. */
export const PART = 'q_part';
export const ROWS = 'q_rows';
export const PEOPLE = 'q_people';
export const COUNT = 'q_count';
export const CONTENT = 'q_content';

export function countingText(dialect: TextDialect, request: CountingRequest): string {
  const { table, asked } = request;
  const { quasiIdentifiers, sensitive, user } = asked;
  const from = table.map((name) => dialect.identifier(name)).join('.');
  const columns = [
    ...quasiIdentifiers.map((name, i) => [name, keyOf(i)] as const),
    ...sensitive.map((name, i) => [name, sensitiveOf(i)] as const),
    ...(user === undefined ? [] : [[user, 'q_user'] as const]),
  ].map(([name, alias]) => `    ${normalised(dialect, dialect.asText(dialect.identifier(name)), request)} AS ${alias}`);
  const tables = [`q_table AS (\n  SELECT\n${columns.join(',\n')}\n  FROM ${from}\n)`, ...sensitive.map(numbersOf)];
  const head = headed(dialect, [
    'Counts of rows that look alike, for: quasi measure --counts FILE',
    'Save the whole result as CSV with a header, or as JSON Lines. It holds counts, and no value of the table.',
  ]);
  return `${head}WITH ${tables.join(',\n')}\n${partsOf(dialect, asked).join('\nUNION ALL\n')};\n`;
}

function partsOf(dialect: TextDialect, asked: CountsAsked): string[] {
  const { quasiIdentifiers, missing, sensitive, user } = asked;
  const keys = quasiIdentifiers.map((_, i) => keyOf(i));
  const complete = keys.map((key) => `${key} IS NOT NULL`).join(' AND ');
  const rows = missing === 'value' ? '' : ` WHERE ${complete}`;
  const group = ` GROUP BY ${keys.join(', ')}`;
  const parts = [
    `-- What was asked for\nSELECT 'asked' AS ${PART}, 0 AS ${ROWS}, 0 AS ${PEOPLE}, 0 AS ${COUNT}, ${dialect.literal(JSON.stringify(asked))} AS ${CONTENT}`,
    `-- Rows of the table\nSELECT 'rows', 0, 0, count(*), '' FROM q_table`,
    `-- Sizes of classes, and how many classes have each\nSELECT 'classes', q_size, 0, count(*), ''\nFROM (SELECT count(*) AS q_size FROM q_table${rows}${group}) q\nGROUP BY q_size`,
  ];
  if (missing !== 'value') {
    parts.push(
      `-- Rows that lack a value\nSELECT 'incomplete', 0, 0, count(*), '' FROM q_table WHERE NOT (${complete})`,
    );
  }
  for (const [i, key] of keys.entries()) {
    parts.push(
      `-- Column ${i + 1}: rows of its values, and how many values have as many\nSELECT 'column ${i + 1}', q_size, 0, count(*), ''\nFROM (SELECT count(*) AS q_size FROM q_table GROUP BY ${key}) q\nGROUP BY q_size`,
    );
  }
  if (user !== undefined) {
    const pairs = `SELECT ${keys.join(', ')}, q_user, count(*) AS q_pair FROM q_table${rows}${group}, q_user`;
    const people = 'sum(CASE WHEN q_user IS NULL THEN q_pair ELSE 1 END)';
    parts.push(
      `-- Rows and people of a class, and how many classes have as many\nSELECT 'people', q_size, q_users, count(*), ''\nFROM (SELECT sum(q_pair) AS q_size, ${people} AS q_users FROM (${pairs}) p${group}) q\nGROUP BY q_size, q_users`,
    );
  }
  for (const i of sensitive.keys()) {
    const value = sensitiveOf(i);
    const number = `CASE WHEN ${value} IS NULL THEN 0 ELSE q_number END`;
    const numbered = `SELECT ${[...keys, value].map((key) => `t.${key} AS ${key}`).join(', ')}, v.q_number AS q_number FROM q_table t LEFT JOIN q_values${i + 1} v ON t.${value} = v.q_value`;
    const pairs = `SELECT ${keys.join(', ')}, ${number} AS q_value, count(*) AS q_pair FROM (${numbered}) n${rows}${group}, ${number}`;
    const entry = dialect.concatenated(dialect.asText('q_pair'), "':'", dialect.asText('q_value'));
    parts.push(
      `-- Sensitive column ${i + 1}: rows:number of the values of a class, and how many classes have the same\nSELECT 'sensitive ${i + 1}', 0, 0, count(*), q_list\nFROM (SELECT ${dialect.joined(entry)} AS q_list FROM (${pairs}) p${group}) q\nGROUP BY q_list`,
    );
    if (missing === 'distinct') {
      parts.push(
        `SELECT 'sensitive ${i + 1}', 0, 0, count(*), ${dialect.concatenated("'1:'", dialect.asText('q_value'))}\nFROM (SELECT ${number} AS q_value FROM (${numbered}) n WHERE NOT (${complete})) q\nGROUP BY q_value`,
      );
    }
  }
  return parts;
}

const keyOf = (i: number) => `q_key${i + 1}`;
const sensitiveOf = (i: number) => `q_sensitive${i + 1}`;

/** Sensitive values by numbers. */
function numbersOf(_: string, i: number): string {
  const value = sensitiveOf(i);
  const values = `SELECT DISTINCT ${value} AS q_value FROM q_table WHERE ${value} IS NOT NULL`;
  return `q_values${i + 1} AS (\n  SELECT q_value, ROW_NUMBER() OVER (ORDER BY q_value) AS q_number FROM (${values}) v\n)`;
}
