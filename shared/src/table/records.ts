/** The cells of a single record, found by reading its bytes again: cheaper than keeping two offsets for every cell. */
import type { Dialect } from './dialect.ts';
import { cellsOfJson } from './json/jsonRecord.ts';
import type { Cell, Layout, TextSource } from './table.ts';
import { LineEndKind, Tokenizer } from './tokenizer.ts';

/** The cells of record number `record`, with offsets into the text. */
export function cellsOfRecord(layout: Layout, text: TextSource, record: number): Cell[] {
  if (layout.json) return cellsOfJson(layout, layout.json, text, record);
  return cellsIn(bytesOfRecord(layout, text, record), layout.dialect, layout.recordStarts[record]);
}

/** How many cells the record has; of a very wide one `cellsOfRecord` gives only the first and the last. */
export function widthOfRecord(layout: Layout, text: TextSource, record: number): number {
  if (layout.json) return layout.json.columns.length;
  const tokenizer = tokenizerFor(layout.dialect);
  readOne(tokenizer, bytesOfRecord(layout, text, record));
  const width = tokenizer.records === 0 ? 0 : tokenizer.widths[0];
  tokenizer.clear();
  return width;
}

export function bytesOfRecord(layout: Layout, text: TextSource, record: number): Uint8Array {
  const end = record + 1 < layout.recordCount ? layout.recordStarts[record + 1] : layout.textLength;
  return text.bytes(layout.recordStarts[record], end);
}

/** Made once for all records of a table: to make one takes longer than to read a record. */
const tokenizers = new WeakMap<Dialect, Tokenizer>();

function tokenizerFor(dialect: Dialect): Tokenizer {
  const known = tokenizers.get(dialect);
  if (known) return known;
  const tokenizer = new Tokenizer(dialect, dialect.oneColumn, LineEndKind.none, true);
  tokenizers.set(dialect, tokenizer);
  return tokenizer;
}

function cellsIn(bytes: Uint8Array, dialect: Dialect, offset: number): Cell[] {
  const tokenizer = tokenizerFor(dialect);
  readOne(tokenizer, bytes);
  const { records, firstCells, starts, ends, kinds } = tokenizer;
  const count = records === 0 ? 0 : firstCells[1];
  const cells: Cell[] = [];
  for (let c = 0; c < count; c++) {
    cells.push({ start: starts[c] + offset, end: ends[c] + offset, kind: kinds[c] });
  }
  tokenizer.clear();
  return cells;
}

function readOne(tokenizer: Tokenizer, bytes: Uint8Array): void {
  tokenizer.startAt(0);
  tokenizer.run(bytes, bytes.length, true);
}

/** The number of the record that holds a byte: the last that begins at or before it; −1 before the first. */
export function recordAt(layout: Layout, offset: number): number {
  let low = 0;
  let high = layout.recordCount;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (layout.recordStarts[middle] <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
