/** What a column looks like at a glance, for detectors that go by its header. */
import { numberOf } from './numbers.ts';
import type { ColumnSample } from './sample.ts';

/** Characters of a category, on average; longer ones are sentences. */
const LONGEST_CATEGORY = 60;
const LARGEST_CODE = 99_999;
/** The share of values that have to be in range. */
const NEARLY_ALL = 0.9;
/** In so many rows, categories repeat. */
const ROWS_THAT_REPEAT = 30;

/** Words, or the small whole numbers that stand for them in statistics. */
export function isCategory(column: ColumnSample): boolean {
  if (column.meanLength > LONGEST_CATEGORY || column.dates) return false;
  const { numbers } = column;
  if (numbers && column.rows >= ROWS_THAT_REPEAT && column.uniqueShare > 0.5) return false;
  return !numbers || (numbers.areWhole && numbers.least >= -9 && numbers.largest <= LARGEST_CODE);
}

/** Words, neither numbers nor dates. */
export function isWords(column: ColumnSample): boolean {
  return column.numbers === undefined && column.dates === undefined;
}

/** Numbers, nearly all from `least` to `largest`: a typing error moves a decimal point. */
export function isNumberWithin({ numbers, values }: ColumnSample, least: number, largest: number): boolean {
  if (!numbers) return false;
  const within = values.map(numberOf).filter((number) => number >= least && number <= largest);
  return within.length >= NEARLY_ALL * values.length;
}

/** Words, or numbers without a decimal point: nobody has 3.4 of a disease. */
export function hasNoDecimals({ numbers }: ColumnSample): boolean {
  return numbers === undefined || numbers.areWhole;
}
