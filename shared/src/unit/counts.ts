/** Columns that count people: where what stands beside them tells every row apart, rows are groups. */
import { countClasses } from '../counts/index.ts';
import { type ColumnForm, type ColumnRole, once, readHeader } from '../roles/index.ts';
import type { Table } from '../table/index.ts';
import { foundIn, lexiconOf } from './lexicon.ts';
import { showsAge, showsSex } from './people/life.ts';
import { isAbout, isNumeric, type Seen, seenColumns } from './seen.ts';
import { fate } from './words/counting.ts';

export interface CountColumns {
  /** Column numbers of counts of people. */
  readonly counts: readonly number[];
  /** The columns that say who is counted: categories, places and times. */
  readonly keys: readonly number[];
  /** Distinct rows of the keys, as a share of all rows. */
  readonly keyShare: number;
  /** Sex, age or the like among the keys. */
  readonly isByPeople: boolean;
  /** People to whom something happened, by its own word. */
  readonly isToll: boolean;
  /** A number of something, by place. */
  readonly isByPlace: boolean;
}

/** From this share of distinct rows on, categories are a key. */
export const IS_KEY = 0.98;
/** A table that is parted by more is none of counts. */
const MOST_KEYS = 8;
/** What is counted is rarely more than twenty sorts of things. */
const MOST_CATEGORIES = 20;

/** What a count column writes where it does not tell. */
const suppressed = /^(?:[*xcs-]|\.\.?|\([DXSdxs]\)|<=? ?\d{1,3}|\d{1,3} ?[-–] ?\d{1,3}|n\/?a|:)$/;

/** Yields the number of columns and rows looked at; undefined where nothing counts people. */
export function* countColumns(
  table: Table,
  forms: readonly ColumnForm[],
  roles: readonly ColumnRole[],
): Generator<number, CountColumns | undefined> {
  return yield* countsAmong(table, yield* seenColumns(forms, roles));
}

export function* countsAmong(table: Table, columns: readonly Seen[]): Generator<number, CountColumns | undefined> {
  const counts = columns.filter(isCount);
  if (counts.length === 0) return undefined;
  const parts = columns.filter((column) => !counts.includes(column) && isKeyPart(column));
  // A place has a name and several codes.
  const keys = parts.length > MOST_KEYS ? parts.filter(isFirstOfItsSize) : parts;
  if (keys.length === 0 || keys.length > MOST_KEYS) return undefined;
  const { classCount } = yield* countClasses(
    keys.map(({ index }) => table.columns[index].codes),
    table.rowCount,
  );
  return {
    counts: counts.map(({ index }) => index),
    keys: keys.map(({ index }) => index),
    keyShare: table.rowCount === 0 ? 0 : classCount / table.rowCount,
    isByPeople: isOfPeople(keys),
    isToll: counts.some((column) => isAbout(column, 'toll')) || keys.some(tellsFates),
    isByPlace:
      counts.every((column) => isAbout(column, 'counting') && column.isWhole) &&
      keys.every((column) => isAbout(column, 'place', 'time')),
  };
}

/** Whole numbers from zero on, or what stands for them, under a word that counts. */
function isCount(column: Seen): boolean {
  const { form } = column;
  if (isAbout(column, 'id', 'statistic', 'market', 'technology', 'income', 'birth', 'kin')) return false;
  const isNamed =
    isAbout(column, 'headcount', 'toll') || (isAbout(column, 'counting') && !isAbout(column, 'goods', 'nature'));
  if (!isNamed || form.dates) return false;
  if (form.numbers) return form.numbers.areWhole && form.numbers.least >= 0 && form.numbers.largest >= 2;
  const told = form.probe.filter((value) => /^\d{1,9}$/.test(value)).length;
  const withheld = form.probe.filter((value) => suppressed.test(value)).length;
  return told > 0 && withheld > 0 && told + withheld >= 0.95 * form.probe.length;
}

function isKeyPart(column: Seen): boolean {
  const { form } = column;
  if (form.distinct < 2 || form.meanLength > 60) return false;
  if (form.dates || isAbout(column, 'time', 'place', 'age', 'sex')) return true;
  if (isNumeric(column))
    return form.numbers?.areWhole === true && form.distinct <= MOST_CATEGORIES && !isAbout(column, 'headcount', 'toll');
  return true;
}

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
