/** Whether people return: a subject repeats, and no other one is a row's own. */

import type { Counting, Counts } from '../../counts/index.ts';
import { People } from '../families.ts';
import { combinationsIn, hasDecimals, isAbout, isDetectedAs, isUnique, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';
import { hasNationalNumbers, isSubject } from './identity.ts';
import { showsSex } from './life.ts';

/** Rows a value from which on a subject repeats: fewer are namesakes and entries made twice. */
const REPEATED = 1.15;
/** Namesakes, and several entries of one. */
const NEARLY_OWN = 0.93;
const reach = new Set(['email', 'username', 'ip-address', 'phone']);
const names = new Set(['full-name']);
/** Most values come once, and a few words stand for somebody who is described elsewhere. */
const MOST_AGAIN = 0.1;
const comesAgain = ({ form, present }: Seen) =>
  form.distinct - form.uniqueShare * present > Math.max(1, MOST_AGAIN * form.distinct);

/** Fewer are groups. */
const FEWEST = 10;

/** Ids stand before what they are ids of, behind a site or a study. */
const FRONT = 3;

/** `id` and no more, and it repeats. */
export const isBareId = ({ position, isWhole, form, topics }: Seen) =>
  position < FRONT &&
  isWhole &&
  topics.has('id') &&
  !topics.has('counting') &&
  form.distinct >= FEWEST &&
  form.meanLength <= 20;

/** When something happened, many times over. */
const isMoment = (column: Seen) =>
  column.form.dates !== undefined && column.form.distinct >= FEWEST && !isAbout(column, 'birth');

/** Namesakes by their given names are none who return. */
const areWholeNames = ({ form: { probe }, distinctShare }: Seen) =>
  distinctShare <= MOST_NAMESAKES && probe.filter((value) => / /.test(value.trim())).length >= 0.5 * probe.length;
const MOST_NAMESAKES = 0.6;

/** A header that says nothing else about whose names these are. */
const isUnnamed = ({ topics }: Seen) => topics.size === 0 || topics.has('name') || topics.has('fullName');

/** Column numbers of the subjects that repeat; empty where each row has its own. */
export function returns(columns: readonly Seen[]): readonly number[] {
  const hasMoments = columns.some(isMoment);
  const told = columns.filter(
    (column) =>
      (isSubject(column) && !isAbout(column, 'surname', 'givenName')) ||
      hasNationalNumbers(column) ||
      isDetectedAs(column, reach) ||
      (hasMoments && isDetectedAs(column, names) && isUnnamed(column) && areWholeNames(column)),
  );
  const subjects = told.length > 0 ? told : columns.filter(isBareId).slice(0, 1);
  const ids = subjects.filter((column) => !isAbout(column, 'bystander', 'kin', 'household'));
  const isOwn = ids.some(
    (column) => column.distinctShare >= NEARLY_OWN && (isSubject(column) || hasNationalNumbers(column)),
  );
  if (isOwn) return [];
  return ids
    .filter(
      (column) =>
        column.form.distinct > 1 &&
        comesAgain(column) &&
        column.distinctShare <= 1 / REPEATED &&
        column.present > 0.3 * column.form.rows,
    )
    .map(({ index }) => index);
}

/** Columns that neither number anybody nor sort people. */
const notIds = [
  'age',
  'time',
  'place',
  'birth',
  'household',
  'organisation',
  'schooling',
  'income',
  'coordinate',
  'body',
] as const;
const FEWEST_IN_RUNS = 1.5;

const ROWS_A_STEP = 65_536;

/** Ids whose header says nothing: the first column comes in runs, each value in one. Yields the number of rows it looked at. */
export function* comesInRuns({ rows, rowCount }: Counts, columns: readonly Seen[]): Generator<number, boolean> {
  const first = columns[0];
  if (!first || columns.some(isUnique) || first.form.missing > 0 || first.form.distinct < FEWEST) return false;
  if (first.form.dates || isAbout(first, ...notIds) || hasDecimals(first) || first.form.meanLength > LONGEST_ID)
    return false;
  if (first.present < FEWEST_IN_RUNS * first.form.distinct || !first.form.probe.some((value) => /\d/.test(value)))
    return false;
  // Only an engine that holds the rows knows which follows which.
  const [codes] = rows?.codes([first.index]) ?? [];
  if (!codes) return false;
  let runs = 0;
  for (let row = 0; row < rowCount && runs <= first.form.distinct; row++) {
    if (row === 0 || codes.at(row) !== codes.at(row - 1)) runs++;
    if (row % ROWS_A_STEP === 0) yield row;
  }
  return runs === first.form.distinct;
}
const LONGEST_ID = 20;

/** Facts about people and about few kinds of things beside them. */
const ofBodies: ReadonlySet<string> = new Set([People.sex, People.age, People.health, People.scores, People.study]);
const LEAST_OF_BODIES = 1.5;

/** `id` and no more, which returns beside what is measured of bodies: somebody is measured again. */
export function measuredAgain(columns: readonly Seen[], people: readonly Sign[]): Sign | undefined {
  const isOfBodies = people.some(({ what, weight }) => ofBodies.has(what) && weight >= LEAST_OF_BODIES);
  const again = isOfBodies ? returns(columns).filter((index) => isBareId(columns[index])) : [];
  return again.length === 0 ? undefined : { what: People.numbers, speaksFor: 'people', weight: 1.5, columns: again };
}

const MOST_SEXES = 4;
/** Slips of the pen are fewer; of pairs of people every second one or fourth is mixed. */
const LEAST_MIXED = 0.15;

/** One id has both sexes: pairs of twins, or numbers that start again in each group. Yields the number of rows it looked at. */
export function* isShared(rows: Counts, columns: readonly Seen[], id: Seen): Counting<boolean> {
  const sex = columns.find(
    (column) => showsSex(column) && column.form.distinct <= MOST_SEXES && column.form.missing === 0,
  );
  if (!sex || sex === id) return false;
  return (yield* combinationsIn(rows, [id, sex])) - id.form.distinct >= LEAST_MIXED * id.form.distinct;
}
