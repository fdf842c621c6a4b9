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

/** Characters of a text that is written by a loop. */
const SHORT = 40;

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
  #records = new OneCellRecords(64);
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
    const there = texts.filter((text) => text !== undefined);
    const batch = this.#batchOf(there);
    const codes = this.#blockFor(texts.length);
    const largest = batch.hasLongValues
      ? yield* this.#dictionary.encodeInSteps(batch, 0, there.length, 0, codes)
      : this.#dictionary.encode(batch, 0, there.length, 0, codes);
    if (there.length < texts.length) this.#spread(texts, there.length, codes);
    this.#codes.splice(this.#codes.length, 0, codes, largest);
  }

  /** A missing value is missing even where an empty text is not. Goes backwards, so that no code is written over before it is moved. */
  #spread(texts: readonly (string | undefined)[], there: number, codes: Uint32Array): void {
    for (let i = texts.length - 1, next = there; i >= 0; i--) codes[i] = texts[i] === undefined ? 0 : codes[--next];
    this.#dictionary.enter(undefined, texts.length - there);
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
    this.#batchOf([text]);
    const { starts, ends } = this.#records;
    return this.#dictionary.enter(this.#bytes.subarray(starts[0], ends[0]), 0);
  }

  /** The texts as records of one cell each. */
  #batchOf(texts: readonly string[]): RecordBatch {
    if (texts.length > this.#records.room) this.#records = new OneCellRecords(texts.length);
    const { starts, ends } = this.#records;
    let length = 0;
    let hasLongValues = false;
    for (let record = 0; record < texts.length; record++) {
      const end = this.#write(texts[record], length);
      starts[record] = length;
      ends[record] = end;
      hasLongValues ||= end - length > LONG_VALUE;
      if (this.options.trim) this.#trim(record);
      length = end;
    }
    return this.#records.batch(this.#bytes, texts.length, hasLongValues);
  }

  #trim(record: number): void {
    const { starts, ends } = this.#records;
    while (starts[record] < ends[record] && isBlank(this.#bytes[starts[record]])) starts[record]++;
    while (starts[record] < ends[record] && isBlank(this.#bytes[ends[record] - 1])) ends[record]--;
  }

  /** Writes a text at `position`. Returns where it ends. */
  #write(text: string, position: number): number {
    const room = position + MOST_BYTES_A_UNIT * text.length;
    if (room > this.#bytes.length) {
      const grown = new Uint8Array(2 * room);
      grown.set(this.#bytes.subarray(0, position));
      this.#bytes = grown;
    }
    const bytes = this.#bytes;
    // For short texts of ASCII a loop takes a fraction of the encoder's time.
    if (text.length <= SHORT) {
      let i = 0;
      for (; i < text.length; i++) {
        const unit = text.charCodeAt(i);
        if (unit > 0x7f) break;
        bytes[position + i] = unit;
      }
      if (i === text.length) return position + i;
    }
    return position + encoder.encodeInto(text, bytes.subarray(position)).written;
  }
}

/** What a batch says of records of one cell each, made once for all blocks. */
class OneCellRecords {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly #firstCells: Int32Array;
  readonly #widths: Int32Array;
  readonly #noFlags: Uint8Array;
  readonly #kinds: Uint8Array;

  constructor(readonly room: number) {
    this.starts = new Int32Array(room);
    this.ends = new Int32Array(room);
    this.#firstCells = Int32Array.from({ length: room + 1 }, (_, record) => record);
    this.#widths = new Int32Array(room).fill(1);
    this.#noFlags = new Uint8Array(room);
    this.#kinds = new Uint8Array(room).fill(CellKind.plain);
  }

  batch(bytes: Uint8Array, records: number, hasLongValues: boolean): RecordBatch {
    return {
      bytes,
      view: new DataView(bytes.buffer),
      quote: 0,
      records,
      recordStarts: this.starts,
      recordFlags: this.#noFlags,
      firstCells: this.#firstCells,
      widths: this.#widths,
      starts: this.starts,
      ends: this.ends,
      kinds: this.#kinds,
      hasLongValues,
    };
  }
}
