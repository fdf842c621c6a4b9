/** Reads a JSON text into a table, window by window, as `TableReader` reads a delimited one. */
import { makeRoom, ROWS_TO_GUESS_FROM, type TextReader } from '../reader.ts';
import type { ReadingOptions } from '../table.ts';
import { JsonTable } from './jsonTable.ts';
import { JsonTokenizer } from './jsonTokenizer.ts';
import { JsonForm } from './keys.ts';
import { LIST_START } from './scanValue.ts';

/** Bytes a step: JSON takes longer to read than a delimited text. */
const STEP = 48 * 1024;

export class JsonReader implements TextReader {
  readonly table: JsonTable;
  base = 0;
  readonly #tokenizer: JsonTokenizer;
  readonly #expectedLength: number;
  #hasGuessed = false;
  /** Bytes of the text that have been looked at. */
  #readTo: number;

  /** `head`: the beginning of the text, which shows whether one list holds all records. */
  constructor(head: Uint8Array, options: ReadingOptions, start: number, expectedLength: number) {
    const form = new JsonForm(beginsAsList(head), options.keys);
    this.table = new JsonTable(form, options);
    this.#tokenizer = new JsonTokenizer(form);
    this.#tokenizer.startAt(start);
    this.#expectedLength = expectedLength;
    this.#readTo = start;
  }

  get keepFrom(): number {
    return this.#tokenizer.keepFrom;
  }

  moveWindow(by: number): void {
    this.#tokenizer.rebase(by);
    this.base += by;
  }

  *read(window: Uint8Array, end: number, last: boolean): Generator<void, void> {
    let to = this.#readTo - this.base;
    do {
      to = Math.min(end, to + STEP);
      yield* this.#readStep(window, to, last && to === end);
      yield;
    } while (to < end);
    this.#readTo = this.base + end;
  }

  *#readStep(window: Uint8Array, end: number, last: boolean): Generator<void, void> {
    const { table } = this;
    const tokenizer = this.#tokenizer;
    tokenizer.run(window, end, last);
    if (tokenizer.records > 0) {
      yield;
      yield* table.addColumns(tokenizer.records, this.base + end);
      tokenizer.widths.fill(table.width, 0, tokenizer.records);
      yield* table.splice(table.recordCount, 0, tokenizer, this.base);
      tokenizer.clear();
    }
    table.textLength = this.base + end;
    table.firstLineEnd = tokenizer.firstLineEnd;
    if (!this.#hasGuessed && table.rowCount >= ROWS_TO_GUESS_FROM) {
      this.#hasGuessed = true;
      yield* makeRoom(table, this.#expectedLength);
    }
    if (last) table.dropUnused();
  }
}

/** Whether one list holds the records; otherwise each stands on a line. */
export function beginsAsList(head: Uint8Array): boolean {
  return head[firstMark(head, 0)] === LIST_START;
}

/** Whether a text begins as a list of objects, as data do and settings, schemas and manifests do not. */
export function beginsAsRecords(head: Uint8Array): boolean {
  const open = firstMark(head, 0);
  return head[open] === LIST_START && head[firstMark(head, open + 1)] === 0x7b;
}

/** The next byte that is no blank, line end or byte order mark. */
function firstMark(head: Uint8Array, from: number): number {
  const isBlank = (byte: number) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
  let p = from === 0 && head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : from;
  while (p < head.length && isBlank(head[p])) p++;
  return p;
}
