/** The table as it is kept: columns of codes and the offset of each record, changed only by replacing a run of records. */
import { cellValue, isInQuotes } from './cells.ts';
import { Codes } from './codes.ts';
import { type Dialect, namesColumns } from './dialect.ts';
import { Dictionary } from './dictionary.ts';
import { grown } from './grown.ts';
import type { MissingTokens } from './missing.ts';
import { type Column, isTooWide, type Layout, RecordFlag, type Table } from './table.ts';
import type { RecordBatch } from './tokenizer.ts';

interface MutableColumn extends Column {
  name: string;
}

/** Bytes of a name that are read: with a quote that is never closed the "name" is the whole text. */
const LONGEST_NAME = 4096;
/** Columns handled in a step. */
const COLUMNS_A_STEP = 256;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export class ColumnarTable implements Table {
  readonly dialect: Dialect;
  readonly json: Layout['json'] = undefined;
  readonly columns: MutableColumn[] = [];
  recordStarts = new Uint32Array(1024);
  recordFlags = new Uint8Array(1024);
  recordCount = 0;
  textLength = 0;
  /** Cells of the first record, by which the others are measured. */
  width = 0;
  /** How the first record ends. */
  firstLineEnd = 0;
  /** Codes of one column of a batch, on their way into the column. */
  #codes = new Uint32Array(1024);

  constructor(dialect: Dialect) {
    this.dialect = dialect;
  }

  get headerRecords(): number {
    return this.dialect.header ? Math.min(1, this.recordCount) : 0;
  }

  get rowCount(): number {
    return this.recordCount - this.headerRecords;
  }

  get areNamed(): boolean {
    return namesColumns(this.dialect);
  }

  /** Sets up the columns from the first record, of all columns or of those `wanted`. */
  *begin(first: RecordBatch, missing: MissingTokens, wanted?: readonly string[]): Generator<void, void> {
    this.width = first.widths[0];
    if (isTooWide(this)) return;
    for (const [index, name] of this.#names(first).entries()) {
      if (wanted && !wanted.includes(name)) continue;
      this.columns.push({ index, name, codes: new Codes(), dictionary: new Dictionary(missing) });
      if (index % COLUMNS_A_STEP === COLUMNS_A_STEP - 1) yield;
    }
  }

  /** Takes the names again from a first record of the same width. Returns the columns that have another name now. */
  rename(first: RecordBatch): number[] {
    const names = this.#names(first);
    const renamed = this.columns.flatMap((column, i) => (column.name === names[column.index] ? [] : [i]));
    for (const column of this.columns) column.name = names[column.index];
    return renamed;
  }

  /**
   * Replaces `removed` records from `record` on by those of a batch, whose offsets are `base` less than the text's.
   * If the first record of the text names the columns it is never a row. Returns the columns whose codes changed. Done in
   * steps, as a table may have very many columns; between them the table is not to be looked at.
   */
  *splice(record: number, removed: number, batch: RecordBatch, base: number): Generator<void, number[]> {
    const inserted = batch.records;
    const count = this.recordCount + inserted - removed;
    if (count > this.recordStarts.length) this.#growRecords(Math.max(count, Math.ceil(1.5 * this.recordStarts.length)));
    if (inserted !== removed) {
      this.recordStarts.copyWithin(record + inserted, record + removed, this.recordCount);
      this.recordFlags.copyWithin(record + inserted, record + removed, this.recordCount);
    }
    for (let r = 0; r < inserted; r++) {
      this.recordStarts[record + r] = batch.recordStarts[r] + base;
      this.recordFlags[record + r] = batch.recordFlags[r] | (batch.widths[r] === this.width ? 0 : RecordFlag.ragged);
    }
    const header = this.dialect.header && record === 0 ? 1 : 0;
    const removedRows = Math.max(0, removed - header);
    const insertedRows = Math.max(0, inserted - header);
    const row = record + header - (this.dialect.header ? 1 : 0);
    this.recordCount = count;
    if (insertedRows > this.#codes.length) this.#codes = new Uint32Array(2 * insertedRows);
    const codes = this.#codes.subarray(0, insertedRows);
    const changed: number[] = [];
    for (const [index, column] of this.columns.entries()) {
      for (let r = row; r < row + removedRows; r++) column.dictionary.release(column.codes.at(r));
      const { dictionary, index: place } = column;
      const largest = batch.hasLongValues
        ? yield* dictionary.encodeInSteps(batch, header, inserted, place, codes)
        : dictionary.encode(batch, header, inserted, place, codes);
      if (insertedRows !== removedRows || codes.some((code, r) => column.codes.at(row + r) !== code)) {
        column.codes.splice(row, removedRows, codes, largest);
        changed.push(index);
      }
      if (index % COLUMNS_A_STEP === COLUMNS_A_STEP - 1) yield;
    }
    return changed;
  }

  /** Makes room for this many records. */
  reserve(records: number): void {
    if (records > this.recordStarts.length) this.#growRecords(records);
    for (const { codes } of this.columns) codes.reserve(records);
  }

  #growRecords(room: number): void {
    this.recordStarts = grown(this.recordStarts, new Uint32Array(room));
    this.recordFlags = grown(this.recordFlags, new Uint8Array(room));
  }

  /** Moves the offsets of all records from `record` on. */
  shift(record: number, by: number): void {
    const starts = this.recordStarts;
    for (let r = record; r < this.recordCount; r++) starts[r] += by;
  }

  #names(first: RecordBatch): string[] {
    const names: string[] = [];
    for (let i = 0; i < this.width; i++) {
      let name = '';
      if (this.areNamed) {
        const { bytes, starts, ends, kinds, quote } = first;
        const end = Math.min(ends[i], starts[i] + 2 * LONGEST_NAME);
        const value = cellValue(bytes, starts[i], end, kinds[i], quote);
        name = decoder.decode(value.subarray(0, LONGEST_NAME)).trim();
        // Where a quote is closed too late, a row stands behind the first line.
        const isOneCell = isInQuotes(kinds[i]) && !value.includes(this.dialect.delimiter);
        if (!isOneCell) name = name.split(/[\r\n]/, 1)[0].trim();
      }
      names.push(name || `column ${i + 1}`);
    }
    return names;
  }
}
