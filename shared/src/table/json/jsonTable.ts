/** The table of a JSON text: it gets a column whenever a record has a key that none had before. */
import { Codes } from '../codes.ts';
import { ColumnarTable } from '../columnarTable.ts';
import type { Dialect } from '../dialect.ts';
import { Dictionary } from '../dictionary.ts';
import { MissingTokens } from '../missing.ts';
import { isTooWide, MOST_COLUMNS, type ReadingOptions } from '../table.ts';
import type { RecordBatch } from '../tokenizer.ts';
import type { JsonForm } from './keys.ts';
import { QUOTE } from './scanValue.ts';

/** Keys name the columns; there is no record for that. */
const DIALECT: Dialect = {
  delimiter: 0x2c,
  quote: QUOTE,
  escapedBy: QUOTE,
  header: false,
  headerIsSure: true,
  trim: false,
  oneColumn: false,
  skippedLines: 0,
  skippedBytes: 0,
};

/** Rows a step in which a new column is missing. */
const ROWS_A_STEP = 4096;
/** A table of so many cells for each byte of its text, and for a start, is no table: each record has keys of its own. */
const CELLS_A_BYTE = 32;
const CELLS_TO_START = 16 * 1024 * 1024;

export class JsonTable extends ColumnarTable {
  readonly #missing: MissingTokens;
  readonly #wanted: readonly string[] | undefined;

  constructor(
    override readonly json: JsonForm,
    { missingTokens, columns }: ReadingOptions,
  ) {
    super(DIALECT);
    this.#missing = new MissingTokens(missingTokens);
    this.#wanted = columns;
  }

  override get areNamed(): boolean {
    return true;
  }

  /** The columns that the form has by now, with so many records to come; in the rows so far they are missing. */
  *addColumns(records: number, bytesRead: number): Generator<void, void> {
    const { columns } = this.json;
    if (isTooWide(this)) return;
    const isSparse = columns.length * (this.rowCount + records) > CELLS_TO_START + CELLS_A_BYTE * bytesRead;
    if (columns.length > MOST_COLUMNS || isSparse) {
      this.width = MOST_COLUMNS + 1;
      this.columns.length = 0;
      return;
    }
    for (; this.width < columns.length; this.width++) {
      const { name } = columns[this.width];
      if (this.#wanted && !this.#wanted.includes(name)) continue;
      const column = { index: this.width, name, codes: new Codes(), dictionary: new Dictionary(this.#missing) };
      const codes = new Uint32Array(Math.min(ROWS_A_STEP, this.rowCount));
      for (let row = 0; row < this.rowCount; row += ROWS_A_STEP) {
        const rows = Math.min(ROWS_A_STEP, this.rowCount - row);
        const block = codes.subarray(0, rows);
        const largest = column.dictionary.encode(nothing, 0, rows, 0, block);
        column.codes.splice(row, 0, block, largest);
        yield;
      }
      this.columns.push(column);
    }
  }

  /** Leaves out the columns that were named in advance and that no record has. */
  dropUnused(): void {
    const isUsed = this.json.columns.map(({ firstRecord }) => firstRecord >= 0);
    const kept = this.columns.filter(({ index }) => isUsed[index]);
    this.json.dropUnused();
    if (isTooWide(this)) return;
    const places = new Map<number, number>();
    for (const [place, used] of isUsed.entries()) if (used) places.set(place, places.size);
    this.width = this.json.columns.length;
    this.columns.splice(
      0,
      this.columns.length,
      ...kept.map((each) => ({ ...each, index: places.get(each.index) ?? 0 })),
    );
  }
}

/** Records without a cell. */
const nothing: RecordBatch = {
  bytes: new Uint8Array(0),
  view: new DataView(new ArrayBuffer(0)),
  quote: QUOTE,
  records: ROWS_A_STEP,
  recordStarts: new Int32Array(ROWS_A_STEP),
  recordFlags: new Uint8Array(ROWS_A_STEP),
  firstCells: new Int32Array(ROWS_A_STEP + 1),
  widths: new Int32Array(ROWS_A_STEP),
  starts: new Int32Array(1),
  ends: new Int32Array(1),
  kinds: new Uint8Array(1),
  hasLongValues: false,
};
