/**
 * The counting questions as SQL. NULL is one value: GROUP BY has it so everywhere, where COUNT(DISTINCT) and `=` leave it out. Counts are
 * exact integers; what is made of them is computed here, so that all engines agree to the bit. Tables are named and grouped where they
 * stand, never in a query inside, so that a database of several machines counts on each of them.
 */
import {
  type Bucket,
  type Grouped,
  groupBy,
  isIncomplete,
  partOf,
  type Relation,
  valuesOf,
  where,
} from './grouping.ts';

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
  const { read } = relation.dialect;
  return `SELECT ${read(one)} AS q_a, ${read(other)} AS q_b, count(*) AS q_rows FROM ${relation.from} GROUP BY ${one}, ${other}`;
}

/** A value, how many rows have it. */
export function valuesText(relation: Relation, column: number, bucket: Bucket): string {
  const { values, rows } = partOf(relation, { columns: [column], missing: 'value' }, bucket);
  return `SELECT ${relation.dialect.read(values[0])} AS q_value, count(*) AS q_rows FROM ${relation.from}${rows}${groupBy(values)}`;
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
