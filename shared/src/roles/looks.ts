/** What a column looks like at a glance, for detectors that go by its header. */
import { longestPhrase, phrasesOf } from './header.ts';
import { numberOf } from './numbers.ts';
import type { ColumnSample } from './sample.ts';

/** Characters of a category, on average; longer ones are sentences. */
const LONGEST_CATEGORY = 60;
const LARGEST_CODE = 99_999;
/** `-99` stands for no answer. */
const LEAST_CODE = -999;
const FEW_SHARE = 0.1;
/** The share of values that have to be in range. */
const NEARLY_ALL = 0.9;
/** In so many rows, categories repeat. */
const ROWS_THAT_REPEAT = 30;
/** Ids of groups are at most so many, as a share of the rows. */
const ID_SHARE = 0.4;

/** Words, or the small whole numbers that stand for them in statistics. */
export function isCategory(column: ColumnSample): boolean {
  if (column.meanLength > LONGEST_CATEGORY || column.dates) return false;
  const { numbers } = column;
  if (numbers && column.rows >= ROWS_THAT_REPEAT && column.uniqueShare > 0.5) return false;
  if (!numbers) return true;
  // The concepts of a terminology have long numbers, and few of them occur.
  const isCode = numbers.largest <= LARGEST_CODE || column.distinct <= FEW_SHARE * column.rows;
  return numbers.areWhole && numbers.least >= LEAST_CODE && isCode;
}

const idWords = phrasesOf('id, ids, nr, no, num, number, key');

/** A category to which several belong: under a header that speaks of an id, so many that it is nobody's own. */
export function isGroup(column: ColumnSample): boolean {
  if (!isCategory(column)) return false;
  return !saysId(column) || column.distinct <= ID_SHARE * column.rows;
}

/** Whether the header speaks of an id. */
export function saysId({ header }: ColumnSample): boolean {
  return longestPhrase(header, idWords) !== undefined;
}

/** Words, neither numbers nor dates. */
export function isWords(column: ColumnSample): boolean {
  return column.numbers === undefined && column.dates === undefined;
}

/** Numbers, nearly all from `least` to `largest`: a typing error moves a decimal point. */
export function isNumberWithin({ numbers, values }: ColumnSample, least: number, largest: number): boolean {
  if (!numbers) return false;
  const within = values
    .map((value) => numberOf(value, numbers.hasDecimalComma))
    .filter((number) => number >= least && number <= largest);
  return within.length >= NEARLY_ALL * values.length;
}

/** Words, or numbers without a decimal point: nobody has 3.4 of a disease. */
export function hasNoDecimals({ numbers }: ColumnSample): boolean {
  return numbers === undefined || numbers.areWhole;
}
