/** Columns made of the rows of a sheet: where the table begins, what names its columns, and where each row stands. */
import { type Column, ColumnBuilder, type Columns, judgeHeader } from '@quasi/shared/table';
import type { FileReadingOptions } from '../../files/index.ts';
import type { Places } from '../reader.ts';
import { cellNames } from './cellNames.ts';
import type { SheetRow } from './sheetRows.ts';
import { tableStart } from './tableStart.ts';

/** Rows that the beginning of a table is judged by. */
const HEAD = 100;
/** Cells that are put in columns in one go. */
const BLOCK = 16_384;

interface Building {
  /** From 0, in the sheet. */
  readonly place: number;
  readonly heading: string;
  readonly builder: ColumnBuilder;
  /** Of the rows that are not in the builder yet. */
  texts: (string | undefined)[];
  /** Rows that are in it. */
  rows: number;
}

export class SheetTable {
  /** The first rows, until it is known where the table begins. */
  #head: SheetRow[] | undefined = [];
  readonly #columns = new Map<number, Building>();
  #rowNumbers = new Uint32Array(1024);
  #rowCount = 0;
  /** Rows that stand in blocks. */
  #waiting = 0;
  #areNamed = false;
  /** A table of one column may have empty cells in it; in any other an empty row says nothing. */
  #isOneColumn = false;

  constructor(private readonly options: FileReadingOptions) {}

  get rowCount(): number {
    return this.#rowCount;
  }

  *add(rows: readonly SheetRow[]): Generator<void, void> {
    let rest = rows;
    if (this.#head) {
      this.#head.push(...rows);
      if (this.#head.length < HEAD) return;
      rest = this.#begin(this.#head);
    }
    yield* this.#addRows(rest);
  }

  *finish(sheet: string): Generator<void, { table: Columns; places: Places }> {
    if (this.#head) yield* this.#addRows(this.#begin(this.#head));
    yield* this.#flush();
    const building = [...this.#columns.values()].sort((a, b) => a.place - b.place);
    const columns: Column[] = [];
    for (const [index, column] of building.entries()) {
      if (column.rows < this.#rowCount) yield* this.#fill(column);
      const name = (this.#areNamed && column.heading.trim()) || `column ${index + 1}`;
      const { columns: wanted } = this.options;
      if (!wanted || wanted.includes(name)) columns.push({ ...column.builder.column(), index, name });
    }
    const placeOf = (column: number | undefined) => building[columns[column ?? -1]?.index ?? 0]?.place ?? 0;
    return {
      table: { columns, width: building.length, rowCount: this.#rowCount, areNamed: this.#areNamed },
      places: cellNames(sheet, this.#rowNumbers.subarray(0, this.#rowCount), placeOf),
    };
  }

  /** Decides what the first rows are, and returns those that are data. */
  #begin(all: readonly SheetRow[]): readonly SheetRow[] {
    this.#head = undefined;
    const { skip } = this.options;
    const start =
      skip === undefined
        ? tableStart(all, (row) => areSureNames(verdictOn(all.slice(row), this.options)))
        : all.filter(({ number }) => number <= skip).length;
    const rows = all.slice(start);
    this.#isOneColumn = usedPlaces(rows).length === 1;
    const verdict = verdictOn(rows, this.options);
    this.#areNamed = areSureNames(verdict);
    const [first] = rows;
    if (!verdict.header || !first) return rows;
    for (const [i, place] of first.places.entries()) this.#columnAt(place, first.texts[i]);
    return rows.slice(1);
  }

  *#addRows(rows: readonly SheetRow[]): Generator<void, void> {
    for (const row of rows) {
      const last = this.#rowNumbers[this.#rowCount - 1] ?? row.number;
      if (this.#isOneColumn && this.#rowCount > 0) for (let gap = last + 1; gap < row.number; gap++) this.#next(gap);
      this.#next(row.number);
      for (const [i, place] of row.places.entries()) {
        const column = this.#columnAt(place);
        column.texts[this.#rowCount - column.rows - 1] = row.texts[i];
      }
      if (this.#waiting * this.#columns.size >= BLOCK) yield* this.#flush();
    }
  }

  #next(number: number): void {
    if (this.#rowCount === this.#rowNumbers.length) {
      const grown = new Uint32Array(2 * this.#rowCount);
      grown.set(this.#rowNumbers);
      this.#rowNumbers = grown;
    }
    this.#rowNumbers[this.#rowCount++] = number;
    this.#waiting++;
  }

  #columnAt(place: number, heading = ''): Building {
    const found = this.#columns.get(place);
    if (found) return found;
    const builder = new ColumnBuilder(place, heading, this.options);
    const column: Building = { place, heading, builder, texts: [], rows: 0 };
    this.#columns.set(place, column);
    return column;
  }

  *#flush(): Generator<void, void> {
    for (const column of this.#columns.values()) yield* this.#fill(column);
    this.#waiting = 0;
  }

  /** Takes the texts that wait, and as many missing ones as rows have none. */
  *#fill(column: Building): Generator<void, void> {
    while (column.rows < this.#rowCount) {
      const length = Math.min(BLOCK, this.#rowCount - column.rows);
      const block = Array.from({ length }, (_, i) => column.texts[i]);
      column.texts = column.texts.slice(length);
      column.rows += length;
      yield* column.builder.append(block);
      yield;
    }
  }
}

interface Verdict {
  readonly header: boolean;
  readonly sure: boolean;
}

function areSureNames({ header, sure }: Verdict): boolean {
  return header && sure;
}

/** Whether the first row names the columns, as that is judged of a text. */
function verdictOn(rows: readonly SheetRow[], { header, statedNames }: FileReadingOptions): Verdict {
  if (header !== undefined) return { header, sure: true };
  const used = usedPlaces(rows);
  const records = rows.slice(0, HEAD).map((row) => recordOf(row, used));
  return judgeHeader(records, true, statedNames);
}

function usedPlaces(rows: readonly SheetRow[]): readonly number[] {
  return [...new Set(rows.flatMap(({ places }) => places))].sort((a, b) => a - b);
}

/** A row as a record of a text would be: one cell for each column in use. */
function recordOf({ places, texts }: SheetRow, used: readonly number[]): string[] {
  return used.map((place) => texts[places.indexOf(place)]?.trim() ?? '');
}
