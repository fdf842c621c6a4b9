/** Classes kept right under edits: a changed row leaves its class and finds or founds another, whatever the number of rows. */

import { freshTable, slotCount } from '../hashing/index.ts';
import type { Codes } from '../table/index.ts';
import { blockRows } from './codedColumns.ts';
import { advancing } from './progress.ts';
import { frequencyHistogram, histogramOf } from './sizes.ts';
import { roomFor, TupleTable } from './tupleTable.ts';
import type { RowClasses, SizeHistogram } from './types.ts';

export class ClassIndex {
  readonly #tuples: TupleTable;
  readonly #tuple: Uint32Array;
  #classOfRow: Uint32Array;
  #rows: number;
  /** Class → rows; an emptied class stays, so that undoing an edit finds it again. */
  #sizeOfClass: Uint32Array;
  /** Size → how many classes have it. */
  readonly #classesOfSize = new Map<number, number>();

  /** Takes over the arrays it is given: use `indexClasses`. */
  constructor(tuples: TupleTable, width: number, classOfRow: Uint32Array, sizeOfClass: Uint32Array) {
    this.#tuples = tuples;
    this.#tuple = new Uint32Array(width);
    this.#classOfRow = classOfRow;
    this.#rows = classOfRow.length;
    this.#sizeOfClass = sizeOfClass;
    const { sizes, counts } = frequencyHistogram(sizeOfClass);
    for (let i = 0; i < sizes.length; i++) this.#classesOfSize.set(sizes[i], counts[i]);
  }

  /** Views that the next change may replace. */
  get classes(): RowClasses {
    const classCount = this.#tuples.size;
    return {
      classOfRow: this.#classOfRow.subarray(0, this.#rows),
      sizeOfClass: this.#sizeOfClass.subarray(0, classCount),
      classCount,
    };
  }

  histogram(): SizeHistogram {
    return histogramOf(this.#classesOfSize);
  }

  sizeOfRow(row: number): number {
    return this.#sizeOfClass[this.#classOfRow[row]];
  }

  /**
   * Replaces `removed` rows at `row` by `inserted` ones; `codes` holds, for each column, the codes of the inserted rows.
   * Memory moves only if the two numbers differ.
   */
  replaceRows(row: number, removed: number, inserted: number, codes: readonly Uint32Array[]): void {
    for (let i = 0; i < removed; i++) this.#resize(this.#classOfRow[row + i], -1);
    this.#makeRoom(row, removed, inserted);
    for (let i = 0; i < inserted; i++) {
      for (let column = 0; column < this.#tuple.length; column++) this.#tuple[column] = codes[column][i];
      const classNumber = this.#tuples.numberOf(this.#tuple);
      this.#classOfRow[row + i] = classNumber;
      this.#resize(classNumber, 1);
    }
  }

  #makeRoom(row: number, removed: number, inserted: number): void {
    if (removed === inserted) return;
    const rows = this.#rows + inserted - removed;
    if (rows > this.#classOfRow.length) this.#classOfRow = enlarged(this.#classOfRow, rows);
    this.#classOfRow.copyWithin(row + inserted, row + removed, this.#rows);
    this.#rows = rows;
  }

  #resize(classNumber: number, by: 1 | -1): void {
    if (classNumber >= this.#sizeOfClass.length) this.#sizeOfClass = enlarged(this.#sizeOfClass, classNumber + 1);
    const size = this.#sizeOfClass[classNumber];
    this.#sizeOfClass[classNumber] = size + by;
    this.#countClass(size, -1);
    this.#countClass(size + by, 1);
  }

  #countClass(size: number, by: 1 | -1): void {
    if (size === 0) return;
    const count = (this.#classesOfSize.get(size) ?? 0) + by;
    if (count === 0) this.#classesOfSize.delete(size);
    else this.#classesOfSize.set(size, count);
  }
}

function enlarged(array: Uint32Array, length: number): Uint32Array {
  const larger = new Uint32Array(roomFor(length));
  larger.set(array);
  return larger;
}

/** Makes the index of `classes`, as `countClasses` gave them for these columns. Yields the rows and classes handled. */
export function* indexClasses(columns: readonly Codes[], classes: RowClasses): Generator<number, ClassIndex> {
  const { classCount } = classes;
  const rows = classes.classOfRow.length;
  const width = columns.length;
  const classOfRow = new Uint32Array(rows);
  const codes = new Uint32Array(roomFor(classCount) * width);
  const seen = new Uint8Array(classCount);
  const buffer = new Uint32Array(Math.min(rows, blockRows));
  const founders = new Uint32Array(buffer.length);
  let classesFound = 0;
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    classOfRow.set(classes.classOfRow.subarray(from, to), from);
    const found = founders.subarray(0, foundersIn(classOfRow, from, to, seen, founders));
    for (let column = 0; column < width && found.length > 0; column++) {
      columns[column].copyTo(buffer, from, to);
      for (let i = 0; i < found.length; i++) codes[classOfRow[found[i]] * width + column] = buffer[found[i] - from];
      if (column % 4 === 3) yield from;
    }
    classesFound += found.length;
    yield to;
  }
  if (classesFound !== classCount) throw new Error('A class index is made from classes that all have rows.');
  const progress = { done: rows };
  const slots = yield* advancing(progress, freshTable(slotCount(roomFor(classCount))));
  const tuples = new TupleTable(width, codes, classCount, slots);
  for (let entered = 0; entered < classCount; entered += blockRows) {
    tuples.enter(Math.min(classCount, entered + blockRows));
    yield rows + entered;
  }
  const sizeOfClass = new Uint32Array(roomFor(classCount));
  sizeOfClass.set(classes.sizeOfClass.subarray(0, classCount));
  yield rows + classCount;
  return new ClassIndex(tuples, width, classOfRow, sizeOfClass);
}

/** Notes the rows that are the first of their class. */
function foundersIn(
  classOfRow: Uint32Array,
  from: number,
  to: number,
  seen: Uint8Array,
  founders: Uint32Array,
): number {
  let count = 0;
  for (let row = from; row < to; row++) {
    if (seen[classOfRow[row]] === 1) continue;
    seen[classOfRow[row]] = 1;
    founders[count++] = row;
  }
  return count;
}
