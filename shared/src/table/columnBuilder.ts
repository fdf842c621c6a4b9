/** One column made of texts that a format hands over in blocks: they go into the dictionary by the same way as cells of a delimited text. */
import { CellKind } from './cells.ts';
import { Codes } from './codes.ts';
import { Dictionary } from './dictionary.ts';
import { LONG_VALUE } from './longValues.ts';
import { isBlank, MissingTokens } from './missing.ts';
import type { Column, ReadingOptions } from './table.ts';
import type { RecordBatch } from './tokenizer.ts';

/** UTF-8 takes at most so many bytes for a UTF-16 unit. */
const MOST_BYTES_A_UNIT = 3;

const encoder = new TextEncoder();

/** A place in a list of texts that stands for a missing value. */
export const NO_TEXT = 2 ** 32 - 1;

/** Texts that a format says once, for cells to name by their places. */
export class ListedTexts {
  /** Place → code; −1 where no cell has named it. */
  readonly codes: Int32Array;

  constructor(
    length: number,
    readonly textOf: (place: number) => string | undefined,
  ) {
    this.codes = new Int32Array(length).fill(-1);
  }
}

export class ColumnBuilder {
  readonly #dictionary: Dictionary;
  readonly #codes = new Codes();
  #bytes = new Uint8Array(4096);
  #ends = new Int32Array(64);
  #block = new Uint32Array(64);

  constructor(
    private readonly index: number,
    private readonly name: string,
    private readonly options: Pick<ReadingOptions, 'missingTokens' | 'trim'>,
  ) {
    this.#dictionary = new Dictionary(new MissingTokens(options.missingTokens));
  }

  /** Makes room for so many rows, where their number is known. */
  reserve(rows: number): void {
    this.#codes.reserve(rows);
  }

  /** Adds a row for each text; undefined is a missing value. A block of some thousand is a step. */
  *append(texts: readonly (string | undefined)[]): Generator<void, void> {
    const batch = this.#batchOf(texts);
    const codes = this.#blockFor(texts.length);
    const largest = batch.hasLongValues
      ? yield* this.#dictionary.encodeInSteps(batch, 0, texts.length, 0, codes)
      : this.#dictionary.encode(batch, 0, texts.length, 0, codes);
    this.#codes.splice(this.#codes.length, 0, codes, largest);
  }

  /** Adds a row for each place in a list. Each text is made and looked up once. */
  appendListed({ codes, textOf }: ListedTexts, places: Uint32Array): void {
    const block = this.#blockFor(places.length);
    let largest = 0;
    for (let i = 0; i < places.length; i++) {
      const place = places[i];
      let code = place === NO_TEXT ? 0 : codes[place];
      if (code < 0) {
        code = this.#codeOf(textOf(place));
        codes[place] = code;
      }
      block[i] = code;
      if (code > largest) largest = code;
      this.#dictionary.retain(code);
    }
    this.#codes.splice(this.#codes.length, 0, block, largest);
  }

  column(): Column {
    return { index: this.index, name: this.name, codes: this.#codes, dictionary: this.#dictionary };
  }

  #blockFor(rows: number): Uint32Array {
    if (rows > this.#block.length) this.#block = new Uint32Array(rows);
    return this.#block.subarray(0, rows);
  }

  /** Of a value that has no row yet. */
  #codeOf(text: string | undefined): number {
    if (text === undefined) return 0;
    const [start, end] = this.#write(text, 0);
    return this.#dictionary.enter(this.#bytes.subarray(start, end), 0);
  }

  /** The texts as records of one cell each, or of none where the value is missing. */
  #batchOf(texts: readonly (string | undefined)[]): RecordBatch {
    const records = texts.length;
    const firstCells = new Int32Array(records + 1);
    const starts = new Int32Array(records);
    if (records > this.#ends.length) this.#ends = new Int32Array(records);
    let cells = 0;
    let length = 0;
    let hasLongValues = false;
    for (const [record, text] of texts.entries()) {
      firstCells[record] = cells;
      if (text === undefined) continue;
      const [start, end] = this.#write(text, length);
      starts[cells] = start;
      this.#ends[cells++] = end;
      hasLongValues ||= end - start > LONG_VALUE;
      length = end;
    }
    firstCells[records] = cells;
    const bytes = this.#bytes;
    return {
      bytes,
      view: new DataView(bytes.buffer),
      quote: 0,
      records,
      recordStarts: starts,
      recordFlags: new Uint8Array(records),
      firstCells,
      widths: new Int32Array(records).fill(1),
      starts,
      ends: this.#ends,
      kinds: new Uint8Array(cells).fill(CellKind.plain),
      hasLongValues,
    };
  }

  /** Where the bytes of a text are, from `position` on. */
  #write(text: string, position: number): [start: number, end: number] {
    const room = position + MOST_BYTES_A_UNIT * text.length;
    if (room > this.#bytes.length) {
      const grown = new Uint8Array(2 * room);
      grown.set(this.#bytes.subarray(0, position));
      this.#bytes = grown;
    }
    const { written } = encoder.encodeInto(text, this.#bytes.subarray(position));
    let start = position;
    let end = position + written;
    if (this.options.trim) {
      while (start < end && isBlank(this.#bytes[start])) start++;
      while (start < end && isBlank(this.#bytes[end - 1])) end--;
    }
    return [start, end];
  }
}
