/** The people of classes as SQL: how many each class holds, and the smallest crowd that each person is in. */
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
