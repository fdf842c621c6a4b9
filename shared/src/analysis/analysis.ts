/**
 * What is known of one table, worked out when it is asked for and kept until an edit makes it untrue.
 *
 * This is the only place that decides when something is computed. All long work is a generator, so that a server can run
 * it in slices and drop it, and a command line can run it to its end.
 */
import type { Settings } from '../config/index.ts';
import {
  type ClassIndex,
  countClasses,
  indexClasses,
  type RowClasses,
  type SizeHistogram,
  sizeHistogram,
} from '../counts/index.ts';
import { anonymity, overallRisk, rowsBelow, uniqueRows } from '../measures/index.ts';
import { type Cell, cellsOfRecord, type Table, type TableChange, type TextSource } from '../table/index.ts';
import type { ClassFacts, ClassRisk, ColumnProfile, ProfileFacts, StructureFacts } from './facts.ts';
import { findFlaws } from './flaws.ts';
import { profileColumn } from './profile.ts';
import { partOfStage, staged, type Work } from './progress.ts';
import { chooseQuasiIdentifiers } from './quasiIdentifiers.ts';
import { worstRows } from './worstRows.ts';

/** Where a table's text comes from. */
export interface Origin {
  readonly kind: 'editor' | 'disk';
  /** What a file on disk is encoded in. */
  readonly encoding?: string;
  readonly text: TextSource;
}

export class Analysis {
  readonly table: Table;
  readonly settings: Settings;
  readonly #origin: Origin;
  #structure: StructureFacts | undefined;
  #profiles: (ColumnProfile | undefined)[];
  #profileFacts: ProfileFacts | undefined;
  #classes: RowClasses | undefined;
  #classFacts: ClassFacts | undefined;
  /** The columns `#classes` is about. */
  #classColumns: readonly number[] = [];
  /** Keeps the classes right under edits; made once a first edit is to be expected. */
  #index: ClassIndex | undefined;

  constructor(table: Table, settings: Settings, origin: Origin) {
    this.table = table;
    this.settings = settings;
    this.#origin = origin;
    this.#profiles = table.columns.map(() => undefined);
  }

  *structure(): Work<StructureFacts> {
    if (this.#structure) return this.#structure;
    const { table, settings } = this;
    const { kind, encoding } = this.#origin;
    const flaws = yield* staged('reading', table.recordCount, findFlaws(table));
    this.#structure = {
      table,
      settings,
      origin: kind,
      encoding,
      cellsOf: (record) => this.cellsOf(record),
      flaws,
    };
    return this.#structure;
  }

  *profile(): Work<ProfileFacts> {
    if (this.#profileFacts) return this.#profileFacts;
    const structure = yield* this.structure();
    const { columns } = this.table;
    for (const [i, column] of columns.entries()) {
      const profiling = staged('columns', column.dictionary.size, profileColumn(column));
      this.#profiles[i] ??= yield* partOfStage(profiling, i, columns.length);
      yield { stage: 'columns', share: (i + 1) / columns.length };
    }
    const profiles = this.#profiles as ColumnProfile[];
    const choice = chooseQuasiIdentifiers(this.table, profiles, this.settings);
    this.#profileFacts = { ...structure, profiles: [...profiles], ...choice };
    return this.#profileFacts;
  }

  *classes(): Work<ClassFacts> {
    if (this.#classFacts) return this.#classFacts;
    const profile = yield* this.profile();
    const { table, settings } = this;
    if (!sameNumbers(profile.quasiIdentifiers, this.#classColumns)) this.#forgetClasses();
    this.#classColumns = profile.quasiIdentifiers;
    const columns = this.#classColumns.map((column) => table.columns[column]);
    const rows = table.rowCount;
    this.#classes ??=
      this.#index?.classes ??
      (yield* staged(
        'classes',
        rows,
        countClasses(
          columns.map(({ codes }) => codes),
          rows,
        ),
      ));
    const sizes = this.#index?.histogram() ?? sizeHistogram(this.#classes);
    const risk = rows > 0 && columns.length > 0 ? classRisk(sizes, settings.k) : undefined;
    const worst = yield* staged('rows', rows, worstRows(columns, this.#classes, settings.k, settings.maxRowFindings));
    this.#classFacts = { ...profile, classes: this.#classes, sizes, risk, worstRows: worst };
    return this.#classFacts;
  }

  /** Makes ready for edits: afterwards an edited cell costs the same however long the file is. */
  *prepareForEdits(): Work<void> {
    const { classes } = yield* this.classes();
    if (this.#index) return;
    const columns = this.#classColumns.map((column) => this.table.columns[column].codes);
    this.#index = yield* staged('classes', this.table.rowCount, indexClasses(columns, classes));
    this.#classes = this.#index.classes;
  }

  /** Takes note of a change the table has undergone. */
  apply({ record, removed, inserted, columns }: TableChange): void {
    const { table } = this;
    this.#structure = undefined;
    this.#profileFacts = undefined;
    this.#classFacts = undefined;
    this.#classes = undefined;
    for (const column of columns) this.#profiles[column] = undefined;
    if (!this.#index) return;
    const headerTouched = record < table.headerRecords ? 1 : 0;
    const row = record + headerTouched - table.headerRecords;
    const codes = this.#classColumns.map((column) =>
      Uint32Array.from({ length: inserted - headerTouched }, (_, r) => table.columns[column].codes.at(row + r)),
    );
    this.#index.replaceRows(row, removed - headerTouched, inserted - headerTouched, codes);
  }

  /** What is known without further work; facts of before an edit are not. */
  get known(): { readonly profile: ProfileFacts | undefined; readonly classes: ClassFacts | undefined } {
    return { profile: this.#profileFacts, classes: this.#classFacts };
  }

  /** The size of a row's class and the columns it was formed on, if that is known without further work. */
  classOfRow(row: number): { readonly size: number; readonly columns: readonly number[] } | undefined {
    if (this.#index) return { size: this.#index.sizeOfRow(row), columns: this.#classColumns };
    if (!this.#classes) return undefined;
    const { classOfRow, sizeOfClass } = this.#classes;
    return { size: sizeOfClass[classOfRow[row]], columns: this.#classColumns };
  }

  /** The cells of a record, by reading its bytes again. */
  cellsOf(record: number): Cell[] {
    return cellsOfRecord(this.table, this.#origin.text, record);
  }

  #forgetClasses(): void {
    this.#classes = undefined;
    this.#index = undefined;
  }
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((number, i) => number === b[i]);
}

function classRisk(sizes: SizeHistogram, target: number): ClassRisk {
  return {
    k: anonymity(sizes),
    uniqueRows: uniqueRows(sizes),
    rowsBelow: rowsBelow(sizes, target),
    orr: overallRisk(sizes),
  };
}
