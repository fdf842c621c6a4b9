/**
 * The counting questions as SQL. NULL is one value: GROUP BY has it so everywhere, where COUNT(DISTINCT) and `=` leave it out. Counts are
 * exact integers; what is made of them is computed here, so that all engines agree to the bit.
 */
import type { MissingPolicy } from '@quasi/shared/counts';
import type { Dialect } from './dialect.ts';

/** What rows are counted of. */
export interface Relation {
  readonly dialect: Dialect;
  /** What stands behind FROM. */
  readonly from: string;
  /** Column → its name there, quoted; its values are texts as our reader has them, missing ones NULL. */
  readonly columns: readonly string[];
}

/** One of several parts into which values are divided by their hashes, so that less of them is kept at a time. */
export interface Bucket {
  readonly of: number;
  readonly number: number;
}

/** Size of a class, how many classes have it. */
export function sizesText(
  relation: Relation,
  columns: readonly number[],
  missing: MissingPolicy,
  bucket: Bucket,
): string {
  const names = namesOf(relation, columns);
  const rows = where([...completeness(names, missing), ...inBucket(relation, names, bucket)]);
  return `SELECT size, count(*) AS classes FROM (SELECT count(*) AS size FROM ${relation.from}${rows}${groupBy(names)}) g GROUP BY size`;
}

/** How many rows lack a value in one of the columns. */
export function incompleteText(relation: Relation, columns: readonly number[]): string {
  return `SELECT count(*) AS missing FROM ${relation.from}${where([incompleteness(namesOf(relation, columns))])}`;
}

/** The two values, how many rows have both. */
export function pairsText(relation: Relation, a: number, b: number): string {
  const [first, second] = namesOf(relation, [a, b]);
  return `SELECT ${first} AS a, ${second} AS b, count(*) AS c FROM ${relation.from} GROUP BY ${first}, ${second}`;
}

/** A value, how many rows have it. `bucket`: all the rows of some of the values. */
export function valuesText(relation: Relation, column: number, bucket: Bucket): string {
  const names = namesOf(relation, [column]);
  return `SELECT ${names[0]} AS v, count(*) AS c FROM ${relation.from}${where(inBucket(relation, names, bucket))}${groupBy(names)}`;
}

/** The most frequent values and their rows. */
export function topValuesText(relation: Relation, column: number, most: number): string {
  const [name] = namesOf(relation, [column]);
  return `SELECT ${name} AS v, count(*) AS c FROM ${relation.from} WHERE ${name} IS NOT NULL GROUP BY ${name} ORDER BY c DESC, v LIMIT ${most}`;
}

/** Rows without a value, and the characters of the others. */
export function lengthsText(relation: Relation, column: number): string {
  const [name] = namesOf(relation, [column]);
  const characters = relation.dialect.characters(name);
  return `SELECT sum(CASE WHEN ${name} IS NULL THEN 1 ELSE 0 END) AS missing, sum(CASE WHEN ${name} IS NULL THEN 0 ELSE ${characters} END) AS characters FROM ${relation.from}`;
}

/** Rows and users of a tuple of values, how many tuples have as many; rows without one of the values are left out. */
export function usersText(relation: Relation, columns: readonly number[], user: number, bucket: Bucket): string {
  const names = namesOf(relation, columns);
  const rows = where([...completeness(names, 'ignore'), ...inBucket(relation, names, bucket)]);
  return `SELECT records, users, count(*) AS tuples FROM (${crowdsText(relation, names, user, rows)}) g GROUP BY records, users`;
}

/** Rows and people of a class, how many classes have as many. */
export function classCrowdsText(
  relation: Relation,
  columns: readonly number[],
  subject: number,
  missing: MissingPolicy,
  bucket: Bucket,
): string {
  const names = namesOf(relation, columns);
  const rows = where([...completeness(names, missing), ...inBucket(relation, names, bucket)]);
  return `SELECT records, users, count(*) AS classes FROM (${crowdsText(relation, names, subject, rows)}) g GROUP BY records, users`;
}

/**
 * The smallest crowd of a person, how many people have it: of all people at once, since one may be in any bucket. With `distinct` each
 * row that lacks a value is a crowd of its own.
 */
