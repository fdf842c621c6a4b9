/** Columns that count people: where the columns beside them distinguish every row, rows are groups. */
import type { Counting, Counts } from '../counts/index.ts';
import { countNounOf, isBareCount } from '../groups/index.ts';
import { once, readHeader } from '../roles/index.ts';
import { areAcross, FEWEST_ACROSS, isCount, isFrequencyOf, isWholeCount, tellsTimeAtRisk } from './countHeaders.ts';
import { foundIn, lexiconOf } from './lexicon.ts';
import { showsAge, showsSex } from './people/life.ts';
import { combinationsIn, isAbout, isDetectedAs, isNumeric, isText, isUnique, type Seen } from './seen.ts';
import { fate } from './words/counting.ts';

export interface CountColumns {
  /** Column numbers of counts of people. */
  readonly counts: readonly number[];
  /** The columns that say who is counted: categories, places and times. */
  readonly keys: readonly number[];
  /** Distinct rows of the keys, as a share of all rows. */
  readonly keyShare: number;
  /** Rows, as a share of all combinations of the keys. */
  readonly filled: number;
  /** Sex, age or the like among the keys, or across in the headers of the counts. */
  readonly isByPeople: boolean;
  /** People after an event, in a word of its own. */
  readonly isToll: boolean;
  /** A number of something, by place. */
  readonly isByPlace: boolean;
  /** A frequency of all combinations of some categories. */
  readonly isCrossed: boolean;
}

/** From this share of distinct rows on, categories are a key. */
const IS_KEY = 0.98;
/** A table that is parted by more is none of counts. */
const MOST_KEYS = 8;
/** A table rarely counts more than twenty sorts of things. */
const MOST_CATEGORIES = 20;
/** Ages, years and their halves, which return. */
const MOST_STEPS = 120;
const LEAST_RETURN = 2;
/** So much of a cross of categories is there where somebody tabled it. */
const CROSSED = 0.5;

export function* countsAmong(rows: Counts, columns: readonly Seen[]): Counting<CountColumns | undefined> {
  const told = columns.filter(isCount);
  const bare = columns.filter(({ form }) => isBareCount(form.header) && isWholeCount(form));
  const counts = told.length > 0 ? told : bare;
  if (
    counts.length === 0 ||
    columns.some((column) => !counts.includes(column) && (isSomebodysCode(column) || isSomebodysName(column)))
  )
    return undefined;
  const parts = columns.filter((column) => !counts.includes(column) && isKeyPart(column));
  // A place has a name and several codes.
  const some = parts.length > MOST_KEYS ? parts.filter(isFirstOfItsSize) : parts;
  if (some.length === 0 || some.length > MOST_KEYS) return undefined;
  const { rowCount } = rows;
  const named = some.filter((column) => !isNumeric(column) || isAbout(column, 'time', 'place', 'age', 'sex'));
  // Weeks that were reported are no part of a key that is one without them.
  const isEnough =
    named.length > 0 && named.length < some.length && (yield* combinationsIn(rows, named)) >= IS_KEY * rowCount;
  const keys = isEnough ? named : some;
  const classCount = yield* combinationsIn(rows, keys);
  const filled = rowCount / combinationsOf(keys);
  const isAtRisk = counts.every(({ form }) => isBareCount(form.header)) && tellsTimeAtRisk(columns);
  return {
    counts: counts.map(({ index }) => index),
    keys: keys.map(({ index }) => index),
    keyShare: rowCount === 0 ? 0 : classCount / rowCount,
    filled,
    isByPeople: (told.length > 0 && isOfPeople(keys)) || areAcross(counts),
    isToll: isAtRisk || told.some((column) => isAbout(column, 'toll')) || keys.some(tellsFates),
    isByPlace:
      counts.every((column) => column.form.numbers?.areWhole) &&
      (counts.every((column) => isAbout(column, 'counting') && column.isWhole) || hasNoMeasures(columns, counts)) &&
      keys.every((column) => isAbout(column, 'place', 'time')),
    isCrossed:
      filled >= CROSSED &&
      (keys.length > 1 || told.length > 1) &&
      (told.some(isFrequencyOf) || (isOfPeople(keys) && bare.length > 0)),
  };
}

const FEW_KEYS = 3;
const LEAST_FILLED = 0.02;

/** Categories distinguish all rows, and there are more of their combinations than single people would have. */
export const isTabled = ({ keyShare, isToll, filled, keys }: CountColumns): boolean =>
  keyShare >= IS_KEY && (isToll || filled >= LEAST_FILLED || keys.length <= FEW_KEYS);

/** The table only counts people: rates and prices would describe the places themselves. */
const hasNoMeasures = (columns: readonly Seen[], counts: readonly Seen[]) =>
  counts.length >= FEWEST_ACROSS &&
  counts.every((column) => isAbout(column, 'headcount', 'toll') || countNounOf(column.form.header) === 'people') &&
  !columns.some((column) => (column.form.numbers?.decimals ?? 0) > 0 && !isAbout(column, 'coordinate', 'time'));

/** A town lies in one county, whatever other places are named beside it. */
function combinationsOf(keys: readonly Seen[]): number {
  const places = keys.filter((column) => isAbout(column, 'place', 'coordinate'));
  const others = keys.filter((column) => !places.includes(column)).filter(isFirstOfItsSize);
  return others.reduce(
    (product, { form }) => product * form.distinct,
    Math.max(1, ...places.map(({ form }) => form.distinct)),
  );
}

function isKeyPart(column: Seen): boolean {
  const { form } = column;
  if (form.distinct < 2 || form.meanLength > 60) return false;
  if (form.dates || isAbout(column, 'time', 'place', 'age', 'sex')) return true;
  if (!isNumeric(column)) return true;
  if (form.numbers?.areWhole !== true || isAbout(column, 'headcount', 'toll')) return false;
  return (
    form.distinct <= MOST_CATEGORIES || (form.distinct <= MOST_STEPS && column.present >= LEAST_RETURN * form.distinct)
  );
}

const code = /^(?=.*\d)[\p{L}\d_-]{6,}$/u;

/** A code of a row's own that is none of a place: nobody gives groups of people one. */
function isSomebodysCode(column: Seen): boolean {
  if (!isText(column) || !isUnique(column) || isAbout(column, 'place', 'time', 'age')) return false;
  return column.form.probe.filter((value) => code.test(value)).length >= 0.9 * column.form.probe.length;
}

/** Somebody's whole name, another in each row: players are listed so, groups are not. */
const isSomebodysName = (column: Seen) => isText(column) && isUnique(column) && isDetectedAs(column, wholeNames);
const wholeNames = new Set(['full-name']);

/** Sex, age or the like among the categories. */
export const isOfPeople = (keys: readonly Seen[]) => keys.some(isOfAPerson);

const isOfAPerson = (column: Seen) =>
  column.form.distinct <= 200 &&
  (showsSex(column) ||
    showsAge(column) ||
    isAbout(column, 'origin', 'civil', 'schooling', 'work', 'health') ||
    isFirstName(column));

/** `deaths`, `hospital admissions`: what was counted stands as a category beside how many. */
function tellsFates({ form }: Seen): boolean {
  if (form.distinct > MOST_CATEGORIES || form.numbers) return false;
  return form.probe.some((value) => foundIn(readHeader(value), fates()).length > 0);
}

const fates = once(() => lexiconOf({ fate }));

const isFirstName = (column: Seen) => isAbout(column, 'givenName', 'surname');

const isFirstOfItsSize = ({ form }: Seen, i: number, all: readonly Seen[]) =>
  all.findIndex((other) => other.form.distinct === form.distinct) === i;
