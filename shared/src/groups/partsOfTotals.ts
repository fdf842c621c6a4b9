/** Columns of counts under a name of their own beside a total that is never smaller: how many of so many. */
import type { ColumnForm } from '../roles/index.ts';
import type { Column } from '../table/index.ts';
import { countNounOf, isMeasureWord } from './countWords.ts';
import { readCount } from './readCount.ts';
import { saysTotal } from './totalWords.ts';

const none: ReadonlySet<string> = new Set();
/** Fewer different numbers are codes of something. */
const FEWEST = 6;
/** A part of a total comes near it somewhere. */
const LEAST_REACHED = 0.2;
const BLOCK = 4096;

/** Column numbers. Yields the number of rows looked at. */
export function* partsOfTotals(
  columns: readonly Column[],
  forms: readonly ColumnForm[],
  counted: ReadonlySet<number>,
): Generator<number, readonly number[]> {
  const total = [...counted].find((column) => saysTotal(forms[column].header.name) || isN(forms[column]));
  if (total === undefined) return [];
  const totals = valuesOf(columns[total]);
  const parts: number[] = [];
  for (const [i, form] of forms.entries()) {
    if (counted.has(i) || !mayBePart(form) || isNumbered(columns[i])) continue;
    if (yield* isPart(columns[i], columns[total], totals)) parts.push(i);
  }
  return parts;
}

const isN = ({ header }: ColumnForm) => /^(?:n|tot|denominator|nenner|tested|at.?risk)$/i.test(header.name.trim());

function mayBePart({ header, numbers, distinct }: ColumnForm): boolean {
  if (!numbers?.areWhole || numbers.least < 0 || distinct < FEWEST || isMeasureWord(header)) return false;
  return countNounOf(header) === undefined && !/year|age|time|date|month|id$|code/i.test(header.name);
}

/** Each number as often as any other, and more than once: strata, not how many. */
function isNumbered({ dictionary }: Column): boolean {
  const often = dictionary.count(1);
  if (often < 2) return false;
  for (let code = 2; code < dictionary.size; code++) if (Math.abs(dictionary.count(code) - often) > 1) return false;
  return true;
}

function* isPart(part: Column, total: Column, totals: Float64Array): Generator<number, boolean> {
  const values = valuesOf(part);
  const rows = part.codes.length;
  let reached = 0;
  for (let row = 0; row < rows; row++) {
    if (row % BLOCK === 0) yield row;
    const value = values[part.codes.at(row)];
    const whole = totals[total.codes.at(row)];
    if (Number.isNaN(value) || Number.isNaN(whole)) continue;
    if (value > whole) return false;
    if (whole > 0) reached = Math.max(reached, value / whole);
  }
  return reached >= LEAST_REACHED;
}

/** Code → number. */
function valuesOf({ dictionary }: Column): Float64Array {
  const values = new Float64Array(dictionary.size).fill(Number.NaN);
  for (let code = 1; code < dictionary.size; code++) {
    const cell = readCount(dictionary.text(code).slice(0, 32), none);
    if (cell.is === 'count') values[code] = cell.value;
  }
  return values;
}
