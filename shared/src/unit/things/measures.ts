/** Rows with a name of their own and with measured numbers: a table of things, whatever its subject is. */
import { Things } from '../families.ts';
import { hasDecimals, isAbout, isNumeric, isText, isUnique, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';

const FEWEST_MEASURES = 3;
/** Measurements of a thing make up most of its row. */
const LEAST_MEASURES = 0.5;
const LONGEST_NAME = 60;
/** Names stand among the first columns. */
const MOST_FRONT = 3;

const people = new Set([
  'full-name',
  'first-name',
  'last-name',
  'username',
  'initials',
  'email',
  'phone',
  'subject-id',
]);
const ofPeople = [
  'subject',
  'bystander',
  'household',
  'givenName',
  'surname',
  'fullName',
  'national',
  'contact',
  'event',
  'writing',
] as const; // prettier-ignore

export function measuredThings(columns: readonly Seen[]): Sign | undefined {
  const key = columns.slice(0, MOST_FRONT).find(isNameOfAThing);
  if (!key) return undefined;
  const measures = columns.filter(isMeasure);
  if (measures.length < FEWEST_MEASURES || measures.length < LEAST_MEASURES * (columns.length - 1)) return undefined;
  return { what: Things.measured, speaksFor: 'things', weight: looksLikeNames(key) ? 1 : 2, columns: [key.index] };
}

/** Words that differ from row to row and that nothing takes for names of people; a code may be somebody's. */
function isNameOfAThing(column: Seen): boolean {
  const { form, role } = column;
  if (!isText(column) || !isUnique(column) || form.meanLength > LONGEST_NAME) return false;
  if (isAbout(column, ...ofPeople) || (role.detector && people.has(role.detector.id))) return false;
  const names = form.probe.filter((value) => words.test(value) && !hash.test(value));
  return names.length >= 0.8 * form.probe.length && !isNumbered(form.probe);
}

/** Drawn at random, or by a program. */
const hash = /^(?=.*\d)[\da-f-]{8,}$/i;

const words = /\p{L}{2}/u;
const figures = /\d+/;

/** `Person 1`, `P002`: the same word with another number. */
function isNumbered(probe: readonly string[]): boolean {
  const heads = new Set(probe.map((value) => value.replace(figures, '#')));
  return heads.size <= 0.3 * probe.length;
}

const fewCapitalised = /^\p{Lu}[\p{L}'’.-]*,?(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;

/** Two to four words with capitals: nobody known, yet maybe somebody. */
const looksLikeNames = ({ form: { probe } }: Seen) =>
  probe.filter((value) => fewCapitalised.test(value)).length >= 0.6 * probe.length;

/** Amounts, not categories or steps of a scale. */
function isMeasure(column: Seen): boolean {
  if (!isNumeric(column) || isAbout(column, 'id', 'time')) return false;
  return hasDecimals(column) || column.form.distinct > 12;
}
