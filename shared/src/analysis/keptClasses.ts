/** The classes of a table's rows on some columns: counted once, and kept right under edits once those are to be expected. */
import {
  type ClassIndex,
  countClasses,
  indexClasses,
  type RowClasses,
  type SizeHistogram,
  sizeHistogram,
} from '../counts/index.ts';
import type { Codes, Columns, TableChange } from '../table/index.ts';
import { staged, type Work } from './progress.ts';

export interface ClassOfRow {
  readonly size: number;
  /** The columns that the class was formed on, by their numbers. */
  readonly columns: readonly number[];
}

export class KeptClasses {
  readonly #table: Columns;
  #columns: readonly number[] = [];
  #classes: RowClasses | undefined;
  #index: ClassIndex | undefined;

  constructor(table: Columns) {
    this.#table = table;
  }

  /** The classes on these columns, by their numbers, and how many there are of each size. */
  *on(columns: readonly number[]): Work<{ classes: RowClasses; sizes: SizeHistogram }> {
    const isSame = columns.length === this.#columns.length && columns.every((column, i) => column === this.#columns[i]);
    if (!isSame) {
      this.#classes = undefined;
      this.#index = undefined;
    }
    this.#columns = columns;
    const rows = this.#table.rowCount;
    const classes =
      this.#index?.classes ?? this.#classes ?? (yield* staged('classes', rows, countClasses(this.#codes, rows)));
    this.#classes = classes;
    return { classes, sizes: this.#index?.histogram() ?? sizeHistogram(classes) };
  }

  /** Afterwards an edited cell costs the same however long the file is. */
  *prepareForEdits(): Work<void> {
    if (this.#index || !this.#classes) return;
    this.#index = yield* staged('classes', this.#table.rowCount, indexClasses(this.#codes, this.#classes));
    this.#classes = this.#index.classes;
  }

  apply({ row, removed, inserted }: TableChange): void {
    this.#classes = undefined;
    if (!this.#index) return;
    const codes = this.#codes.map((column) => Uint32Array.from({ length: inserted }, (_, r) => column.at(row + r)));
    this.#index.replaceRows(row, removed, inserted, codes);
  }

  /** If it is known without further work. */
  ofRow(row: number): ClassOfRow | undefined {
    if (this.#index) return { size: this.#index.sizeOfRow(row), columns: this.#columns };
    if (!this.#classes) return undefined;
    const { classOfRow, sizeOfClass } = this.#classes;
    return { size: sizeOfClass[classOfRow[row]], columns: this.#columns };
  }

  get #codes(): Codes[] {
    return this.#columns.map((column) => this.#table.columns[column].codes);
  }
}
