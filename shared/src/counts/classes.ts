/** The rows of a table divided into classes that agree on all given columns: exact, for any number of columns and of values. */
import type { Codes } from '../table/index.ts';
import { blockRows, boundColumns, type CodedColumn } from './codedColumns.ts';
import { advancing } from './progress.ts';
import { type OpenRows, planStep, setSingletonsAside, takeStep } from './refinement.ts';
import type { RowClasses } from './types.ts';

/**
 * Refines the one class of all rows by as many columns at a time as one 32-bit key holds, columns of many values first.
 * A row that is alone in its class is done with, as most rows are after a step or two (stripped partitions).
 * The same columns give the same class numbers. Yields how many rows were handled so far, over all steps.
 */
export function* countClasses(columns: readonly Codes[], rows: number): Generator<number, RowClasses> {
  const classOfRow = new Uint32Array(rows);
  if (rows === 0) return { classOfRow, sizeOfClass: new Uint32Array(0), classCount: 0 };
  if (columns.length === 0) return { classOfRow, sizeOfClass: Uint32Array.of(rows), classCount: 1 };

  const progress = { done: 0 };
  const bounded = yield* boundColumns(columns, rows);
  let pending: readonly CodedColumn[] = bounded.sort((a, b) => b.limit - a.limit);
  let open: OpenRows = { rows: undefined, classes: classOfRow, classCount: 1 };
  let settled = 0;
  while (open.classes.length > 0) {
    const step = yield* advancing(progress, planStep(pending, open));
    const sizes = yield* advancing(progress, takeStep(step, open, rows));
    pending = step.left;
    if (pending.length === 0) {
      yield* advancing(progress, settle(open, classOfRow, settled));
      return withSizes(classOfRow, settled, sizes);
    }
    const before = open.classes.length;
    open = yield* advancing(progress, setSingletonsAside(open, sizes, classOfRow, settled));
    settled += before - open.classes.length;
  }
  return withSizes(classOfRow, settled, new Uint32Array(0));
}

/** First the settled classes, of one row each, then the others. */
function withSizes(classOfRow: Uint32Array, settled: number, sizes: Uint32Array): RowClasses {
  const sizeOfClass = new Uint32Array(settled + sizes.length).fill(1, 0, settled);
  sizeOfClass.set(sizes, settled);
  return { classOfRow, sizeOfClass, classCount: sizeOfClass.length };
}

/** Writes the classes of the rows that are still open, numbered after the `settled` ones. */
function* settle(open: OpenRows, classOfRow: Uint32Array, settled: number): Generator<number, void> {
  const { rows, classes } = open;
  if (rows === undefined) return;
  for (let from = 0; from < rows.length; from += blockRows) {
    const to = Math.min(rows.length, from + blockRows);
    for (let i = from; i < to; i++) classOfRow[rows[i]] = settled + classes[i];
    yield to;
  }
}
