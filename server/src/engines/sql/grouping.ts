/** What questions are made of: the relation, sets of its columns, and the parts into which values are divided. */
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
export interface Grouped {
  readonly columns: readonly number[];
  readonly missing: MissingPolicy;
}

export function partOf(relation: Relation, { columns, missing }: Grouped, { of, number }: Bucket) {
  const values = valuesOf(relation, columns);
  const complete = missing === 'value' ? [] : values.map((value) => `${value} IS NOT NULL`);
  const inBucket = of === 1 || values.length === 0 ? [] : [relation.dialect.inBucket(values, of, number)];
  return { values, rows: where([...complete, ...inBucket]) };
}

/** Names for grouped values, which mean the same in a query around. */
export function keysOf(columns: readonly number[], values: readonly string[] = []) {
  const keys = columns.map((_, i) => `q_key${i}`);
  return { keys, aliased: values.map((value, i) => `${value} AS ${keys[i]}`) };
}

export function valuesOf({ columns }: Relation, numbers: readonly number[]): string[] {
  return numbers.map((number) => columns[number]);
}

export function isIncomplete(values: readonly string[]): string {
  return values.map((value) => `${value} IS NULL`).join(' OR ');
}

export function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
}

export function groupBy(values: readonly string[]): string {
  return values.length === 0 ? '' : ` GROUP BY ${values.join(', ')}`;
}
