/**
 * The scanner: finds records and cells in UTF-8 bytes and remembers their exact offsets.
 *
 * It can stop at any byte and go on later, so that a slice of work is bounded by bytes even inside one huge cell, and a
 * file can be read window by window. At the start of a record it remembers nothing of what came before: that is what
 * makes it possible to rescan only a part of the text after an edit. It reads as csv-parse does with `relax_quotes` and
 * the record delimiters CRLF, LF and CR, and with a backslash as `escape` where the dialect has one.
 */
import { CellKind } from './cells.ts';
import type { Dialect } from './dialect.ts';
import { GrowingBatch } from './growingBatch.ts';
import { LONG_VALUE } from './longValues.ts';
import { isBlank } from './missing.ts';
import { MOST_COLUMNS, RecordFlag } from './table.ts';

/** Finished records: the cells of record r are `firstCells[r]` to `firstCells[r + 1]`, of a very wide one the first and the last. Offsets count from the window. */
export interface RecordBatch {
  readonly bytes: Uint8Array;
  /** The same bytes, to be read by words. */
  readonly view: DataView;
  readonly quote: number;
  readonly records: number;
  readonly recordStarts: Int32Array;
  readonly recordFlags: Uint8Array;
  readonly firstCells: Int32Array;
  /** Record → how many cells it has, kept or not. */
  readonly widths: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly kinds: Uint8Array;
  /** Some cell is longer than is looked up in one step. */
  readonly hasLongValues: boolean;
}

/** Of a record with more cells only the last of those beyond is kept: no table has more columns, and a text may be nothing but commas. */
const MOST_CELLS_KEPT = MOST_COLUMNS;

// Where in a record the scanner stands.
const AT_CELL = 0;
const PLAIN = 1;
const QUOTED = 2;
const CLOSED = 3;

// What a byte may mean.
const ORDINARY = 0;
const DELIMITER = 1;
const LINE_FEED = 2;
const CARRIAGE_RETURN = 3;
const QUOTE = 4;
const NUL = 5;
const MAYBE_REPLACEMENT = 6;
const ESCAPE = 7;

/** How a record ends. */
export const LineEndKind = { none: 0, lf: 1, crlf: 2, cr: 3 } as const;

export class Tokenizer extends GrowingBatch implements RecordBatch {
  bytes = new Uint8Array(0) as Uint8Array;
  view = new DataView(this.bytes.buffer);
  /** The next byte to look at. */
  position = 0;
  /** How the first record of the text ends; the others are compared with it. */
  firstLineEnd: number;
  /** Everything before this byte belongs to finished records. */
  recordStart = 0;

  readonly quote: number;
  readonly #onlySpans: boolean;
  readonly #blankLinesAreRecords: boolean;
  readonly #outside = new Uint8Array(256);
  readonly #inQuotes = new Uint8Array(256);
  /** The blanks to be trimmed: none unless the dialect trims, and never the delimiter. */
  readonly #blanks = new Uint8Array(256);
  readonly #plainRuns: boolean;
  /** Another byte than a second quote stands before a quote that belongs to the value. */
  readonly #hasEscapes: boolean;
  #mode = AT_CELL;
  #cells = 0;
  /** Cells of the unfinished record that are not kept. */
  #passedOver = 0;
  #cellStart = 0;
  #closedAt = 0;
  #kind: number = CellKind.plain;
  #flags = 0;

