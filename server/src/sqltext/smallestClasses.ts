/** The query that lists the smallest classes with their values, for a person who may see the rows: Quasi itself shows no values of a database. */
import { normalised } from '../engines/sql/normalised.ts';
import type { CountingRequest } from './countingText.ts';
import { headed, type TextDialect } from './dialects.ts';

/** Classes below k, the smallest first. A row that lacks a value counts by the policy for missing values. */
export function smallestClassesText(
  dialect: TextDialect,
  { table, asked, ...missing }: CountingRequest,
  most: number,
): string {
  const names = asked.quasiIdentifiers.map((name) => dialect.identifier(name));
  const texts = (name: string, alias: string) =>
    `    ${normalised(dialect, dialect.asText(name), missing)} AS ${alias}`;
  const user = asked.user === undefined ? undefined : dialect.identifier(asked.user);
  const columns = [...names.map((name) => texts(name, name)), ...(user === undefined ? [] : [texts(user, 'q_user')])];
  // People are counted; a row that names nobody is a person of its own.
  const people = 'count(DISTINCT q_user) + sum(CASE WHEN q_user IS NULL THEN 1 ELSE 0 END)';
  const counted = user === undefined ? 'count(*)' : people;
  const complete = names.map((name) => `${name} IS NOT NULL`).join(' AND ');
  const size = asked.missing === 'distinct' ? `CASE WHEN ${complete} THEN ${counted} ELSE 1 END` : counted;
  const head = headed(dialect, [
    `The ${most} smallest classes of fewer than ${asked.k}, with the values of their columns.`,
    'The result names single people by what others may know of them: keep it to yourself.',
  ]);
  return [
    `${head}SELECT ${names.join(', ')}, ${size} AS q_size`,
    `FROM (\n  SELECT\n${columns.join(',\n')}\n  FROM ${table.map((name) => dialect.identifier(name)).join('.')}\n) q_table`,
    ...(asked.missing === 'ignore' ? [`WHERE ${complete}`] : []),
    `GROUP BY ${names.join(', ')}`,
    `HAVING ${size} < ${asked.k}`,
    `ORDER BY q_size, ${names.join(', ')}\nLIMIT ${most};\n`,
  ].join('\n');
}
