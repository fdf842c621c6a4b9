/**
 * Closes a quote that is never closed, where the records then fit: before the delimiter that leaves the record as wide as the
 * header, or at the end of the line, and on the first line behind which the next record is as wide, too.
 *
 * Behind a quote that is never closed all quotes stand in pairs, as doubled ones. Read as what follows the closing quote, they
 * open and close at once: so no second quote stays open, and no cell that follows reaches over a line end.
 */
import { cellsAt, countRecords, type Dialect, lastCell, type Table } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';

/** A cell of more lines, or of more bytes, is not thought of. */
const MOST_LINES = 50;
const MOST_BYTES = 64 * 1024;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

export interface ClosingPlace {
  /** The closing quote goes before this byte. */
  readonly offset: number;
  /** Cells stand between it and the end of the line. */
  readonly isBeforeDelimiter: boolean;
  /** Lines between the opening quote and it. */
  readonly lines: number;
  /** Where the line after it begins. */
  readonly next: number;
}

/** `record`: the one that is never closed, so the last. Yields the number of bytes read. */
export function* closingPlace(table: Table, text: Uint8Array, record: number): Generator<number, ClosingPlace> {
  const { dialect } = table;
  const { start: opening, cells } = yield* lastCell(text, table.recordStarts[record], dialect);
  const stop = Math.min(text.length, opening + MOST_BYTES);
  let nearest: ClosingPlace | undefined;
  for (let lines = 0, start = opening + 1; lines < MOST_LINES; lines++) {
    const end = endOfLine(text, start, stop);
    if (end === undefined) break;
    const next = afterLineEnd(text, end);
    const nextWidth = cellsAt(text, next, Math.min(text.length, next + MOST_BYTES), dialect);
    // The first record has nothing to be measured by but the next one.
    const width = record === 0 ? (nextWidth ?? cells) : table.width;
    const missing = width - cells;
    const delimiters = delimitersIn(text, start, end, dialect);
    const fits = missing >= 0 && missing <= delimiters.length;
    const behind = Math.max(0, Math.min(missing, delimiters.length));
    const offset = behind === 0 ? end : delimiters[delimiters.length - behind];
    const place = { offset, isBeforeDelimiter: behind > 0, lines, next };
    if (fits && (nextWidth === width || (nextWidth === undefined && next === text.length))) return place;
    nearest ??= place;
    start = next;
  }
  if (nearest) return nearest;
  const end = yield* endOfLongLine(text, opening + 1);
  return { offset: end, isBeforeDelimiter: false, lines: 0, next: afterLineEnd(text, end) };
}

/** How many records follow when the quote is closed there. Yields the number of bytes read. */
export function recordsBehind({ next }: ClosingPlace, { dialect }: Table, text: Uint8Array): Generator<number, number> {
  return countRecords(text, next, dialect);
}

export function closingEdit({ offset }: ClosingPlace, { dialect }: Table): CellEdit {
  return { start: offset, end: offset, text: String.fromCharCode(dialect.quote) };
}

/** Undefined if the line goes on behind `stop`. */
function endOfLine(text: Uint8Array, start: number, stop: number): number | undefined {
  const feed = text.subarray(start, stop).indexOf(LINE_FEED);
  const end = feed < 0 ? stop : start + feed;
  const carriageReturn = text.subarray(start, end).indexOf(CARRIAGE_RETURN);
  if (carriageReturn >= 0) return start + carriageReturn;
  return feed >= 0 || stop === text.length ? end : undefined;
}

function* endOfLongLine(text: Uint8Array, start: number): Generator<number, number> {
  for (let from = start; from < text.length; from += MOST_BYTES) {
    const end = endOfLine(text, from, Math.min(from + MOST_BYTES, text.length));
    if (end !== undefined) return end;
    yield from - start;
  }
  return text.length;
}

function afterLineEnd(text: Uint8Array, end: number): number {
  if (text[end] === CARRIAGE_RETURN && text[end + 1] === LINE_FEED) return end + 2;
  return Math.min(end + 1, text.length);
}

function delimitersIn(text: Uint8Array, start: number, end: number, { delimiter }: Dialect): number[] {
  const found: number[] = [];
  for (let p = start; p < end; p++) if (text[p] === delimiter) found.push(p);
  return found;
}
