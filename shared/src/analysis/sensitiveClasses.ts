/** What joining the crowd does not hide: classes whose rows share a sensitive value, and classes that are unlike the file. */
import { type RowClasses, type SensitiveValues, sensitiveValues } from '../counts/index.ts';
import { distinctDiversity, equalCloseness, orderedCloseness } from '../measures/diversity/index.ts';
import type { Column } from '../table/index.ts';
import { naturalOrder } from './naturalOrder.ts';
import { staged, type Work } from './progress.ts';
import { sortInSteps } from './sortInSteps.ts';

const BLOCK = 16_384;

export interface SensitiveClasses {
  /** The number of the sensitive column. */
  readonly column: number;
  /** ℓ: the fewest distinct values of a class. */
  readonly l: number;
  /** t: how far the values of a class are from those of the file; by their order if they are numbers. */
  readonly t: number;
  /** Classes of two rows or more with fewer distinct values than the target ℓ, those with the most rows first. */
  readonly homogeneous: readonly { readonly firstRow: number; readonly rows: number; readonly distinct: number }[];
}

/** The smallest ℓ and the largest t; undefined without a sensitive column. */
export function worstOf(columns: readonly SensitiveClasses[]): { l: number | undefined; t: number | undefined } {
  if (columns.length === 0) return { l: undefined, t: undefined };
  return { l: Math.min(...columns.map(({ l }) => l)), t: Math.max(...columns.map(({ t }) => t)) };
}

export function* sensitiveClasses(
  columns: readonly Column[],
  column: number,
  classes: RowClasses,
  l: number,
): Work<SensitiveClasses> {
  const { codes, dictionary } = columns[column];
  const rows = codes.length;
  const values = yield* staged('classes', rows, sensitiveValues(classes, codes, dictionary.size));
  const order = yield* staged('classes', 0, naturalOrder(dictionary));
  const closeness = order.areNumbers ? orderedCloseness(values, order.codes) : equalCloseness(values);
  return {
    column,
    l: yield* staged('classes', rows, distinctDiversity(values)),
    t: yield* staged('classes', rows, closeness),
    homogeneous: yield* staged('classes', rows, homogeneousClasses(values, classes, l)),
  };
}

function* homogeneousClasses(
  { starts }: SensitiveValues,
  { classOfRow, sizeOfClass, classCount }: RowClasses,
  l: number,
): Generator<number, SensitiveClasses['homogeneous']> {
  const rows = classOfRow.length;
  const firstRows = new Uint32Array(classCount).fill(rows);
  for (let from = 0; from < rows; from += BLOCK) {
    for (let row = from; row < Math.min(from + BLOCK, rows); row++) {
      if (firstRows[classOfRow[row]] === rows) firstRows[classOfRow[row]] = row;
    }
    yield from;
  }
  const found: SensitiveClasses['homogeneous'][number][] = [];
  for (let one = 0; one < classCount; one++) {
    if (one % BLOCK === 0) yield rows;
    const distinct = starts[one + 1] - starts[one];
    const size = sizeOfClass[one];
    // A row that is alone is told of as such.
    if (size >= 2 && distinct < Math.min(l, size)) found.push({ firstRow: firstRows[one], rows: size, distinct });
  }
  return yield* sortInSteps(found, (a, b) => b.rows - a.rows || a.firstRow - b.firstRow);
}
