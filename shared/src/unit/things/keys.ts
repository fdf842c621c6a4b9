/** Signs in the columns that distinguish rows: places, times, both together, series across columns, languages. */

import type { Counting, Counts } from '../../counts/index.ts';
import { holdsPlaces, tellsNothing } from '../../roles/index.ts';
import { Things } from '../families.ts';
import {
  combinationsIn,
  hasDecimals,
  isAbout,
  isDetectedAs,
  isText,
  isUnique,
  isWithin,
  numbersOfPeople,
  type Seen,
} from '../seen.ts';
import type { Sign } from '../unit.ts';
import { FEWEST_IN_SERIES, series, vector } from './across.ts';

/** Pairs of columns that are tried as a key, of each side. */
const MOST_TRIED = 12;
const FEWEST_STEPS = 3;
/** How full a panel is, of places and times that could all be there. */
const LEAST_FILLED = 0.75;

const LEAST_KEY = 0.98;

/** Minutes of the day's calls are an amount; a year with a fraction is a time. */
const isAmount = (column: Seen) => hasDecimals(column) && !isWithin(column, 1500, 2200);
/** Days until something happens lie far apart, where those of a record follow each other. */
function isSpan(column: Seen): boolean {
  const { numbers, distinct, probe } = column.form;
  if (!numbers?.areWhole || numbers.least < 0 || numbers.largest > MOST_DAYS || isWithin(column, 1500, 2200))
    return false;
  const step = probe.map(Number).reduce((one, other) => greatestDivisor(one, other), 0);
  return numbers.largest - numbers.least > FAR * distinct * step;
}
const FAR = 3;
/** Of a life's part that a study waits for. */
const MOST_DAYS = 15_000;
const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);
const isTime = (column: Seen) =>
  column.form.dates !== undefined || (isAbout(column, 'time') && !isAmount(column) && !isSpan(column));
/** Many people have one, and few share it in a small table. */
const isPostcode = ({ role, form }: Seen) =>
  role.kind === 'postcode' || /zip|postal|post ?code|plz/i.test(form.header.name);
const places = new Set(['country', 'country-flag', 'city', 'region', 'county']);
/** Row names, which have no header, may be those of countries. */
const isUnnamedPlace = ({ form, position }: Seen) => position === 0 && tellsNothing(form.header) && holdsPlaces(form);
const isPlace = (column: Seen) => isAbout(column, 'place') || isDetectedAs(column, places) || isUnnamedPlace(column);

/** Yields the number of rows looked at. */
export function* keySigns(counts: Counts, columns: readonly Seen[]): Counting<Sign[]> {
  const signs: (Sign | undefined)[] = [yield* panel(counts, columns)];
  yield columns.length;
  for (const look of [placeKey, timeKey, series, vector, ownKey, bases, languages]) {
    const found = look(columns);
    signs.push(found && 'next' in found ? yield* found : found);
    yield columns.length;
  }
  return signs.flatMap((sign) => sign ?? []);
}

function placeKey(columns: readonly Seen[]): Sign | undefined {
  const keys = columns.filter(
    (column) =>
      isPlace(column) &&
      !isPostcode(column) &&
      !isAbout(column, 'income', 'subject', 'event', 'birth') &&
      column.distinctShare >= 0.7 &&
      column.present >= 5 &&
      !isTime(column),
  );
  // Degrees and postcodes distinguish nearly all people as well.
  const names = keys.filter(
    (column) => !isAbout(column, 'contact') && (isText(column) || isAbout(column, 'id') || isCode(column)),
  );
  if (names.length > 0) return sign(Things.placeKey, 2, names);
  const told = columns.filter((column) => isPlace(column) || isAbout(column, 'coordinate'));
  const own = columns.filter(
    (column) =>
      isUnique(column) &&
      isAbout(column, 'name', 'id') &&
      !isAbout(column, 'subject', 'fullName', 'givenName', 'surname', 'event'),
  );
  if (told.length >= 2 && own.length > 0)
    return sign(Things.placeKey, own.some((column) => isAbout(column, 'name')) ? 2 : 1.5, [...own, ...told]);
  const coordinates = columns.filter((column) => isAbout(column, 'coordinate') && hasDecimals(column));
  if (coordinates.length >= 2) return sign(Things.coordinates, 0.9, coordinates);
  return keys.length > 0 ? sign(Things.placeKey, 1, keys) : undefined;
}

/** Whole numbers, each once. */
const isCode = (column: Seen) => isUnique(column) && column.form.numbers?.areWhole === true;

function timeKey(columns: readonly Seen[]): Sign | undefined {
  const keys = columns.filter(
    (column) => isTime(column) && isUnique(column) && !isAbout(column, 'birth', 'event', 'work', 'writing'),
  );
  if (keys.length === 0) return undefined;
  return sign(Things.timeKey, keys.some(isYearly) ? 3 : keys.some(isRegular) ? 2 : 0.75, keys);
}

