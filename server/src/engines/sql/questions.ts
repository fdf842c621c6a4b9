/**
 * The counting questions as SQL. NULL is one value: GROUP BY has it so everywhere, where COUNT(DISTINCT) and `=` leave it out. Counts are
 * exact integers; what is made of them is computed here, so that all engines agree to the bit. Tables are named and grouped where they
 * stand, never in a query inside, so that a database of several machines counts on each of them.
 */
import type { MissingPolicy } from '@quasi/shared/counts';
import type { Dialect } from './dialect.ts';

/** What rows are counted of. */
export interface Relation {
  readonly dialect: Dialect;
  /** What stands behind FROM. */
  readonly from: string;
  /** Column → an expression for its values as texts, missing ones NULL. */
  readonly columns: readonly string[];
}

/** One of several parts into which values are divided by their hashes, so that less of them is kept at a time. */
export interface Bucket {
  readonly of: number;
  readonly number: number;
}

/** A set of columns whose rows are counted together. */
interface Grouped {
  readonly columns: readonly number[];
  readonly missing: MissingPolicy;
}

/** How many rows there are. */
export function rowsText({ from }: Relation): string {
  return `SELECT count(*) AS q_rows FROM ${from}`;
}

/** Size of a class, how many classes have it. */
export function sizesText(relation: Relation, grouped: Grouped, bucket: Bucket): string {
  const { values, rows } = partOf(relation, grouped, bucket);
  const classes = `SELECT count(*) AS q_size FROM ${relation.from}${rows}${groupBy(values)}`;
  return `SELECT q_size, count(*) AS q_classes FROM (${classes}) q GROUP BY q_size`;
}

/** How many rows lack a value in one of the columns. */
export function incompleteText(relation: Relation, columns: readonly number[]): string {
  return `SELECT count(*) AS q_rows FROM ${relation.from}${where([isIncomplete(valuesOf(relation, columns))])}`;
}

/** The two values, how many rows have both. */
export function pairsText(relation: Relation, a: number, b: number): string {
  const [one, other] = valuesOf(relation, [a, b]);
  return `SELECT ${one} AS q_a, ${other} AS q_b, count(*) AS q_rows FROM ${relation.from} GROUP BY ${one}, ${other}`;
}

/** A value, how many rows have it. */
export function valuesText(relation: Relation, column: number, bucket: Bucket): string {
  const { values, rows } = partOf(relation, { columns: [column], missing: 'value' }, bucket);
  return `SELECT ${values[0]} AS q_value, count(*) AS q_rows FROM ${relation.from}${rows}${groupBy(values)}`;
}

/** The most frequent values and their rows. */
export function topValuesText(relation: Relation, column: number, most: number): string {
  const [value] = valuesOf(relation, [column]);
  const rows = where([`${value} IS NOT NULL`]);
  return `SELECT ${value} AS q_value, count(*) AS q_rows FROM ${relation.from}${rows} GROUP BY ${value} ORDER BY q_rows DESC, q_value LIMIT ${most}`;
}

/** Rows without a value, and the characters of the others. */
export function lengthsText(relation: Relation, column: number): string {
  const [value] = valuesOf(relation, [column]);
  const missing = `sum(CASE WHEN ${value} IS NULL THEN 1 ELSE 0 END) AS q_missing`;
  const characters = `sum(CASE WHEN ${value} IS NULL THEN 0 ELSE ${relation.dialect.characters(value)} END) AS q_characters`;
  return `SELECT ${missing}, ${characters} FROM ${relation.from}`;
}

/** Rows and people of a class, how many classes have as many. A row that names nobody is a person of its own. */
export function crowdsText(relation: Relation, grouped: Grouped, person: number, bucket: Bucket): string {
  const { keys } = keysOf(grouped.columns);
  const crowds = `SELECT sum(q_rows) AS q_records, sum(${PEOPLE}) AS q_users FROM (${pairsOfPeople(relation, grouped, person, bucket)}) p${groupBy(keys)}`;
  return `SELECT q_records, q_users, count(*) AS q_classes FROM (${crowds}) q GROUP BY q_records, q_users`;
}

/**
 * The smallest crowd of a person, how many people have it: of all people at once, since one may be in any bucket. With `distinct` each
 * row that lacks a value is a crowd of its own.
 */
export function smallestCrowdsText(relation: Relation, grouped: Grouped, person: number): string {
  const { keys } = keysOf(grouped.columns);
  const partition = keys.length > 0 ? `PARTITION BY ${keys.join(', ')}` : '';
  const pairs = pairsOfPeople(relation, grouped, person, { of: 1, number: 0 });
  const placed = `SELECT q_person, q_rows, sum(${PEOPLE}) OVER (${partition}) AS q_crowd FROM (${pairs}) p`;
  const all = `${placed}${aloneText(relation, grouped, person)}`;
  const named = `SELECT min(q_crowd) AS q_smallest, 1 AS q_people FROM (${all}) a WHERE q_person IS NOT NULL GROUP BY q_person`;
  const nameless = `SELECT q_crowd AS q_smallest, q_rows AS q_people FROM (${all}) b WHERE q_person IS NULL`;
  return `SELECT q_smallest, sum(q_people) AS q_all FROM (${named} UNION ALL ${nameless}) s GROUP BY q_smallest`;
}

