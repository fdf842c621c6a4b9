/** The columns by which a table of counts parts people, and whether they part the rows. */
import type { ColumnForm } from '../roles/index.ts';
import type { Column } from '../table/index.ts';
import type { Dimension } from './countTable.ts';
import { isMeasure } from './countWords.ts';
import { FirstRows } from './firstRows.ts';

/** More of them part people into groups of one, and every step costs. */
const MOST_DIMENSIONS = 24;
/** Whole numbers with so many values a row measure something, as long as the other columns are a key. */
const MANY = 0.5;
/** Remarks are no category. */
const LONGEST_CATEGORY = 80;
const FEWEST_FILLED = 0.5;
/** Rows whose groups occur nowhere else. */
const A_KEY = 0.98;

interface Key {
  readonly dimensions: readonly Dimension[];
  /** The share of distinct ones among the groups that rows are about. */
  readonly distinctShare: number;
}

/** Yields the number of rows looked at. */
export function* keyOf(
  columns: readonly Column[],
  forms: readonly ColumnForm[],
  counts: ReadonlySet<number>,
): Generator<number, Key> {
  const parts = [...columns.keys()].filter((i) => !counts.has(i) && isCategoryLike(forms[i]));
  const few = parts.filter((i) => !hasManyNumbers(forms[i]));
  const first = yield* keyFrom(columns, few);
  if (first.distinctShare >= A_KEY || few.length === parts.length) return first;
  return yield* keyFrom(columns, parts);
}

export const isKey = ({ distinctShare }: Key): boolean => distinctShare >= A_KEY;

function isCategoryLike(form: ColumnForm): boolean {
  if (form.distinct < 2 || form.meanLength > LONGEST_CATEGORY) return false;
  if (form.rows - form.missing < FEWEST_FILLED * form.rows) return false;
  return !isMeasure(form);
}

function hasManyNumbers({ numbers, distinct, rows }: ColumnForm): boolean {
  return numbers !== undefined && distinct > MANY * rows;
}

function* keyFrom(columns: readonly Column[], parts: readonly number[]): Generator<number, Key> {
  const dimensions = yield* withoutTwins(columns, parts.slice(0, MOST_DIMENSIONS));
  const rows = columns[0].codes.length;
  const seen = new FirstRows(rows);
  for (let row = 0; row < rows; row++) {
    let hash = 0;
    for (const [i, { codes }] of dimensions.entries()) hash += hashOf(i, codes[row]);
    seen.add(hash, row);
    if (row % BLOCK === 0) yield row;
  }
  return { dimensions, distinctShare: rows > 0 ? seen.size / rows : 0 };
}

const BLOCK = 2048;

/** Sums of these stay exact, so that a column can be taken out of one again. */
export function hashOf(dimension: number, code: number): number {
  let low = Math.imul(code + 1, 0x9e3779b1) ^ Math.imul(dimension + 1, 0x85ebca6b);
  low = Math.imul(low ^ (low >>> 15), 0x2c1b3c6d);
  low ^= low >>> 12;
  let high = Math.imul(low ^ Math.imul(code + 7, 0x297a2d39), 0x27d4eb2f);
  high ^= high >>> 15;
  return (high & 0xffff) * 2 ** 32 + (low >>> 0);
}

/** Columns that say the same in other words, as a code and its label do, are one dimension. */
function* withoutTwins(columns: readonly Column[], parts: readonly number[]): Generator<number, Dimension[]> {
  const kept: { part: number; twins: number[] }[] = [];
  for (const part of parts) {
    const column = columns[part];
    let isTwin = false;
    for (const each of kept) {
      const other = columns[each.part];
      if (other.dictionary.size !== column.dictionary.size || !(yield* sayTheSame(other, column))) continue;
      each.twins.push(part);
      isTwin = true;
      break;
    }
    if (!isTwin) kept.push({ part, twins: [] });
  }
  return kept.map(({ part, twins }) => {
    const { codes, dictionary } = columns[part];
    const text = (code: number) => dictionary.text(code);
    return { columns: [part, ...twins], codes: codes.view, size: dictionary.size, text };
  });
}

function* sayTheSame(one: Column, other: Column): Generator<number, boolean> {
  const partner = new Int32Array(one.dictionary.size).fill(-1);
  const back = new Int32Array(other.dictionary.size).fill(-1);
  const a = one.codes.view;
  const b = other.codes.view;
  for (let row = 0; row < a.length; row++) {
    if (partner[a[row]] < 0 && back[b[row]] < 0) {
      partner[a[row]] = b[row];
      back[b[row]] = a[row];
    } else if (partner[a[row]] !== b[row]) return false;
    if (row % BLOCK === 0) yield row;
  }
  return true;
}
