/** Classes kept right under edits: a changed row leaves its class and finds or founds another, whatever the number of rows. */
import type { Codes } from '../table/codes.ts';
import { blockRows } from './codedColumns.ts';
import { histogramOf, sizeHistogram } from './sizes.ts';
import { TupleTable } from './tupleTable.ts';
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

  /** Use `indexClasses`. */
  constructor(tuples: TupleTable, width: number, classes: RowClasses) {
    this.#tuples = tuples;
    this.#tuple = new Uint32Array(width);
    this.#classOfRow = classes.classOfRow.slice();
    this.#rows = classes.classOfRow.length;
    this.#sizeOfClass = classes.sizeOfClass.slice(0, classes.classCount);
    const { sizes, counts } = sizeHistogram(classes);
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
  const larger = new Uint32Array(Math.ceil(length * 1.25));
  larger.set(array);
  return larger;
}

/** Makes the index of `classes`, as `countClasses` gave them for these columns. Yields the rows and classes handled. */
export function* indexClasses(columns: readonly Codes[], classes: RowClasses): Generator<number, ClassIndex> {
  const { classOfRow, classCount } = classes;
  const rows = classOfRow.length;
  const width = columns.length;
  const codes = new Uint32Array(classCount * width);
  const seen = new Uint8Array(classCount);
  const buffer = new Uint32Array(Math.min(rows, blockRows));
  let classesFound = 0;
  const founders = new Uint32Array(buffer.length);
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    const found = founders.subarray(0, foundersIn(classOfRow, from, to, seen, founders));
    for (let column = 0; column < width && found.length > 0; column++) {
      columns[column].copyTo(buffer, from, to);
      for (const row of found) codes[classOfRow[row] * width + column] = buffer[row - from];
    }
    classesFound += found.length;
    yield to;
  }
  if (classesFound !== classCount) throw new Error('A class index is made from classes that all have rows.');
  const tuples = new TupleTable(width, codes, classCount);
  for (let entered = 0; entered < classCount; entered += blockRows) {
    tuples.enter(Math.min(classCount, entered + blockRows));
    yield rows + entered;
  }
  return new ClassIndex(tuples, width, classes);
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
