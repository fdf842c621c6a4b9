/** Reads a text that is in memory as a whole. */

import type { ColumnarTable } from './columnarTable.ts';
import { SAMPLE_LENGTH } from './detectDialect.ts';
import type { ReadingOptions } from './table.ts';
import { textReader } from './textReader.ts';

/** Bytes a step; a step takes well under a millisecond. */
const STEP = 64 * 1024;

/** Yields how many bytes have been read. */
export function* readTable(text: Uint8Array, options: ReadingOptions): Generator<number, ColumnarTable> {
  const start = contentStart(text);
  const reader = textReader(text.subarray(start, start + SAMPLE_LENGTH), options, start, text.length);
  let end = start;
  yield end;
  do {
    end = Math.min(end + STEP, text.length);
    for (const _ of reader.read(text, end, end === text.length)) yield end;
    yield end;
  } while (end < text.length);
  return reader.table;
}

/** The byte after the byte order mark, if there is one. */
export function contentStart(text: Uint8Array): number {
  return text[0] === 0xef && text[1] === 0xbb && text[2] === 0xbf ? 3 : 0;
}
