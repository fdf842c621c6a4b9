/** Cells of a table with a rate: a share that is the quotient of two whole numbers beside it in each row. */
import type { Counts } from '../../counts/index.ts';
import type { Columns } from '../../table/index.ts';
import { hasDecimals, isNumeric, type Seen } from '../seen.ts';

const FEWEST_ROWS = 8;
/** Rows that are looked at, and columns that are tried. */
const MOST_ROWS = 400;
const MOST_TRIED = 8;
const MUST_AGREE = 0.95;
const PERCENT = 100;
/** Digits that are cut off. */
const NEAR = 0.006;

const isCount = ({ form }: Seen) => form.numbers?.areWhole === true && form.numbers.least >= 0 && form.distinct > 5;
const isShare = (column: Seen) =>
  isNumeric(column) &&
  hasDecimals(column) &&
  (column.form.numbers?.least ?? -1) >= 0 &&
  (column.form.numbers?.largest ?? 999) <= PERCENT;

/** Whether each row says how many of how many, and which share they are. Yields the number of rows looked at. */
export function* isRated(table: Columns, counted: Counts, columns: readonly Seen[]): Generator<number, boolean> {
  // Only an engine that holds the rows knows what stands side by side.
  if (!counted.rows) return false;
  const rows = Math.min(table.rowCount, MOST_ROWS);
  const shares = columns.filter(isShare).slice(0, MOST_TRIED);
  const counts = columns.filter(isCount).slice(0, MOST_TRIED);
  if (rows < FEWEST_ROWS || shares.length === 0 || counts.length < 2) return false;
  for (const share of shares) {
    const told = numbersOf(table, share, rows);
    for (const part of counts) {
      const parts = numbersOf(table, part, rows);
      for (const whole of counts) {
        if (part === whole) continue;
        if (isQuotient(told, parts, numbersOf(table, whole, rows))) return true;
      }
      yield rows;
    }
  }
  return false;
}

function numbersOf(table: Columns, { index }: Seen, rows: number): readonly number[] {
  const { codes, dictionary } = table.columns[index];
  return Array.from({ length: rows }, (_, row) => {
    const code = codes.at(row);
    return code === 0 ? Number.NaN : Number(dictionary.text(code));
  });
}

function isQuotient(shares: readonly number[], parts: readonly number[], wholes: readonly number[]): boolean {
  let seen = 0;
  let agreeing = 0;
  let atOnce = 0;
  for (const [row, share] of shares.entries()) {
    if (Number.isNaN(share + parts[row] + wholes[row]) || wholes[row] === 0) continue;
    seen++;
    const quotient = parts[row] / wholes[row];
    if (quotient > 1) return false;
    if (Math.abs(share - quotient) <= NEAR) agreeing++;
    if (Math.abs(share / PERCENT - quotient) <= NEAR) atOnce++;
  }
  return seen >= FEWEST_ROWS && Math.max(agreeing, atOnce) >= MUST_AGREE * seen;
}