/** Each year once, and none is left out. */
const isYearly = (column: Seen) =>
  column.form.numbers?.areWhole === true &&
  isWithin(column, 1500, 2200) &&
  column.form.rows >= FEWEST_YEARS &&
  column.form.numbers.largest - column.form.numbers.least + 1 === column.form.rows;
const FEWEST_YEARS = 8;

const clock = /(?:^|[T ])\d{1,2}:(\d{2})(?::(\d{2}))?/;
/** Instruments write by the hour or every few seconds; what people do happens at any moment. */
const MOST_STEPS_OF_CLOCK = 12;

function isRegular({ form }: Seen): boolean {
  const moments = form.probe.flatMap((value) => clock.exec(value) ?? []).length === 0;
  if (moments) return true;
  const last = form.probe.map((value) => {
    const parts = clock.exec(value);
    return parts?.[2] ?? parts?.[1] ?? '';
  });
  return new Set(last).size <= Math.min(MOST_STEPS_OF_CLOCK, 0.5 * form.probe.length);
}

/** Each place at each time: nearly all pairs are there, and each once. */
function* panel(counts: Counts, columns: readonly Seen[]): Counting<Sign | undefined> {
  const times = columns.filter((column) => isTime(column) && column.form.distinct >= FEWEST_STEPS).slice(0, MOST_TRIED);
  const others = columns.filter(
    (column) =>
      !isTime(column) &&
      (isText(column) || isPlace(column) || isAbout(column, 'organisation')) &&
      column.form.distinct >= 2,
  );
  for (const time of times) {
    for (const other of others.slice(0, MOST_TRIED)) {
      const full = time.form.distinct * other.form.distinct;
      const { rows } = time.form;
      if (rows >= 20 && rows <= full && rows >= LEAST_FILLED * full && other.form.distinct < rows) {
        return (yield* combinationsIn(counts, [time, other])) >= LEAST_KEY * rows
          ? sign(Things.panel, 2, [time, other])
          : undefined;
      }
    }
  }
  return undefined;
}

/** Words for people, and for numbers of anything. */
const ofPeople = [
  'subject',
  'bystander',
  'household',
  'givenName',
  'surname',
  'fullName',
  'birth',
  'national',
  'contact',
  'event',
  'kin',
  'writing',
  'opinion',
  'health',
  'age',
] as const; // prettier-ignore
const MOST_FRONT = 3;
const people = new Set(['name', 'email', 'phone', 'ip']);

const numbered = new Set([...numbersOfPeople, 'licence-plate']);
const isSomebodys = (column: Seen) => people.has(column.role.detector?.kind ?? '') || isDetectedAs(column, numbered);

/** Each row has a code or a title of its own, and the word for it is none for people. */
function ownKey(columns: readonly Seen[]): Sign | undefined {
  const keys = columns.slice(0, MOST_FRONT).filter((column) => {
    if (!isUnique(column) || isTime(column) || isAbout(column, ...ofPeople) || hasDecimals(column)) return false;
    // `id` alone says nothing of what it is an id of.
    if (column.isWhole && isAbout(column, 'id', 'counting', 'name')) return false;
    return isText(column) && column.form.meanLength <= 60 && !isSomebodys(column);
  });
  return keys.length > 0 ? sign(Things.ownKey, 1, keys) : undefined;
}

const base = /^[acgtun-]$/i;

/** One letter of a strand a column. */
function bases(columns: readonly Seen[]): Sign | undefined {
  const members = columns.filter(
    ({ form }) => form.distinct >= 2 && form.distinct <= 6 && form.probe.every((value) => base.test(value)),
  );
  return members.length >= FEWEST_IN_SERIES ? sign(Things.bases, 2.5, members) : undefined;
}

const languageCode =
  /^(?:.*[_. -])?(en|de|fr|es|it|pt|nl|pl|sv|cs|ru|tr|ja|zh|ko|ar|fi|da|hu|uk)(?:[_-][A-Za-z]{2})?$/i;

/** The same texts in several languages. */
function languages(columns: readonly Seen[]): Sign | undefined {
  const members = columns.filter((column) => isText(column) && languageCode.test(column.form.header.name));
  const codes = new Set(members.map(({ form }) => languageCode.exec(form.header.name)?.[1].toLowerCase()));
  return codes.size >= 2 ? sign(Things.languages, 2.5, members) : undefined;
}

function sign(what: string, weight: number, columns: readonly Seen[]): Sign {
  return { what, speaksFor: 'things', weight, columns: columns.map(({ index }) => index) };
}