export function smallestCrowdsText(
  relation: Relation,
  columns: readonly number[],
  subject: number,
  missing: MissingPolicy,
): string {
  const names = namesOf(relation, columns);
  const [person] = namesOf(relation, [subject]);
  const pairs = `SELECT ${listed([...names, `${person} AS person`, 'count(*) AS r'])} FROM ${relation.from}${where(completeness(names, missing))} GROUP BY ${listed([...names, person])}`;
  const partition = names.length > 0 ? `PARTITION BY ${names.join(', ')}` : '';
  const placed = `SELECT person, r, sum(CASE WHEN person IS NULL THEN r ELSE 1 END) OVER (${partition}) AS crowd FROM (${pairs}) p`;
  const alone =
    missing === 'distinct' && names.length > 0
      ? ` UNION ALL SELECT ${person} AS person, 1 AS r, 1 AS crowd FROM ${relation.from}${where([incompleteness(names)])}`
      : '';
  const all = `${placed}${alone}`;
  return `SELECT smallest, sum(people) AS people FROM (SELECT min(crowd) AS smallest, 1 AS people FROM (${all}) a WHERE person IS NOT NULL GROUP BY person UNION ALL SELECT crowd AS smallest, r AS people FROM (${all}) b WHERE person IS NULL) s GROUP BY smallest`;
}

/** The sensitive values of a class with their rows, as a list of `rows:=value`, and how many classes have this list. */
export function sensitiveText(
  relation: Relation,
  columns: readonly number[],
  sensitive: number,
  missing: MissingPolicy,
  bucket: Bucket,
): string {
  const { dialect } = relation;
  const names = namesOf(relation, columns);
  const [value] = namesOf(relation, [sensitive]);
  const rows = where([...completeness(names, missing), ...inBucket(relation, names, bucket)]);
  const pairs = `SELECT ${listed([...names.map((name, i) => `${name} AS k${i}`), `${value} AS v`, 'count(*) AS r'])} FROM ${relation.from}${rows} GROUP BY ${[...new Set([...names, value])].join(', ')}`;
  const entry = `CASE WHEN v IS NULL THEN ${dialect.text('r')} || ':' ELSE ${dialect.text('r')} || ':=' || v END`;
  const lists = `SELECT ${dialect.list(entry)} AS content FROM (${pairs}) p${groupBy(names.map((_, i) => `k${i}`))}`;
  return `SELECT content, count(*) AS classes FROM (${lists}) g GROUP BY content`;
}

/** Rows that lack a value in one of the columns, by their sensitive value. */
export function incompleteValuesText(relation: Relation, columns: readonly number[], sensitive: number): string {
  const [value] = namesOf(relation, [sensitive]);
  return `SELECT ${value} AS v, count(*) AS c FROM ${relation.from}${where([incompleteness(namesOf(relation, columns))])} GROUP BY ${value}`;
}

function crowdsText({ from, columns }: Relation, names: readonly string[], user: number, rows: string): string {
  const { [user]: person } = columns;
  const pairs = `SELECT ${listed([...names.map((name, i) => `${name} AS k${i}`), `${person} AS person`, 'count(*) AS r'])} FROM ${from}${rows} GROUP BY ${[...new Set([...names, person])].join(', ')}`;
  return `SELECT sum(r) AS records, sum(CASE WHEN person IS NULL THEN r ELSE 1 END) AS users FROM (${pairs}) p${groupBy(names.map((_, i) => `k${i}`))}`;
}

function namesOf({ columns }: Relation, numbers: readonly number[]): string[] {
  return numbers.map((number) => columns[number]);
}

function completeness(names: readonly string[], missing: MissingPolicy): string[] {
  return missing === 'value' ? [] : names.map((name) => `${name} IS NOT NULL`);
}

function incompleteness(names: readonly string[]): string {
  return names.map((name) => `${name} IS NULL`).join(' OR ');
}

function inBucket({ dialect }: Relation, names: readonly string[], { of, number }: Bucket): string[] {
  return of === 1 || names.length === 0 ? [] : [dialect.inBucket(names, of, number)];
}

function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
}

function groupBy(names: readonly string[]): string {
  return names.length === 0 ? '' : ` GROUP BY ${names.join(', ')}`;
}

function listed(parts: readonly string[]): string {
  return parts.join(', ');
}
