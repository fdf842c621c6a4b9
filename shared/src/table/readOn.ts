/** Reads on from a place where a record or a cell may begin, without keeping what is read: for asking how a text would be read. */
import type { Dialect } from './dialect.ts';
import { cellsOfJson } from './json/jsonRecord.ts';
import { bytesOfRecord } from './records.ts';
import type { Cell, Layout, TextSource } from './table.ts';
import { LineEndKind, Tokenizer } from './tokenizer.ts';

/** Bytes a step; a step takes well under a millisecond. */
const STEP = 128 * 1024;
/** Bytes a step where one record is wanted. */
const SHORT_STEP = 2048;

/** Reads the cells of one record after another, as `cellsOfRecord` does, with one scanner for all of them. */
export function recordReader(layout: Layout, text: TextSource): (record: number) => Cell[] {
  const { json } = layout;
  if (json) return (record) => cellsOfJson(layout, json, text, record);
  const tokenizer = scannerAt(0, layout.dialect);
  return (record) => {
    const start = layout.recordStarts[record];
    const bytes = bytesOfRecord(layout, text, record);
    tokenizer.clear();
    tokenizer.startAt(0);
    tokenizer.run(bytes, bytes.length, true);
    const { firstCells, starts, ends, kinds } = tokenizer;
    const cells: Cell[] = [];
    for (let c = 0; c < firstCells[1]; c++)
      cells.push({ start: start + starts[c], end: start + ends[c], kind: kinds[c] });
    return cells;
  };
}

/** How many records there are from byte `start` on. Yields how many bytes have been read. */
export function* countRecords(text: Uint8Array, start: number, dialect: Dialect): Generator<number, number> {
  const tokenizer = scannerAt(start, dialect);
  let records = 0;
  for (let end = start; end < text.length; ) {
    end = Math.min(end + STEP, text.length);
    // Of the text no more than is to be read: the end of a quoted cell is looked for in all that is there.
    tokenizer.run(text.subarray(0, end), end, end === text.length);
    records += tokenizer.records;
    tokenizer.clear();
    yield end - start;
  }
  return records;
}

/** How many cells the record has that begins at byte `start`; undefined if none ends before `stop`. */
export function cellsAt(text: Uint8Array, start: number, stop: number, dialect: Dialect): number | undefined {
  const tokenizer = scannerAt(start, dialect);
  for (let end = start; end < stop && tokenizer.records === 0; ) {
    end = Math.min(end + SHORT_STEP, stop);
    tokenizer.run(text.subarray(0, end), end, end === text.length);
  }
  return tokenizer.records > 0 ? tokenizer.widths[0] : undefined;
}

/** The last cell of the text, of the record that begins at byte `start`, and how many cells that has. Yields how many bytes have been read. */
export function* lastCell(
  text: Uint8Array,
  start: number,
  dialect: Dialect,
): Generator<number, { readonly start: number; readonly cells: number }> {
  const tokenizer = scannerAt(start, dialect);
  for (let end = start; end < text.length; ) {
    end = Math.min(end + STEP, text.length);
    tokenizer.run(text.subarray(0, end), end, end === text.length);
    yield end - start;
  }
  return { start: tokenizer.starts[tokenizer.firstCells[1] - 1], cells: tokenizer.widths[0] };
}

function scannerAt(start: number, dialect: Dialect): Tokenizer {
  const tokenizer = new Tokenizer(dialect, dialect.oneColumn, LineEndKind.none, true);
  tokenizer.startAt(start);
  return tokenizer;
}
