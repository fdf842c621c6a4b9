/** What the rows of each class have in common: how often their values, and their pairs of values, occur in the table. */

import type { IndexedColumn, RowClasses, RowCounts } from '../counts/index.ts';
import { staged, type Work } from './progress.ts';

const blockRows = 16384;

/** Class → one of its rows; of a class without rows row 0, which is none of its. */
export function* rowOfClasses({ classOfRow, classCount }: RowClasses): Work<Uint32Array> {
  const rowOfClass = new Uint32Array(classCount);
  yield* inBlocks(classOfRow.length, (row) => {
    rowOfClass[classOfRow[row]] = row;
  });
  return rowOfClass;
}

/** Class → frequency of the value that its rows have in the column. */
export function* frequencyOfClasses(
  { values, frequencies }: IndexedColumn,
  rowOfClass: Uint32Array,
): Work<Uint32Array> {
  const result = new Uint32Array(rowOfClass.length);
  yield* inBlocks(result.length, (one) => {
    result[one] = frequencies[values[rowOfClass[one]]];
  });
  return result;
}

/** Class → number of rows of the table that hold both values that its rows have in two columns. */
export function* pairCountOfClasses(rows: RowCounts, a: number, b: number, rowOfClass: Uint32Array): Work<Uint32Array> {
  const pairs = yield* staged('classes', rows.rowCount, rows.classes([a, b]));
  const result = new Uint32Array(rowOfClass.length);
  yield* inBlocks(result.length, (one) => {
    result[one] = pairs.sizeOfClass[pairs.classOfRow[rowOfClass[one]]];
  });
  return result;
}

/** Does something for each number below `end`, some thousands of them at a time. */
export function* inBlocks(end: number, act: (number: number) => void, block = blockRows): Work<void> {
  for (let from = 0; from < end; from += block) {
    const to = Math.min(end, from + block);
    for (let number = from; number < to; number++) act(number);
    yield { stage: 'classes', share: to / end };
  }
}
