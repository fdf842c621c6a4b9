/** The text that a table was read from: its records, read again when they are asked for, and what is wrong with them. */
import { type Cell, type Columns, cellsOfRecord, isWritten, type WrittenTable, widthOfRecord } from '../table/index.ts';
import type { TextFacts } from './facts.ts';
import { findFlaws } from './flaws.ts';
import { openQuote } from './openQuote.ts';
import { staged, type Work } from './progress.ts';
import { raggedRecords } from './raggedRecords.ts';
import type { DataRead } from './world.ts';

export class WrittenText {
  /** The record that was read last: the findings on many columns stand in the same one. */
  #read: { readonly record: number; readonly cells: readonly Cell[] } | undefined;

  constructor(private readonly written: WrittenTable) {}

  cellsOf(record: number): readonly Cell[] {
    const { table, source } = this.written;
    if (this.#read?.record !== record) this.#read = { record, cells: cellsOfRecord(table, source, record) };
    return this.#read.cells;
  }

  *facts(): Work<TextFacts> {
    const { table, source } = this.written;
    const cellsOf = (record: number) => this.cellsOf(record);
    const widthOf = (record: number) => widthOfRecord(table, source, record);
    const flaws = yield* staged('reading', table.recordCount, findFlaws(table));
    const ragged = yield* staged('reading', flaws.ragged.total, raggedRecords(table, flaws, widthOf));
    const open = yield* staged('reading', table.textLength, openQuote(source, flaws.unclosedQuote, cellsOf));
    return { ...this.written, cellsOf, widthOf, ragged, flaws, openQuote: open };
  }

  /** The bytes are others after an edit. */
  forget(): void {
    this.#read = undefined;
  }
}

/** Undefined where the table was read from no text. */
export function writtenTextOf({ source, encoding, table }: DataRead<Columns>): WrittenText | undefined {
  return source && isWritten(table) ? new WrittenText({ table, source, encoding }) : undefined;
}
