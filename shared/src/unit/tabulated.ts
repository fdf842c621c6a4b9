/**
 * Whether rows are combinations of categories of people, by how the categories cross: whatever the column beside them is called that
 * says how many there are, single people would share some combinations by chance, and a table of groups has each once.
 */
import type { Counting, Counts } from '../counts/index.ts';
import type { Columns } from '../table/index.ts';
import { showsAge, showsSex } from './people/life.ts';
import { isBareId } from './people/returns.ts';
import { combinationsIn, hasDecimals, isAbout, isNumeric, isText, type Seen } from './seen.ts';

const FEWEST_ROWS = 12;
const MOST_DIMENSIONS = 6;
const MOST_VALUES = 400;
const MOST_NUMBERS = 12;
const UNEVEN = 0.25;
const LEAST_KEY = 0.98;
/** So many pairs of rows would be alike by chance, and so few of them are where somebody made the table. */
const FEWEST_PAIRS = 5;
const MOST_ALIKE = 0.25;
/** Without the category of people, so few rows stay distinct that it is part of the key, not a fact about a returning row. */
const MOST_WITHOUT = 0.75;

/** Column numbers of the categories; undefined where rows are not their combinations. Yields the number of rows looked at. */
export function* tabulated(
  table: Columns,
  rows: Counts,
  columns: readonly Seen[],
): Counting<readonly number[] | undefined> {
  const { rowCount } = table;
  if (rowCount < FEWEST_ROWS || columns.some(isBareId)) return undefined;
  const parts = columns.filter((column) => isPart(column, table));
  const others = columns.filter((column) => !parts.includes(column));
  if (others.length === 0 || !others.every(isNumeric)) return undefined;
  const dimensions: Seen[] = [];
  for (const part of parts) {
    if (!(yield* hasTwin(rows, dimensions, part))) dimensions.push(part);
    if (dimensions.length > MOST_DIMENSIONS) return undefined;
  }
  if (dimensions.length < 2) return undefined;
  const combinations = dimensions.reduce((product, { form }) => product * form.distinct, 1);
  const byChance = rowCount ** 2 / (2 * combinations);
  if (byChance < FEWEST_PAIRS) return undefined;
  const distinct = yield* combinationsIn(rows, dimensions);
  if (distinct < LEAST_KEY * rowCount || rowCount - distinct > MOST_ALIKE * byChance) return undefined;
  for (const category of dimensions.filter(isOfAPerson)) {
    const rest = dimensions.filter((each) => each !== category);
    if ((yield* combinationsIn(rows, rest)) <= MOST_WITHOUT * rowCount) return dimensions.map(({ index }) => index);
  }
  return undefined;
}

const FEWEST_AGES = 8;
const MOST_GAPS = 1.5;

/** Each age or band of ages has one row, in order, and nothing but numbers beside it. */
export function isTabledByAge(columns: readonly Seen[]): boolean {
  const key = columns[0];
  if (!key || columns.length < 2 || !showsAge(key) || key.form.missing > 0) return false;
  const { rows, distinct, numbers } = key.form;
  if (rows < FEWEST_AGES || distinct < rows || !columns.slice(1).every(isNumeric)) return false;
  if (!numbers) return true;
  return numbers.areWhole && numbers.largest - numbers.least + 1 <= MOST_GAPS * rows;
}

/** A code and its label. */
function* hasTwin(rows: Counts, dimensions: readonly Seen[], part: Seen): Counting<boolean> {
  for (const each of dimensions) {
    if (each.form.distinct !== part.form.distinct) continue;
    if ((yield* combinationsIn(rows, [each, part])) === part.form.distinct) return true;
  }
  return false;
}

const isOfAPerson = (column: Seen) =>
  showsSex(column) ||
  (showsAge(column) && column.form.distinct <= MOST_VALUES / 4) ||
  isAbout(column, 'civil', 'origin');

function isPart(column: Seen, table: Columns): boolean {
  const { form, distinctShare } = column;
  if (form.missing > 0 || form.distinct < 2 || form.distinct > MOST_VALUES || distinctShare > 0.5) return false;
  if (isText(column) || form.dates) return form.meanLength <= 60;
  if (hasDecimals(column) || isAbout(column, 'counting', 'headcount', 'toll')) return false;
  if (showsSex(column) || isAbout(column, 'time', 'place', 'age')) return true;
  return form.distinct <= MOST_NUMBERS && isBalanced(table, column);
}

/** Numbers that stand for categories come equally often; counts and measures do not. */
function isBalanced(table: Columns, { index, form, present }: Seen): boolean {
  const { dictionary } = table.columns[index];
  const each = present / form.distinct;
  for (let code = 1; code < dictionary.size; code++) {
    const count = dictionary.count(code);
    if (count > 0 && Math.abs(count - each) > UNEVEN * each) return false;
  }
  return true;
}
