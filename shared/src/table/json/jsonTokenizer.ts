/**
 * Finds the records of JSON Lines, or of a JSON list of objects, and the value of each column in them, in one go over the bytes.
 *
 * It can stop at any byte: a record that is not there as a whole is read again when there is more of it. At the start of a record it
 * remembers nothing of what came before, so that a part of the text can be read again after an edit. A record that is no JSON object
 * ends where its line does, or in a list before the next line that begins with an object as far in.
 */
import { CellKind } from '../cells.ts';
import { GrowingBatch } from '../growingBatch.ts';
import { LONG_VALUE } from '../longValues.ts';
import { RecordFlag } from '../table.ts';
import { LineEndKind, type RecordBatch } from '../tokenizer.ts';
import type { JsonForm, KeyNode } from './keys.ts';
import {
  blanksIn,
  COLON,
  COMMA,
  LIST_END,
  LIST_START,
  MOST_LEVELS,
  OBJECT_END,
  OBJECT_START,
  QUOTE,
  ValueScanner,
} from './scanValue.ts';

/** A longer record is read as one that is damaged: to read it holds the loop. */
export const LONGEST_RECORD = 1024 * 1024;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

// Where in the text the scanner stands.
const BEFORE_LIST = 0;
const AT_RECORD = 1;
const IN_DAMAGED = 2;
const BEHIND_LIST = 3;
const BEHIND_ALL = 4;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export class JsonTokenizer extends GrowingBatch implements RecordBatch {
  bytes = new Uint8Array(0) as Uint8Array;
  view = new DataView(this.bytes.buffer);
  readonly quote = QUOTE;
  /** The next byte to look at. */
  position = 0;
  /** Where the record begins that is not finished. */
  recordStart = 0;
  firstLineEnd: number;
  /** Where the last damaged record is not as it has to be; −1 as long as there is none. */
  errorAt = -1;
  /** Columns that are met for the first time, and the record that has them: of those that no record has before the first one that is read. */
  readonly firsts = new Map<number, number>();
  /** The number of the record that is read. */
  #record: number;
  readonly #from: number;
  readonly #form: JsonForm;
  readonly #scanner: ValueScanner;
  readonly #blanks: Uint8Array;
  #mode: number;
  #cells = 0;
  /** Bytes before the record that say how far in its line it begins. */
  #gapStart = 0;
  #indent = -1;

  /** `again`: the number of the first record, where a part of a text is read again; the form then keeps what it knows of records. */
  constructor(form: JsonForm, again?: number, firstLineEnd: number = LineEndKind.none) {
    super();
    this.#form = form;
    this.#record = again ?? 0;
    this.#from = again ?? Number.POSITIVE_INFINITY;
    this.firstLineEnd = firstLineEnd;
    this.#blanks = blanksIn(form.isArray);
    this.#scanner = new ValueScanner(this.#blanks);
    this.#mode = form.isArray ? BEFORE_LIST : AT_RECORD;
  }

  /** Everything before this byte is no longer needed. */
  get keepFrom(): number {
    return this.#mode === AT_RECORD ? Math.min(this.#gapStart, this.recordStart) : this.position;
  }

  /** Begins at the first byte of the text. */
  startAt(position: number): void {
    this.position = position;
    this.recordStart = position;
    this.#gapStart = position;
  }

  /** Begins at a record in the middle of a text, which is known as a whole. */
  startAtRecord(text: Uint8Array, position: number): void {
    this.startAt(position);
    if (this.#form.isArray && text[position] === LIST_END) {
      this.#endList(position + 1);
      return;
    }
    this.#mode = AT_RECORD;
    while (this.#gapStart > 0 && this.#blanks[text[this.#gapStart - 1]] === 1) this.#gapStart--;
  }

  clear(): void {
    this.records = 0;
    this.#cells = 0;
    this.firstCells[0] = 0;
    this.hasLongValues = false;
  }

  /** The window moved on by this many bytes. Finished records must have been cleared. */
  rebase(by: number): void {
    this.position -= by;
    this.recordStart -= by;
    this.#gapStart -= by;
    this.errorAt -= by;
  }

  run(bytes: Uint8Array, end: number, last: boolean): void {
    if (bytes !== this.bytes) {
      this.bytes = bytes;
      this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    for (let goesOn = true; goesOn; ) {
      if (this.#mode === AT_RECORD) goesOn = this.#readRecord(end, last);
      else if (this.#mode === IN_DAMAGED) goesOn = this.#passDamaged(end, last);
      else if (this.#mode === BEFORE_LIST) goesOn = this.#enterList(end, last);
      else if (this.#mode === BEHIND_LIST) goesOn = this.#leaveList(end, last);
      else goesOn = this.#passRest(end, last);
    }
  }

  #enterList(end: number, last: boolean): boolean {
    const p = this.#skip(this.position, end);
    this.startAt(p);
    if (p >= end) return false;
    if (this.bytes[p] !== LIST_START) return this.#damage(p);
    const first = this.#skip(p + 1, end);
    if (first >= end && !last) return false;
    this.#beginRecord(p + 1, first);
    if (first < end && this.bytes[first] === LIST_END) this.#endList(first + 1);
    return true;
  }

  /** Whatever stands behind the list is one damaged record, with the bracket that ends the list. */
  #leaveList(end: number, last: boolean): boolean {
    this.position = this.#skip(this.position, end);
    if (this.position >= end) return false;
    this.errorAt = this.position;
    this.#mode = BEHIND_ALL;
    return this.#passRest(end, last);
  }

  #passRest(end: number, last: boolean): boolean {
    this.position = end;
    if (last) this.#finishDamaged(end);
    return false;
  }

  /** Returns whether there may be more to read. */
  #readRecord(end: number, last: boolean): boolean {
    const { bytes } = this;
    const isArray = this.#form.isArray;
    let start = this.recordStart;
    if (!isArray) {
      // Blank lines are passed over.
      for (let p = start; ; ) {
        p = this.#skip(p, end);
        if (p >= end || bytes[p] !== LINE_FEED) break;
        start = ++p;
      }
      this.#beginRecord(start, start);
      if (this.#skip(start, end) >= end) {
        if (last) this.startAt(end);
        return false;
      }
    } else if (start >= end) return false;
    const columns = this.#form.columns.length;
    this.#reserveCells(columns);
    this.#scanner.hasReplacement = false;
    const open = isArray ? start : this.#skip(start, end);
    let p = bytes[open] === OBJECT_START ? this.#object(open + 1, end, this.#form.root, 0) : this.#scanner.fail(open);
    let flags = this.#scanner.hasReplacement ? RecordFlag.replacement : 0;
    let next = p;
    let isLast = false;
    if (p >= 0) {
      next = this.#skip(p, end);
      if (isArray) {
        isLast = next < end && bytes[next] === LIST_END;
        if (next < end && bytes[next] === COMMA) {
          next = this.#skip(next + 1, end);
          isLast = next < end && bytes[next] === LIST_END;
          // A comma behind the last record.
          if (isLast) flags |= RecordFlag.invalid;
        } else if (next < end && bytes[next] === OBJECT_START) flags |= RecordFlag.invalid;
        else if (next < end && !isLast) p = this.#scanner.fail(next);
      } else if (next < end && bytes[next] !== LINE_FEED) p = this.#scanner.fail(next);
    }
    const isOver = p < 0 ? this.#scanner.errorAt >= end : next >= end;
    const isCut = isOver && !last;
    if (p < 0 || isCut || next - start > LONGEST_RECORD) {
      this.#takeBack(columns);
      if (isCut && end - start <= LONGEST_RECORD) return false;
      return this.#damage(p < 0 ? this.#scanner.errorAt : start);
    }
    this.#settleFirsts();
    if (isArray && isOver) flags |= RecordFlag.invalid;
    this.#finishRecord(flags, this.#form.columns.length, isArray ? LineEndKind.none : this.#lineEndAt(next, end));
    if (!isArray) this.startAt(Math.min(end, next + 1));
    else if (isLast) this.#endList(next + 1);
    else this.#beginRecord(p, next);
    return next < end;
  }

  /** Columns that only the unfinished record has are none yet. */
  #takeBack(columns: number): void {
    this.#form.removeColumns(columns);
    for (const [column, record] of this.firsts) if (record === this.#record) this.firsts.delete(column);
  }

  #settleFirsts(): void {
    if (this.#from < Number.POSITIVE_INFINITY) return;
    for (const [column, record] of this.firsts) this.#form.columns[column].firstRecord = record;
    this.firsts.clear();
  }

  #lineEndAt(p: number, end: number): number {
    if (p >= end) return LineEndKind.none;
    return this.bytes[p - 1] === CARRIAGE_RETURN ? LineEndKind.crlf : LineEndKind.lf;
  }

  #beginRecord(gapStart: number, start: number): void {
    this.#mode = AT_RECORD;
    this.#gapStart = gapStart;
    this.recordStart = start;
    this.position = start;
  }

  #endList(p: number): void {
    this.#mode = BEHIND_LIST;
    this.startAt(p);
    this.recordStart = p - 1;
  }

  /** The record is no JSON object, so the values found in it so far do not count. */
  #damage(errorAt: number): boolean {
    this.errorAt = errorAt;
    this.#indent = this.#indentOf(this.recordStart);
    this.#mode = IN_DAMAGED;
    this.position = this.recordStart;
    return true;
  }

  /** How many blanks stand before it in its line; −1 if anything else does. */
  #indentOf(start: number): number {
    let p = start;
    while (p > this.#gapStart && this.bytes[p - 1] !== LINE_FEED) p--;
    return p === 0 || this.bytes[p - 1] === LINE_FEED ? start - p : -1;
  }

  #passDamaged(end: number, last: boolean): boolean {
    for (let p = this.position; ; ) {
      const feed = p < end ? this.bytes.subarray(p, end).indexOf(LINE_FEED) : -1;
      if (feed < 0) {
        this.position = end;
        if (last) this.#finishDamaged(end);
        return false;
      }
      const line = p + feed + 1;
      if (!this.#form.isArray) {
        this.#finishDamaged(line);
        return true;
      }
      const next = this.#skip(line, end);
      if (next >= end && !last) {
        // The line end is looked for again.
        this.position = line - 1;
        return false;
      }
      if (next < end && this.bytes[next] === OBJECT_START && this.#isAsFarIn(line, next)) {
        this.#finishDamaged(next);
        this.#beginRecord(line, next);
        return true;
      }
      p = Math.max(line, Math.min(next, end));
    }
  }

  #isAsFarIn(line: number, next: number): boolean {
    const before = this.bytes.subarray(line, next);
    return this.#indent < 0 || before.length - 1 - before.lastIndexOf(LINE_FEED) === this.#indent;
  }

  #finishDamaged(next: number): void {
    this.#finishRecord(RecordFlag.invalid, 0, LineEndKind.none);
    this.startAt(next);
    if (!this.#form.isArray) this.#mode = AT_RECORD;
  }

  #finishRecord(flags: number, cells: number, lineEnd: number): void {
    const record = this.records++;
    if (this.records === this.recordStarts.length) this.growRecords();
    if (this.firstLineEnd === LineEndKind.none) this.firstLineEnd = lineEnd;
    const isOther = lineEnd !== LineEndKind.none && lineEnd !== this.firstLineEnd;
    this.recordStarts[record] = this.recordStart;
    this.recordFlags[record] = flags | (isOther ? RecordFlag.otherLineEnd : 0);
    this.#cells += cells;
    this.firstCells[this.records] = this.#cells;
    this.#record++;
  }

  /** Reads what stands behind the brace of an object. Returns the place behind its end; −1 if it is damaged, or not there as a whole. */
  #object(p: number, end: number, parent: KeyNode, level: number): number {
    const { bytes } = this;
    const blanks = this.#blanks;
    const scanner = this.#scanner;
    let expected = parent.first;
    let before: KeyNode | undefined;
    while (p < end && blanks[bytes[p]] === 1) p++;
    if (p < end && bytes[p] === OBJECT_END) return p + 1;
    for (;;) {
      if (p >= end || bytes[p] !== QUOTE) return scanner.fail(Math.min(p, end));
      let node = expected;
      let keyEnd = p;
      if (node) {
        const { raw } = node;
        const length = raw.length;
        if (p + length <= end) {
          let i = 1;
          while (i < length && bytes[p + i] === raw[i]) i++;
          if (i === length) keyEnd = p + length;
        }
      }
      if (keyEnd === p || !node) {
        keyEnd = scanner.string(bytes, p, end);
        if (keyEnd < 0) return -1;
        const raw = decoder.decode(bytes.subarray(p, keyEnd));
        const key = scanner.kind === CellKind.encoded ? (JSON.parse(raw) as string) : raw.slice(1, -1);
        node = this.#form.child(parent, key, raw);
        if (before) before.next = node;
        else parent.first = node;
      }
      before = node;
      expected = node.next;
      p = keyEnd;
      while (p < end && blanks[bytes[p]] === 1) p++;
      if (p >= end || bytes[p] !== COLON) return scanner.fail(Math.min(p, end));
      p++;
      while (p < end && blanks[bytes[p]] === 1) p++;
      if (node.seen === this.#record) this.#forget(node);
      else node.seen = this.#record;
      if (p < end && bytes[p] === OBJECT_START && level + 1 < MOST_LEVELS) {
        p = this.#object(p + 1, end, node, level + 1);
        if (p < 0) return p;
      } else {
        const valueEnd = scanner.value(bytes, p, end);
        if (valueEnd < 0) return -1;
        this.#setCell(node, p, valueEnd, scanner.kind);
        p = valueEnd;
      }
      while (p < end && blanks[bytes[p]] === 1) p++;
      if (p >= end) return scanner.fail(end);
      const byte = bytes[p++];
      if (byte === OBJECT_END) return p;
      if (byte !== COMMA) return scanner.fail(p - 1);
      while (p < end && blanks[bytes[p]] === 1) p++;
    }
  }

  #setCell(node: KeyNode, start: number, end: number, kind: number): void {
    let { column } = node;
    if (column < 0) {
      column = this.#form.addColumn(node);
      if (column < 0) return;
    }
    const { firstRecord } = this.#form.columns[column];
    if ((firstRecord < 0 || firstRecord >= this.#from) && !this.firsts.has(column))
      this.firsts.set(column, this.#record);
    const cell = this.#cells + column;
    if (cell >= this.starts.length) this.growCells();
    const isNull = kind === CellKind.null;
    this.starts[cell] = isNull ? 0 : start;
    this.ends[cell] = isNull ? 0 : end;
    this.kinds[cell] = isNull ? CellKind.plain : kind;
    if (end - start > LONG_VALUE) this.hasLongValues = true;
  }

  /** The same key once more in an object: the last counts. */
  #forget(node: KeyNode): void {
    if (node.column >= 0 && this.#cells + node.column < this.starts.length) {
      this.starts[this.#cells + node.column] = 0;
      this.ends[this.#cells + node.column] = 0;
      this.kinds[this.#cells + node.column] = CellKind.plain;
    }
    for (const child of node.children.values()) if (child.seen === this.#record) this.#forget(child);
  }

  #skip(p: number, end: number): number {
    while (p < end && this.#blanks[this.bytes[p]] === 1) p++;
    return p;
  }

  #reserveCells(columns: number): void {
    const needed = this.#cells + columns;
    while (needed > this.starts.length) this.growCells();
    this.starts.fill(0, this.#cells, needed);
    this.ends.fill(0, this.#cells, needed);
    this.kinds.fill(CellKind.plain, this.#cells, needed);
  }
}
