/** The sensitive values of classes as SQL: classes that hold the same are counted together. */
import {
  type Bucket,
  type Grouped,
  groupBy,
  isIncomplete,
  keysOf,
  partOf,
  type Relation,
  valuesOf,
  where,
} from './grouping.ts';

/** The sensitive values of a class with their rows, as a list of `rows:=value`, and how many classes have this list. */
export function sensitiveText(relation: Relation, grouped: Grouped, sensitive: number, bucket: Bucket): string {
  return listsText(relation, grouped, sensitive, bucket, relation.from);
}

/**
 * The same where a table of its own may be made. A list takes much memory, and most small classes need none: all of their rows have one value.
 * `uniform`: this value or none, the rows of a class, and how many classes have both. `mixed`: the other classes, and then their lists.
 */
export const sensitiveApart = {
  uniform(relation: Relation, grouped: Grouped, sensitive: number, bucket: Bucket): string {
    const [value] = valuesOf(relation, [sensitive]);
    const classes = classesText(relation, grouped, bucket, `min(${value}) AS q_value, count(*) AS q_rows`);
    const uniform = `${classes} HAVING ${isUniform(value)}`;
    const shown = relation.dialect.read('q_value');
    return `SELECT ${shown} AS q_value, q_rows, count(*) AS q_classes FROM (${uniform}) q GROUP BY ${shown}, q_rows`;
  },
  mixed(relation: Relation, grouped: Grouped, sensitive: number, bucket: Bucket): string {
    const [value] = valuesOf(relation, [sensitive]);
    const keys = valuesOf(relation, grouped.columns).map((one, i) => `${one} AS q_mixed${i}`);
    const mixed = `${classesText(relation, grouped, bucket, keys.join(', '))} HAVING NOT (${isUniform(value)})`;
    return bucket.number === 0 ? `CREATE OR REPLACE TABLE q_mixed AS ${mixed}` : `INSERT INTO q_mixed ${mixed}`;
  },
  lists(relation: Relation, grouped: Grouped, sensitive: number, bucket: Bucket): string {
    const same = valuesOf(relation, grouped.columns).map((one, i) => `${one} IS NOT DISTINCT FROM q_mixed${i}`);
    return listsText(relation, grouped, sensitive, bucket, `${relation.from} JOIN q_mixed ON ${same.join(' AND ')}`);
  },
  end: 'DROP TABLE q_mixed',
};

function listsText(relation: Relation, grouped: Grouped, sensitive: number, bucket: Bucket, from: string): string {
  const { dialect } = relation;
  const { values, rows } = partOf(relation, grouped, bucket);
  const { keys, aliased } = keysOf(grouped.columns, values);
  const [value] = valuesOf(relation, [sensitive]);
  const selected = [...aliased, `${value} AS q_value`, 'count(*) AS q_rows'].join(', ');
  const pairs = `SELECT ${selected} FROM ${from}${rows}${groupBy([...new Set([...values, value])])}`;
  const entry = `CASE WHEN q_value IS NULL THEN ${dialect.text('q_rows')} || ':' ELSE ${dialect.text('q_rows')} || ':=' || q_value END`;
  const lists = `SELECT ${dialect.list(entry)} AS q_content FROM (${pairs}) p${groupBy(keys)}`;
  return `SELECT q_content, count(*) AS q_classes FROM (${lists}) q GROUP BY q_content`;
}

function classesText(relation: Relation, grouped: Grouped, bucket: Bucket, selected: string): string {
  const { values, rows } = partOf(relation, grouped, bucket);
  return `SELECT ${selected} FROM ${relation.from}${rows}${groupBy(values)}`;
}

/** Of a class: all rows have the same value, or none has one. */
function isUniform(value: string): string {
  return `count(${value}) = 0 OR (count(${value}) = count(*) AND min(${value}) = max(${value}))`;
}

/** Rows that lack a value in one of the columns, by their sensitive value. */
export function incompleteValuesText(relation: Relation, columns: readonly number[], sensitive: number): string {
  const [value] = valuesOf(relation, [sensitive]);
  const rows = where([isIncomplete(valuesOf(relation, columns))]);
  return `SELECT ${relation.dialect.read(value)} AS q_value, count(*) AS q_rows FROM ${relation.from}${rows} GROUP BY ${value}`;
}