/** The sensitive values of a class with their rows, as a list of `rows:=value`, and how many classes have this list. */
export function sensitiveText(relation: Relation, grouped: Grouped, sensitive: number, bucket: Bucket): string {
  const { dialect, from } = relation;
  const { values, rows } = partOf(relation, grouped, bucket);
  const { keys, aliased } = keysOf(grouped.columns, values);
  const [value] = valuesOf(relation, [sensitive]);
  const selected = [...aliased, `${value} AS q_value`, 'count(*) AS q_rows'].join(', ');
  const pairs = `SELECT ${selected} FROM ${from}${rows}${groupBy([...new Set([...values, value])])}`;
  const entry = `CASE WHEN q_value IS NULL THEN ${dialect.text('q_rows')} || ':' ELSE ${dialect.text('q_rows')} || ':=' || q_value END`;
  const lists = `SELECT ${dialect.list(entry)} AS q_content FROM (${pairs}) p${groupBy(keys)}`;
  return `SELECT q_content, count(*) AS q_classes FROM (${lists}) q GROUP BY q_content`;
}

/** Rows that lack a value in one of the columns, by their sensitive value. */
export function incompleteValuesText(relation: Relation, columns: readonly number[], sensitive: number): string {
  const [value] = valuesOf(relation, [sensitive]);
  const rows = where([isIncomplete(valuesOf(relation, columns))]);
  return `SELECT ${value} AS q_value, count(*) AS q_rows FROM ${relation.from}${rows} GROUP BY ${value}`;
}

const PEOPLE = 'CASE WHEN q_person IS NULL THEN q_rows ELSE 1 END';

/** Rows of a class by their person. */
function pairsOfPeople(relation: Relation, grouped: Grouped, person: number, bucket: Bucket): string {
  const { values, rows } = partOf(relation, grouped, bucket);
  const { aliased } = keysOf(grouped.columns, values);
  const [name] = valuesOf(relation, [person]);
  const selected = [...aliased, `${name} AS q_person`, 'count(*) AS q_rows'].join(', ');
  return `SELECT ${selected} FROM ${relation.from}${rows}${groupBy([...new Set([...values, name])])}`;
}

/**
 * The same where a table of its own may be made, class by class and then person by person, so that each takes a part of the memory.
 * `placed`: one person and the smallest crowd in this bucket, or one crowd of those who are not named, with their rows.
 */
export const crowdsApart = {
  placed(relation: Relation, grouped: Grouped, person: number, bucket: Bucket): string {
    const { keys } = keysOf(grouped.columns);
    const partition = keys.length > 0 ? `PARTITION BY ${keys.join(', ')}` : '';
    const crowds = `SELECT q_person, q_rows, sum(${PEOPLE}) OVER (${partition}) AS q_crowd FROM (${pairsOfPeople(relation, grouped, person, bucket)}) p`;
    const all = bucket.number === 0 ? `${crowds}${aloneText(relation, grouped, person)}` : crowds;
    const found = `SELECT q_person, min(q_crowd) AS q_crowd, sum(q_rows) AS q_rows FROM (${all}) a GROUP BY q_person, CASE WHEN q_person IS NULL THEN q_crowd END`;
    return bucket.number === 0 ? `CREATE OR REPLACE TABLE q_crowds AS ${found}` : `INSERT INTO q_crowds ${found}`;
  },
  named({ dialect }: Relation, { of, number }: Bucket): string {
    const rows = where(['q_person IS NOT NULL', ...(of === 1 ? [] : [dialect.inBucket(['q_person'], of, number)])]);
    return `SELECT q_smallest, count(*) AS q_all FROM (SELECT min(q_crowd) AS q_smallest FROM q_crowds${rows} GROUP BY q_person) s GROUP BY q_smallest`;
  },
  nameless: 'SELECT q_crowd, sum(q_rows) AS q_all FROM q_crowds WHERE q_person IS NULL GROUP BY q_crowd',
  end: 'DROP TABLE q_crowds',
};

function aloneText(relation: Relation, { columns, missing }: Grouped, person: number): string {
  if (missing !== 'distinct' || columns.length === 0) return '';
  const [name] = valuesOf(relation, [person]);
  const rows = where([isIncomplete(valuesOf(relation, columns))]);
  return ` UNION ALL SELECT ${name} AS q_person, 1 AS q_rows, 1 AS q_crowd FROM ${relation.from}${rows}`;
}

function partOf(relation: Relation, { columns, missing }: Grouped, { of, number }: Bucket) {
  const values = valuesOf(relation, columns);
  const complete = missing === 'value' ? [] : values.map((value) => `${value} IS NOT NULL`);
  const inBucket = of === 1 || values.length === 0 ? [] : [relation.dialect.inBucket(values, of, number)];
  return { values, rows: where([...complete, ...inBucket]) };
}

/** Names for grouped values, which mean the same in a query around. */
function keysOf(columns: readonly number[], values: readonly string[] = []) {
  const keys = columns.map((_, i) => `q_key${i}`);
  return { keys, aliased: values.map((value, i) => `${value} AS ${keys[i]}`) };
}

function valuesOf({ columns }: Relation, numbers: readonly number[]): string[] {
  return numbers.map((number) => columns[number]);
}

function isIncomplete(values: readonly string[]): string {
  return values.map((value) => `${value} IS NULL`).join(' OR ');
}

function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
}

function groupBy(values: readonly string[]): string {
  return values.length === 0 ? '' : ` GROUP BY ${values.join(', ')}`;
}
