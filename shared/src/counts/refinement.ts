/** One step of dividing rows into classes: which columns it takes, the new class of each open row, and the rows it settles. */

import { directNumbering, type Numbering, pairNumbering, wordNumbering } from '../hashing/index.ts';
import { appendDigit, blockRows, type CodedColumn } from './codedColumns.ts';

/** Keys are 32-bit numbers: one step takes columns as long as the product of their limits stays within. */
const keyLimit = 2 ** 32;
/** A table with an entry for every key pays while it stays in the cache. */
const directLimit = 2 ** 21;

/** The rows that are still to be divided, ascending, with the class of each so far. */
export interface OpenRows {
  /** Undefined stands for all rows of the table. */
  readonly rows: Uint32Array | undefined;
  /** Parallel to `rows`; a step overwrites it. */
  readonly classes: Uint32Array;
  readonly classCount: number;
}

interface Step {
  readonly taken: readonly CodedColumn[];
  readonly left: readonly CodedColumn[];
  /** Whether the class so far is the first digit of the key. */
  readonly classInKey: boolean;
  readonly mostClasses: number;
  readonly numbering: Numbering;
}

/** Chooses the columns of the next step and the cheapest table for their keys. */
export function* planStep(pending: readonly CodedColumn[], open: OpenRows): Generator<number, Step> {
  const product = pending.reduce((all, column) => all * column.limit, open.classCount);
  // In the first step all rows are in class 0, which takes no room in a key.
  const classInKey = open.rows === undefined || product <= keyLimit;
  let keys = classInKey ? open.classCount : 1;
  const taken: CodedColumn[] = [];
  const left: CodedColumn[] = [];
  for (const column of pending) {
    const fits = keys * column.limit <= keyLimit;
    if (fits) keys *= column.limit;
    (fits ? taken : left).push(column);
  }
  const openRows = open.classes.length;
  const mostClasses = classInKey ? Math.min(keys, openRows) : openRows;
  const direct = classInKey && keys <= Math.min(directLimit, Math.max(4096, openRows * 4));
  const hashed = classInKey ? wordNumbering : pairNumbering;
  const numbering = yield* direct ? directNumbering(keys) : hashed(mostClasses);
  return { taken, left, classInKey, mostClasses, numbering };
}

/** Gives each open row its class after the step and returns the sizes of these classes. Yields the rows done. */
export function* takeStep(step: Step, open: OpenRows, rows: number): Generator<number, Uint32Array> {
  const sizes = new Uint32Array(step.mostClasses);
  const keys = new Uint32Array(Math.min(rows, blockRows));
  const buffer = new Uint32Array(keys.length);
  let classCount = 0;
  let start = 0;
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    const end = open.rows === undefined ? to : firstAtLeast(open.rows, to, start);
    const chosen = open.rows?.subarray(start, end);
    const classes = open.classes.subarray(start, end);
    keys.fill(0);
    if (step.classInKey && chosen !== undefined) keys.set(classes);
    for (const column of step.taken) appendDigit(keys, column, from, to, chosen, buffer);
    classCount = step.numbering(classes, keys, classes, classCount);
    countInto(sizes, classes);
    start = end;
    yield to;
  }
  return sizes.subarray(0, classCount);
}

function countInto(sizes: Uint32Array, classes: Uint32Array): void {
  for (let i = 0; i < classes.length; i++) sizes[classes[i]]++;
}

/** The first place from `start` on whose value is at least `value`, in ascending values. */
function firstAtLeast(values: Uint32Array, value: number, start: number): number {
  let low = start;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Settles the rows that are alone in their class, as classes from `settled` on, and returns the others as still open.
 * Overwrites `sizes`. `open.classes` may be `classOfRow` itself: a row is read before it is written.
 */
export function* setSingletonsAside(
  open: OpenRows,
  sizes: Uint32Array,
  classOfRow: Uint32Array,
  settled: number,
): Generator<number, OpenRows> {
  let classCount = 0;
  let singletons = 0;
  for (let from = 0; from < sizes.length; from += blockRows) {
    const block = sizes.subarray(from, from + blockRows);
    const before = classCount;
    classCount = renumberShared(block, before);
    singletons += block.length - (classCount - before);
    yield 0;
  }
  const rows = new Uint32Array(open.classes.length - singletons);
  const classes = new Uint32Array(rows.length);
  let kept = 0;
  for (let from = 0; from < open.classes.length; from += blockRows) {
    const to = Math.min(open.classes.length, from + blockRows);
    kept = keepShared(from, to, kept);
    yield to;
  }
  return { rows, classes, classCount };

  function keepShared(from: number, to: number, keptBefore: number): number {
    let next = keptBefore;
    for (let i = from; i < to; i++) {
      const row = open.rows === undefined ? i : open.rows[i];
      const number = sizes[open.classes[i]];
      if (number === 0) {
        classOfRow[row] = settled + i - next;
      } else {
        rows[next] = row;
        classes[next++] = number - 1;
      }
    }
    return next;
  }
}

/** Replaces the size of a class by its new number + 1, or by 0 where one row is alone. Returns the numbers given so far. */
function renumberShared(sizes: Uint32Array, given: number): number {
  let last = given;
  for (let i = 0; i < sizes.length; i++) sizes[i] = sizes[i] === 1 ? 0 : ++last;
  return last;
}
