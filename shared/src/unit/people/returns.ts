/** Whether people return: a subject repeats, and no other one is a row's own. */
import { People } from '../families.ts';
import { isAbout, isDetectedAs, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';
import { hasNationalNumbers, isSubject } from './identity.ts';

/** Rows a value from which on a subject repeats: fewer are namesakes and entries made twice. */
const REPEATED = 1.15;
/** Namesakes, and several entries of one. */
const NEARLY_OWN = 0.93;
const reach = new Set(['email', 'username', 'ip-address', 'phone']);
const names = new Set(['full-name']);
/** Most values come once, and a few words stand for somebody who is told elsewhere. */
const MOST_AGAIN = 0.1;
const comesAgain = ({ form, present }: Seen) =>
  form.distinct - form.uniqueShare * present > Math.max(1, MOST_AGAIN * form.distinct);

/** Fewer are groups. */
const FEWEST = 10;

/** `id` and no more, and it repeats. */
export const isBareId = ({ index, isWhole, form, topics }: Seen) =>
  index === 0 &&
  isWhole &&
  topics.has('id') &&
  !topics.has('counting') &&
  form.distinct >= FEWEST &&
  form.meanLength <= 20;

/** Namesakes by their given names are none who return. */
const areWholeNames = ({ form: { probe }, distinctShare }: Seen) =>
  distinctShare <= MOST_NAMESAKES && probe.filter((value) => / /.test(value.trim())).length >= 0.5 * probe.length;
const MOST_NAMESAKES = 0.6;

/** A header that says nothing else about whose names these are. */
const isUnnamed = ({ topics }: Seen) => topics.size === 0 || topics.has('name') || topics.has('fullName');

/** Column numbers of the subjects that repeat; empty where each row has its own. */
export function returns(columns: readonly Seen[]): readonly number[] {
  const told = columns.filter(
    (column) =>
      (isSubject(column) && !isAbout(column, 'surname', 'givenName')) ||
      hasNationalNumbers(column) ||
      isDetectedAs(column, reach) ||
      (isDetectedAs(column, names) && isUnnamed(column) && areWholeNames(column)),
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

/** What is told of people and of few things beside them. */
const ofBodies: ReadonlySet<string> = new Set([People.sex, People.age, People.health, People.scores, People.study]);
const LEAST_OF_BODIES = 1.5;

/** `id` and no more, which returns beside what is measured of bodies: somebody is measured again. */
export function measuredAgain(columns: readonly Seen[], people: readonly Sign[]): Sign | undefined {
  const isOfBodies = people.some(({ what, weight }) => ofBodies.has(what) && weight >= LEAST_OF_BODIES);
  const again = isOfBodies ? returns(columns).filter((index) => isBareId(columns[index])) : [];
  return again.length === 0 ? undefined : { what: People.numbers, speaksFor: 'people', weight: 1.5, columns: again };
}
