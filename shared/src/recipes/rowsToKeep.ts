/** The rows that a recipe keeps: those of classes with enough rows, and with enough values of a sensitive column or enough people. */
import { staged, type Work } from '../analysis/index.ts';
import { countsOfColumns } from '../counts/index.ts';
import type { Column } from '../table/index.ts';

interface RowsToKeep {
  /** Row → 1, or 0 if it goes. */
  readonly isKept: Uint8Array;
  readonly gone: number;
}

/** Each class is to have so many values of a column. */
export interface ValuesAsked {
  readonly column: Column;
  readonly least: number;
}

const ROWS_A_STEP = 65_536;

/** Classes are formed on the columns; each has k rows, and the values that are asked for. */
export function* rowsToKeep(
  columns: readonly Column[],
  rows: number,
  k: number,
  asked: readonly ValuesAsked[],
): Work<RowsToKeep> {
  const counts = countsOfColumns([...columns, ...asked.map(({ column }) => column)], rows).rows;
  const classes = yield* staged('classes', rows, counts.classes([...columns.keys()]));
  const { classOfRow, sizeOfClass, classCount } = classes;
  const isFine = new Uint8Array(classCount);
  for (let one = 0; one < classCount; one++) isFine[one] = sizeOfClass[one] >= k ? 1 : 0;
  for (const [i, { least }] of asked.entries()) {
    const { starts } = yield* staged('classes', rows, counts.sensitiveIn(classes, columns.length + i));
    for (let one = 0; one < classCount; one++) if (starts[one + 1] - starts[one] < least) isFine[one] = 0;
  }
  const isKept = new Uint8Array(rows);
  let kept = 0;
  for (let row = 0; row < rows; row++) {
    if (row % ROWS_A_STEP === ROWS_A_STEP - 1) yield { stage: 'rows', share: row / rows };
    isKept[row] = isFine[classOfRow[row]];
    kept += isKept[row];
  }
  return { isKept, gone: rows - kept };
}
