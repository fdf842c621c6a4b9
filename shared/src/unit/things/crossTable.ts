/** Tables in which each combination of a few categories has one row: statistics, whatever their subject is. */
import type { Counting, Counts } from '../../counts/index.ts';
import type { Columns } from '../../table/index.ts';
import { isBareId } from '../people/returns.ts';
import { combinationsIn, hasDecimals, isAbout, isNumeric, isText, type Seen } from '../seen.ts';

const FEWEST_ROWS = 12;
const MOST_DIMENSIONS = 6;
/** Years, and codes of regions. */
const MOST_NUMBERS = 60;
const FEWEST_STEPS = 5;
const MOST_STEPS = 130;
/** How many of all combinations have to be there, and how many rows may share one. */
const LEAST_FILLED = 0.6;
const LEAST_KEY = 0.98;

/** The columns of categories that cross; undefined where they do not distinguish the rows. Yields the number of rows looked at. */
export function* crossTable(
  table: Columns,
  rows: Counts,
  columns: readonly Seen[],
): Counting<readonly Seen[] | undefined> {
  const { rowCount } = rows;
  if (rowCount < FEWEST_ROWS) return undefined;
  const dimensions: Seen[] = [];
  for (const column of columns) {
    if (!isDimension(column) && !isSteps(table, column)) continue;
    // Nobody knows the owner of the number: each may be a person who occurs again and again.
    if (isBareId(column)) return undefined;
    // A code and the name that stands beside it are one dimension.
    if (!dimensions.some(({ form }) => form.distinct === column.form.distinct)) dimensions.push(column);
    if (dimensions.length > MOST_DIMENSIONS) return undefined;
  }
  const combinations = dimensions.reduce((product, { form }) => product * form.distinct, 1);
  if (dimensions.length < 2 || rowCount > combinations || rowCount < LEAST_FILLED * combinations) return undefined;
  const found = yield* combinationsIn(rows, dimensions);
  return found >= LEAST_KEY * rowCount ? dimensions : undefined;
}

/** Whole numbers without a gap, each as often as the others: ages, periods. */
function isSteps(table: Columns, column: Seen): boolean {
  const { numbers, distinct, missing } = column.form;
  if (!numbers?.areWhole || missing > 0 || distinct < FEWEST_STEPS || distinct > MOST_STEPS) return false;
  return numbers.largest - numbers.least + 1 === distinct && column.distinctShare <= 0.5 && isEven(table, column);
}

const MOST_UNEVEN = 0.1;

/** All come about equally often, but for those that are cut off. */
function isEven(table: Columns, { index, form, present }: Seen): boolean {
  const { dictionary } = table.columns[index];
  const each = present / form.distinct;
  let uneven = 0;
  for (let code = 1; code < dictionary.size; code++)
    if (Math.abs(dictionary.count(code) - each) > 0.25 * each) uneven++;
  return uneven <= Math.max(1, MOST_UNEVEN * form.distinct);
}

function isDimension(column: Seen): boolean {
  const { form, distinctShare } = column;
  if (form.distinct < 2 || distinctShare > 0.5 || hasDecimals(column)) return false;
  if (isText(column) || form.dates || isAbout(column, 'time', 'place', 'sex', 'age')) return form.meanLength <= 60;
  return isNumeric(column) && form.distinct <= MOST_NUMBERS && isAbout(column, 'id');
}
