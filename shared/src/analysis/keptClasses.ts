/** The classes of a table's rows on some columns: counted once, and kept right under edits once those are to be expected. */
import {
  type ClassIndex,
  type Counts,
  classesElsewhere,
  one,
  type RowClasses,
  rowsIn,
  type SizeHistogram,
  sizeHistogram,
} from '../counts/index.ts';
import type { Codes, TableChange } from '../table/index.ts';
import { staged, type Work } from './progress.ts';

export interface ClassOfRow {
  readonly size: number;
  /** The columns that the class was formed on, by their numbers. */
  readonly columns: readonly number[];
}

export class KeptClasses {
  readonly #counts: Counts;
  #columns: readonly number[] = [];
  #classes: RowClasses | undefined;
  #index: ClassIndex | undefined;
  /** From an engine that only counts. */
  #sizes: SizeHistogram | undefined;

  constructor(counts: Counts) {
    this.#counts = counts;
  }

  /** The classes on these columns, by their numbers, and how many there are of each size. */
  *on(columns: readonly number[]): Work<{ classes: RowClasses; sizes: SizeHistogram }> {
    const isSame = columns.length === this.#columns.length && columns.every((column, i) => column === this.#columns[i]);
    if (!isSame) {
      this.#classes = undefined;
      this.#index = undefined;
      this.#sizes = undefined;
    }
    this.#columns = columns;
    const { rows } = this.#counts;
    if (!rows) return { classes: classesElsewhere, sizes: yield* this.#counted() };
    const classes =
      this.#index?.classes ?? this.#classes ?? (yield* staged('classes', rows.rowCount, rows.classes(columns)));
    this.#classes = classes;
    return { classes, sizes: this.#index?.histogram() ?? sizeHistogram(classes) };
  }

  *#counted(): Work<SizeHistogram> {
    const counting = one(this.#counts.classSizes([{ columns: this.#columns, missing: 'value' }]));
    this.#sizes ??= yield* staged('classes', this.#counts.rowCount, counting);
    return this.#sizes;
  }

  /** Afterwards an edited cell costs the same however long the file is. */
  *prepareForEdits(): Work<void> {
    if (this.#index || !this.#classes) return;
    const rows = rowsIn(this.#counts);
    this.#index = yield* staged('classes', rows.rowCount, rows.index(this.#columns, this.#classes));
    this.#classes = this.#index.classes;
  }

  apply({ row, removed, inserted }: TableChange): void {
    this.#classes = undefined;
    if (!this.#index) return;
    const edited = (column: Codes) => Uint32Array.from({ length: inserted }, (_, r) => column.at(row + r));
    const codes = rowsIn(this.#counts).codes(this.#columns).map(edited);
    this.#index.replaceRows(row, removed, inserted, codes);
  }

  /** If it is known without further work. */
  ofRow(row: number): ClassOfRow | undefined {
    if (this.#index) return { size: this.#index.sizeOfRow(row), columns: this.#columns };
    if (!this.#classes) return undefined;
    const { classOfRow, sizeOfClass } = this.#classes;
    return { size: sizeOfClass[classOfRow[row]], columns: this.#columns };
  }
}
