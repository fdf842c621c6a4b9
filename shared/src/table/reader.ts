/** Reads a text into a table, window by window, so that a slice of work and the memory in use stay bounded. */
import { ColumnarTable } from './columnarTable.ts';
import type { Dialect } from './dialect.ts';
import { MissingTokens } from './missing.ts';
import type { ReadingOptions } from './table.ts';
import { Tokenizer } from './tokenizer.ts';

/** Enough rows to guess from how many distinct values a column will have. */
export const ROWS_TO_GUESS_FROM = 500;

/** Reads a text through a window, piece by piece. */
export interface TextReader {
  readonly table: ColumnarTable;
  /** Everything in the window before this byte is no longer needed. */
  readonly keepFrom: number;
  /** The window's first byte is now `by` bytes further on in the text. */
  moveWindow(by: number): void;
  /** Reads on to byte `end` of the window, in steps. */
  read(window: Uint8Array, end: number, last: boolean): Generator<void, void>;
}

export class TableReader implements TextReader {
  readonly table: ColumnarTable;
  /** Offset of the window's first byte in the text. */
  base = 0;
  readonly #tokenizer: Tokenizer;
  readonly #options: ReadingOptions;
  readonly #expectedLength: number;
  #hasGuessed = false;

  /** `start`: where the text begins; the dialect skips what stands above the table. `expectedLength`: bytes of the whole text, as far as known, to make room for the columns at once. */
  constructor(dialect: Dialect, options: ReadingOptions, start: number, expectedLength: number) {
    this.table = new ColumnarTable(dialect);
    this.#tokenizer = new Tokenizer(dialect, dialect.oneColumn);
    this.#tokenizer.startAt(start + dialect.skippedBytes);
    this.#options = options;
    this.#expectedLength = expectedLength;
  }

  /** Everything in the window before this byte is no longer needed. */
  get keepFrom(): number {
    return this.#tokenizer.recordStart;
  }

  /** The window's first byte is now `by` bytes further on in the text. */
  moveWindow(by: number): void {
    this.#tokenizer.rebase(by);
    this.base += by;
  }

  /** Reads on to byte `end` of the window, in steps. */
  *read(window: Uint8Array, end: number, last: boolean): Generator<void, void> {
    const tokenizer = this.#tokenizer;
    tokenizer.run(window, end, last);
    const table = this.table;
    if (tokenizer.records > 0) {
      if (table.recordCount === 0)
        yield* table.begin(tokenizer, new MissingTokens(this.#options.missingTokens), this.#options.columns);
      yield* table.splice(table.recordCount, 0, tokenizer, this.base);
      tokenizer.clear();
    }
    table.textLength = this.base + end;
    table.firstLineEnd = tokenizer.firstLineEnd;
    if (!this.#hasGuessed && table.rowCount >= ROWS_TO_GUESS_FROM) {
      this.#hasGuessed = true;
      yield* makeRoom(table, this.#expectedLength);
    }
  }
}

/** For the rows and values that are to come, as far as those that came let one expect them. */
export function* makeRoom(table: ColumnarTable, expectedLength: number): Generator<void, void> {
  const factor = (1.05 * expectedLength) / table.textLength;
  table.reserve(Math.ceil(table.recordCount * factor));
  for (const { dictionary } of table.columns) {
    if (2 * dictionary.size <= table.rowCount) continue;
    yield;
    dictionary.reserve(factor);
  }
}
