/**
 * What stands above a table and is no part of it: `sep=;`, comments, titles, and the blank lines among them. It is skipped only where that is
 * clear, as the first record may be a person.
 */
import type { HeaderVerdict } from './detectHeader.ts';
import type { Tokenizer } from './tokenizer.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const HASH = 0x23;
/** Records that may be titles. */
const MOST_TITLES = 20;
/** Bytes of a line that may be `sep=;`, and of a blank one. */
const SHORT = 32;

/** The lines above a table that are known by how they begin. */
export interface Marked {
  /** Where the rest begins. */
  readonly end: number;
  /** Where the last comment begins, which may be the header; undefined without a comment. */
  readonly lastComment: number | undefined;
  /** Behind each `#` stands a blank, or nothing, as in no list of tags. */
  readonly areSpaced: boolean;
  /** What `sep=` says. */
  readonly delimiter: string | undefined;
}

const decoder = new TextDecoder();

/** Nothing above the table, or nothing but comments. */
export const nothingMarked: Marked = { end: 0, lastComment: undefined, areSpaced: true, delimiter: undefined };

/** `sep=;`, from which Excel takes the delimiter, and comments behind `#`. */
export function markedLines(bytes: Uint8Array): Marked {
  let end = 0;
  let lastComment: number | undefined;
  let areSpaced = true;
  let delimiter: string | undefined;
  for (let start = 0; start < bytes.length; ) {
    const next = lineFrom(bytes, start);
    const line = decoder.decode(bytes.subarray(start, Math.min(next, start + SHORT)));
    const separator = end === 0 ? /^"?sep=(\\t|[^"\w\s]|\t)"?[ \r\n]*$/i.exec(line) : null;
    if (separator) delimiter = separator[1] === '\\t' ? '\t' : separator[1];
    else if (bytes[start] === HASH) {
      lastComment = start;
      if (!/^#+!?\s/.test(line)) areSpaced = false;
    } else if (line.trim() !== '') break;
    start = next;
    if (line.trim() !== '') end = next;
  }
  return end < bytes.length ? { end, lastComment, areSpaced, delimiter } : nothingMarked;
}

/** Where the table begins below so many lines. */
export function behindLines(bytes: Uint8Array, lines: number): number {
  let start = 0;
  for (let line = 0; line < lines && start < bytes.length; line++) start = lineFrom(bytes, start);
  return start;
}

/** How many lines end before a byte. */
export function linesBefore(bytes: Uint8Array, end: number): number {
  let lines = 0;
  for (let start = 0; start < end; lines++) start = lineFrom(bytes, start);
  return lines;
}

/**
 * How many records are titles: nearly empty ones above a record as wide as most are, which surely names the columns, or from which a blank
 * line parts them. Above a blank line and sure names it may be any line that is no sure names itself. `verdictOn`: whether a record names the
 * columns.
 */
export function titleRecords(records: Tokenizer, verdictOn: (record: number) => HeaderVerdict): number {
  const width = usualWidth(records);
  if (width < 2) return 0;
  const last = Math.min(MOST_TITLES, records.records - 1);
  let head = 0;
  let areNarrow = true;
  while (head < last && isTitle(records, head, width)) {
    if (widthOf(records, head) > 1) areNarrow = false;
    head++;
  }
  const isAnyLine = head === 0 && last > 0 && hasBlankLine(records, 1);
  if (isAnyLine) head = 1;
  if (head === 0 || widthOf(records, head) !== width || filledIn(records, head) < 2) return 0;
  const { header, sure } = verdictOn(head);
  if (isAnyLine) return header && sure && !isSure(verdictOn(0)) ? 1 : 0;
  const isParted = hasBlankLine(records, head);
  return (header && (sure || isParted)) || (isParted && areNarrow) ? head : 0;
}

function isSure({ header, sure }: HeaderVerdict): boolean {
  return header && sure;
}

/** Of a table with very few columns only one cell. */
function isTitle(records: Tokenizer, record: number, width: number): boolean {
  const filled = filledIn(records, record);
  return filled <= 1 || (widthOf(records, record) < width && width > 2 && filled <= Math.max(2, width / 2));
}

function usualWidth(records: Tokenizer): number {
  const recordsOf = new Map<number, number>();
  let usual = 0;
  for (let r = 0; r < records.records; r++) {
    const width = widthOf(records, r);
    recordsOf.set(width, (recordsOf.get(width) ?? 0) + 1);
    if ((recordsOf.get(width) ?? 0) > (recordsOf.get(usual) ?? 0)) usual = width;
  }
  return usual;
}

function widthOf({ firstCells }: Tokenizer, record: number): number {
  return firstCells[record + 1] - firstCells[record];
}

function filledIn({ firstCells, starts, ends }: Tokenizer, record: number): number {
  let filled = 0;
  for (let c = firstCells[record]; c < firstCells[record + 1]; c++) if (ends[c] > starts[c]) filled++;
  return filled;
}

/** Whether a blank line stands above a record. */
function hasBlankLine({ bytes, recordStarts }: Tokenizer, record: number): boolean {
  const start = recordStarts[record];
  let ends = 0;
  for (let p = start - 1; p >= 0 && (bytes[p] === LINE_FEED || bytes[p] === CARRIAGE_RETURN); p--) {
    if (bytes[p] === LINE_FEED && bytes[p - 1] === CARRIAGE_RETURN) p--;
    ends++;
  }
  return ends > 1;
}

/** Where the line behind the one from `start` begins. */
function lineFrom(bytes: Uint8Array, start: number): number {
  let p = start;
  while (p < bytes.length && bytes[p] !== LINE_FEED && bytes[p] !== CARRIAGE_RETURN) p++;
  return Math.min(bytes.length, bytes[p] === CARRIAGE_RETURN && bytes[p + 1] === LINE_FEED ? p + 2 : p + 1);
}