  /** `onlySpans`: nobody asks for odd bytes, so quoted text is passed over quickly. */
  constructor(
    dialect: Dialect,
    blankLinesAreRecords: boolean,
    firstLineEnd: number = LineEndKind.none,
    onlySpans = false,
  ) {
    super();
    this.#onlySpans = onlySpans;
    this.quote = dialect.quote;
    this.#blankLinesAreRecords = blankLinesAreRecords;
    this.firstLineEnd = firstLineEnd;
    for (const classes of [this.#outside, this.#inQuotes]) {
      classes[0] = NUL;
      classes[0xef] = MAYBE_REPLACEMENT;
      if (dialect.quote !== 0) classes[dialect.quote] = QUOTE;
    }
    this.#hasEscapes = dialect.escapedBy !== dialect.quote;
    if (this.#hasEscapes) this.#inQuotes[dialect.escapedBy] = ESCAPE;
    this.#outside[0x0a] = LINE_FEED;
    this.#outside[0x0d] = CARRIAGE_RETURN;
    this.#outside[dialect.delimiter] = DELIMITER;
    this.#plainRuns = !dialect.trim;
    if (dialect.trim) for (let byte = 0; byte < 128; byte++) this.#blanks[byte] = isBlank(byte) ? 1 : 0;
    this.#blanks[dialect.delimiter] = 0;
  }

  /** Begins at a record's start in the middle of a text. */
  startAt(position: number): void {
    this.position = position;
    this.recordStart = position;
  }

  /** Forgets the finished records, keeps the cells of the unfinished one. */
  clear(): void {
    const first = this.firstCells[this.records];
    if (first > 0) {
      this.starts.copyWithin(0, first, this.#cells);
      this.ends.copyWithin(0, first, this.#cells);
      this.kinds.copyWithin(0, first, this.#cells);
      this.#cells -= first;
    }
    this.records = 0;
    this.firstCells[0] = 0;
    this.hasLongValues = false;
  }

  /** The window moved on by this many bytes. Finished records must have been cleared. */
  rebase(by: number): void {
    for (let i = 0; i < this.#cells; i++) {
      this.starts[i] -= by;
      this.ends[i] -= by;
    }
    this.position -= by;
    this.recordStart -= by;
    this.#cellStart -= by;
    this.#closedAt -= by;
  }

  /** Reads on to `end`; what stands there may still belong to an unfinished record, unless this is the `last` of the text. */
  run(bytes: Uint8Array, end: number, last: boolean): void {
    if (bytes !== this.bytes) {
      this.bytes = bytes;
      this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    const outside = this.#outside;
    const inQuotes = this.#inQuotes;
    const blanks = this.#blanks;
    const quote = this.quote === 0 ? -1 : this.quote;
    let p = this.position;
    let mode = this.#mode;
    while (p < end) {
      if (mode === AT_CELL) {
        if (this.#plainRuns) {
          p = this.#pushPlainCells(bytes, p, end);
        } else {
          while (p < end && blanks[bytes[p]] === 1) p++;
          this.#cellStart = p;
        }
        const atStart = p === this.#cellStart;
        if (atStart && p === end) break;
        if (atStart && bytes[p] === quote) {
          mode = QUOTED;
          this.#kind = CellKind.quoted;
          p++;
        } else {
          mode = PLAIN;
          this.#kind = CellKind.plain;
        }
      }
      if (mode === QUOTED) {
        if (this.#onlySpans && !this.#hasEscapes) {
          const found = bytes.indexOf(quote, p);
          p = found < 0 ? end : Math.min(found, end);
        } else {
          while (p < end && inQuotes[bytes[p]] === ORDINARY) p++;
        }
        if (p === end) break;
        if (inQuotes[bytes[p]] === ESCAPE) {
          if (p + 1 === end && !last) break;
          p += this.#escapeLength(p, end);
        } else if (bytes[p] !== quote) {
          if (p + 2 >= end && !last) break;
          this.#noticeOddByte(p);
          p++;
        } else {
          if (p + 1 === end && !last) break;
          if (p + 1 < end && bytes[p + 1] === quote) {
            if (this.#kind === CellKind.quoted) this.#kind = CellKind.escaped;
            p += 2;
          } else {
            p++;
            this.#closedAt = p;
            mode = CLOSED;
          }
        }
        continue;
      }
      if (mode === PLAIN) while (p < end && outside[bytes[p]] === ORDINARY) p++;
      else while (p < end && blanks[bytes[p]] === 1) p++;
      if (p === end) break;
      const byteClass = outside[bytes[p]];
      const cellEnd = mode === CLOSED ? this.#closedAt : p;
      if (byteClass === DELIMITER) {
        this.#pushCell(cellEnd);
        mode = AT_CELL;
        p++;
      } else if (byteClass === LINE_FEED) {
        p++;
        this.#endRecord(cellEnd, p, LineEndKind.lf);
        mode = AT_CELL;
      } else if (byteClass === CARRIAGE_RETURN) {
        if (p + 1 === end && !last) break;
        const withLineFeed = p + 1 < end && bytes[p + 1] === 0x0a;
        p += withLineFeed ? 2 : 1;
        this.#endRecord(cellEnd, p, withLineFeed ? LineEndKind.crlf : LineEndKind.cr);
        mode = AT_CELL;
      } else if (mode === CLOSED) {
        this.#kind = CellKind.textAfterQuote;
        this.#flags |= RecordFlag.strayQuote;
        mode = PLAIN;
      } else if (byteClass === QUOTE) {
        if (this.#kind === CellKind.plain) this.#kind = CellKind.strayQuote;
        this.#flags |= RecordFlag.strayQuote;
        p++;
      } else {
        if (p + 2 >= end && !last) break;
        this.#noticeOddByte(p);
        p++;
      }
    }
    this.position = p;
    this.#mode = mode;
    if (last && p === end) this.#finish(p);
  }

  /** Ends the record that the end of the text finds open. Apart from the hot loop, which would be compiled anew for it. */
  #finish(p: number): void {
    const mode = this.#mode;
    if (mode === QUOTED) {
      this.#kind = CellKind.unclosed;
      this.#flags |= RecordFlag.unclosedQuote;
    }
    if (mode !== AT_CELL) {
      this.#endRecord(mode === CLOSED ? this.#closedAt : p, p, LineEndKind.none);
    } else if (this.#cells > this.firstCells[this.records]) {
      this.#cellStart = p;
      this.#kind = CellKind.plain;
      this.#endRecord(p, p, LineEndKind.none);
    }
    this.#mode = AT_CELL;
  }

  /**
   * The hot path: plain cells that end in a delimiter. Returns where it stopped: at a byte that is neither, in the cell
   * that begins at `#cellStart`.
   */
  #pushPlainCells(bytes: Uint8Array, p: number, end: number): number {
    const outside = this.#outside;
    const { starts, ends, kinds } = this;
    const room = Math.min(starts.length, this.firstCells[this.records] + MOST_CELLS_KEPT);
    let cells = this.#cells;
    let start = p;
    while (cells < room) {
      while (p < end && outside[bytes[p]] === ORDINARY) p++;
      if (p === end || outside[bytes[p]] !== DELIMITER) break;
      starts[cells] = start;
      ends[cells] = p;
      kinds[cells] = CellKind.plain;
      cells++;
      start = ++p;
    }
    this.#cells = cells;
    this.#cellStart = start;
    return p;
  }

  /** A backslash takes the quote or the backslash behind it along; before anything else it is one character of the value. */
  #escapeLength(p: number, end: number): number {
    const next = p + 1 < end ? this.bytes[p + 1] : 0;
    if (next !== this.quote && next !== this.bytes[p]) return 1;
    this.#kind = CellKind.backslashed;
    return 2;
  }

  #noticeOddByte(p: number): void {
    const bytes = this.bytes;
    if (bytes[p] === 0) this.#flags |= RecordFlag.nulByte;
    else if (bytes[p + 1] === 0xbf && bytes[p + 2] === 0xbd) this.#flags |= RecordFlag.replacement;
  }

  #pushCell(end: number): void {
    const isFull = this.#cells - this.firstCells[this.records] > MOST_CELLS_KEPT;
    if (isFull) this.#passedOver++;
    const cell = isFull ? this.#cells - 1 : this.#cells++;
    if (cell === this.starts.length) this.growCells();
    if (this.#kind === CellKind.plain || this.#kind === CellKind.strayQuote) {
      while (end > this.#cellStart && this.#blanks[this.bytes[end - 1]] === 1) end--;
    }
    this.starts[cell] = this.#cellStart;
    this.ends[cell] = end;
    this.kinds[cell] = this.#kind;
    if (end - this.#cellStart > LONG_VALUE) this.hasLongValues = true;
  }

  #endRecord(cellEnd: number, next: number, lineEnd: number): void {
    const isBlankLine =
      this.#kind === CellKind.plain && this.#cellStart === cellEnd && this.#cells === this.firstCells[this.records];
    if (!isBlankLine || this.#blankLinesAreRecords) {
      this.#pushCell(cellEnd);
      if (this.firstLineEnd === LineEndKind.none) this.firstLineEnd = lineEnd;
      else if (lineEnd !== LineEndKind.none && lineEnd !== this.firstLineEnd) this.#flags |= RecordFlag.otherLineEnd;
      const record = this.records++;
      if (this.records === this.recordStarts.length) this.growRecords();
      this.recordStarts[record] = this.recordStart;
      this.recordFlags[record] = this.#flags;
      this.widths[record] = this.#cells - this.firstCells[record] + this.#passedOver;
      this.#passedOver = 0;
      this.firstCells[this.records] = this.#cells;
    }
    this.#flags = 0;
    this.recordStart = next;
  }
}
