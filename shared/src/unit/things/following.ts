/** Rows that follow each other: what is measured of one thing, step by step, lies near the value before it. People stand in no order. */
import type { Counts } from '../../counts/index.ts';
import { numberOf } from '../../roles/index.ts';
import type { Columns } from '../../table/index.ts';
import { Things } from '../families.ts';
import { isAbout, isNumeric, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';

const FEWEST_ROWS = 20;
/** Rows that are looked at, and columns that are tried. */
const MOST_ROWS = 1000;
const MOST_TRIED = 16;
/** Categories and steps of a scale lie near each other anyway. */
const FEWEST_VALUES = 12;
const FEWEST_COLUMNS = 2;
const LEAST_FOLLOWING = 0.75;
/** How alike each value and the one before it are, from -1 to 1. */
const ALIKE = 0.8;
/** Facts about somebody who has several rows stay as they are; measurements rarely do. */
const MOST_UNCHANGED = 0.5;

/** Yields the number of rows looked at. */
export function* followsOn(table: Columns, counted: Counts, columns: readonly Seen[]): Generator<number, Sign[]> {
  const rows = Math.min(table.rowCount, MOST_ROWS);
  // Only an engine that holds the rows knows which follows which.
  if (!counted.rows || rows < FEWEST_ROWS) return [];
  const measured = columns.filter(isMeasured);
  const tried: Seen[] = [];
  const following: number[] = [];
  for (const column of measured.slice(0, MOST_TRIED)) {
    const numbers = numbersOf(table, column, rows);
    yield rows;
    // A table that is sorted by one column says nothing by it.
    if (isSorted(numbers)) continue;
    tried.push(column);
    if (isNearTheLast(numbers)) following.push(column.index);
  }
  if (following.length < FEWEST_COLUMNS || following.length < LEAST_FOLLOWING * tried.length) return [];
  return [{ what: Things.following, speaksFor: 'things', weight: 2, columns: following }];
}

/** People move on from where they were as well. */
const isMeasured = (column: Seen) =>
  isNumeric(column) && column.form.distinct >= FEWEST_VALUES && !isAbout(column, 'coordinate', 'place');

function numbersOf(table: Columns, { index, form }: Seen, rows: number): readonly number[] {
  const { codes, dictionary } = table.columns[index];
  const hasDecimalComma = form.numbers?.hasDecimalComma;
  const numbers: number[] = [];
  for (let row = 0; row < rows; row++) {
    const code = codes.at(row);
    const number = code === 0 ? Number.NaN : numberOf(dictionary.text(code), hasDecimalComma);
    if (!Number.isNaN(number)) numbers.push(number);
  }
  return numbers;
}

const isSorted = (numbers: readonly number[]) =>
  numbers.every((number, i) => i === 0 || number >= numbers[i - 1]) ||
  numbers.every((number, i) => i === 0 || number <= numbers[i - 1]);

/** By the autocorrelation at lag one. */
function isNearTheLast(numbers: readonly number[]): boolean {
  if (numbers.length < FEWEST_ROWS) return false;
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  let together = 0;
  let spread = 0;
  let unchanged = 0;
  for (const [i, number] of numbers.entries()) {
    spread += (number - mean) ** 2;
    if (i === 0) continue;
    together += (number - mean) * (numbers[i - 1] - mean);
    if (number === numbers[i - 1]) unchanged++;
  }
  return spread > 0 && together / spread >= ALIKE && unchanged <= MOST_UNCHANGED * numbers.length;
}
