/**
 * The distinct values of one column, numbered in order of first appearance, with their frequencies.
 *
 * Values are compared as bytes and never become strings on the way in: making a string a cell would cost more than the
 * whole look-up. Code 0 is the missing value; all spellings of "missing" share it, since two missing cells match.
 */
import { MOST_PROBES } from '../hashing/index.ts';
import { CellKind, decodeCell } from './cells.ts';
import { grown } from './grown.ts';
import { LEAST_ROOM } from './json/decode.ts';
import { decodeLong, hashLong, LONG_VALUE, sameLong } from './longValues.ts';
import type { MissingTokens } from './missing.ts';
import type { RecordBatch } from './tokenizer.ts';
import { ValueStore } from './valueStore.ts';
import { hashOf } from './words.ts';

/** Holds a value that had to be decoded, until it is looked up. */
let decoded = new Uint8Array(256);
let decodedView = new DataView(decoded.buffer);

const latin1 = new TextDecoder('latin1');
const utf8 = new TextDecoder();

/** When order ends, as many values get their slots in one go. */
const MOST_ENTERED_AT_ONCE = 4096;

export class Dictionary {
  readonly #missing: MissingTokens;
  /** Spellings of "missing" that have been met. */
  readonly #missingForms: Uint8Array[] = [];
  readonly #values = new ValueStore();
  /** Code → number of rows. */
  #counts = new Uint32Array(16);
  /** Pairs (hash, entry), open addressing: entry 0 is free, code + 1 a value, −1 − i the i-th spelling of "missing". */
  #slots = new Int32Array(2 * 16);
  #slotMask = 15;
  #used = 0;
  /** Entries that found no free slot near their place, by their bytes as text. */
  readonly #far = new Map<string, number>();
  /** Hash → codes of values longer than `LONG_VALUE`, which are few and have no slots. */
  readonly #long = new Map<number, number[]>();
  /** Each new value has come after all before it, as row numbers and time stamps do: none needs looking up. */
  #isAscending = true;
  /** Codes below it are in order; those that have not been met again since order ended have no slot. */
  #orderedEnd = 1;

  constructor(missing: MissingTokens) {
    this.#missing = missing;
  }

  /** Codes run from 0 to size − 1; edits may leave some without a row. */
  get size(): number {
    return this.#values.size;
  }

  /** Code → number of rows; a view that the next change may replace. */
  get counts(): Uint32Array {
    return this.#counts.subarray(0, this.size);
  }

  count(code: number): number {
    return this.#counts[code];
  }

  /** The bytes of a value; none for the missing value. */
  bytes(code: number): Uint8Array {
    return this.#values.bytes(code);
  }

  length(code: number): number {
    return this.#values.length(code);
  }

  /** The length of a value in characters. */
  characters(code: number): number {
    return this.#values.characters(code);
  }

  /** The first byte of a value; 0 if it has none. */
  firstByte(code: number): number {
    return this.#values.firstByte(code);
  }

  text(code: number): string {
    return this.#values.text(code);
  }

  /** How values that mean "not known" have been spelled, other than by nothing. */
  get missingForms(): readonly string[] {
    return this.#missingForms.map((form) => utf8.decode(form).trim());
  }

  /** Gives a value one more row. */
  retain(code: number): void {
    this.#counts[code]++;
  }

  /** Takes one row away from a value. */
  release(code: number): void {
    this.#counts[code]--;
  }

  /**
   * Makes room for about `factor` times as many values, so that a large column is not copied while it is read.
   * Memory that is set aside and not used costs nothing: the system hands out a page when it is first written to.
   */
  reserve(factor: number): void {
    const values = Math.ceil(this.size * factor);
    this.#values.reserve(values);
    if (values > this.#counts.length) this.#counts = grown(this.#counts, new Uint32Array(values));
    let slots = this.#slotMask + 1;
    while (slots < 2 * values) slots *= 2;
    if (slots > this.#slotMask + 1 && !this.#isAscending) this.#rehash(slots);
  }

  /**
   * Writes the codes of one column of a batch, of the records `first` to `last`, to `codes`, and counts them. Returns the
   * largest. The hot path of reading: what it calls is inlined, and what insertions replace is fetched again.
   */
  encode(batch: RecordBatch, first: number, last: number, column: number, codes: Uint32Array): number {
    const begin = this.#isAscending ? this.#encodeAscending(batch, first, last, column, codes) : first;
    const { view, starts, ends, kinds, firstCells } = batch;
    const emptyIsMissing = this.#missing.emptyIsMissing;
    const values = this.#values;
    let slots = this.#slots;
    let slotMask = this.#slotMask;
    let counts = this.#counts;
    let largest = begin > first ? this.size - 1 : 0;
    for (let r = begin; r < last; r++) {
      const cell = firstCells[r] + column;
      let code = 0;
      let start = 0;
      let length = 0;
      let source = view;
      if (cell < firstCells[r + 1]) {
        const kind = kinds[cell];
        start = starts[cell];
        length = ends[cell] - start;
        if (kind === CellKind.quoted) {
          start++;
          length -= 2;
        } else if (kind !== CellKind.plain && kind !== CellKind.strayQuote) {
          length = decode(batch, start, length, kind);
          start = 0;
          source = decodedView;
        }
      }
      if (length > 0 || !emptyIsMissing) {
        const hash = hashOf(source, start, length);
        for (let slot = hash & slotMask, probes = 1; ; slot = (slot + 1) & slotMask, probes++) {
          const entry = slots[2 * slot + 1];
          if (entry === 0 || probes > MOST_PROBES) {
            code = this.#insert(hash, source, start, length);
            slots = this.#slots;
            slotMask = this.#slotMask;
            counts = this.#counts;
            break;
          }
          if (slots[2 * slot] !== hash) continue;
          if (entry < 0) {
            if (this.#isMissingForm(-1 - entry, source, start, length)) break;
          } else if (values.isSame(entry - 1, source, start, length)) {
            code = entry - 1;
            break;
          }
        }
      }
      codes[r - first] = code;
      if (code > largest) largest = code;
      counts[code]++;
    }
    return largest;
  }

  /** Encodes as long as values come in order, and are plain. Returns the record at which that ended. */
  #encodeAscending(batch: RecordBatch, first: number, last: number, column: number, codes: Uint32Array): number {
    const { view, starts, ends, kinds, firstCells } = batch;
    const values = this.#values;
    for (let r = first; r < last; r++) {
      const cell = firstCells[r] + column;
      const newest = values.size - 1;
      const isPlain = cell < firstCells[r + 1] && kinds[cell] === CellKind.plain;
      const start = starts[cell];
      const length = isPlain ? ends[cell] - start : 0;
      const order = length > 0 ? values.compare(newest, view, start, length) : 1;
      if (order > 0 || (order < 0 && this.#missing.matches(view, start, length))) {
        this.#endOrder();
        return r;
      }
      const code = order === 0 ? newest : this.#append(view, start, length);
      codes[r - first] = code;
      this.#counts[code]++;
    }
    return last;
  }

  /** From now on values are looked up. A few get their slots at once, many each when it is met again. */
  #endOrder(): void {
    this.#isAscending = false;
    this.#orderedEnd = this.size;
    if (this.size > MOST_ENTERED_AT_ONCE) return;
    this.#orderedEnd = 1;
    const { view, ends } = this.#values;
    for (let code = 1; code < this.size; code++) {
      this.#occupy(hashOf(view, ends[code - 1], ends[code] - ends[code - 1]), code + 1);
    }
  }

  /** The code of a value among those that came in order; 0 if it is not there. */
  #findOrdered(source: DataView, start: number, length: number): number {
    let low = 1;
    let high = this.#orderedEnd;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = this.#values.compare(middle, source, start, length);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return 0;
  }

  /** Enters a value for so many rows, and returns its code; undefined stands for the missing value. */
  enter(value: Uint8Array | undefined, rows: number): number {
    if (this.#isAscending) this.#endOrder();
    const code = value === undefined ? 0 : this.#codeOf(new DataView(value.buffer, value.byteOffset, value.length));
    this.#counts[code] += rows;
    return code;
  }

  #codeOf(value: DataView): number {
    const length = value.byteLength;
    if (length === 0 && this.#missing.emptyIsMissing) return 0;
    if (length > LONG_VALUE) return inOneGo(this.#codeOfLong(value, 0, length));
    const hash = hashOf(value, 0, length);
    for (let slot = hash & this.#slotMask, probes = 1; ; slot = (slot + 1) & this.#slotMask, probes++) {
      const entry = this.#slots[2 * slot + 1];
      if (entry === 0 || probes > MOST_PROBES) return this.#insert(hash, value, 0, length);
      if (this.#slots[2 * slot] !== hash) continue;
      if (entry > 0 && this.#values.isSame(entry - 1, value, 0, length)) return entry - 1;
      if (entry < 0 && this.#isMissingForm(-1 - entry, value, 0, length)) return 0;
    }
  }

  /** As `encode`, for a batch that holds a very long value. */
  *encodeInSteps(
    batch: RecordBatch,
    first: number,
    last: number,
    column: number,
    codes: Uint32Array,
  ): Generator<void, number> {
    const { starts, ends, firstCells } = batch;
    let largest = 0;
    if (this.#isAscending) this.#endOrder();
    for (let r = first; r < last; r++) {
      const cell = firstCells[r] + column;
      const isLong = cell < firstCells[r + 1] && ends[cell] - starts[cell] > LONG_VALUE;
      const place = codes.subarray(r - first, r - first + 1);
      if (isLong) {
        place[0] = yield* this.#codeOfLongCell(batch, cell);
        this.#counts[place[0]]++;
      } else {
        this.encode(batch, r, r + 1, column, place);
      }
      largest = Math.max(largest, place[0]);
    }
    return largest;
  }

  *#codeOfLongCell({ bytes, view, quote, starts, ends, kinds }: RecordBatch, cell: number): Generator<void, number> {
    const kind = kinds[cell];
    let start = starts[cell];
    let length = ends[cell] - start;
    let source = view;
    if (kind === CellKind.quoted) {
      start++;
      length -= 2;
    } else if (kind !== CellKind.plain && kind !== CellKind.strayQuote) {
      const target = new Uint8Array(length);
      length =
        kind === CellKind.encoded
          ? decodeCell(bytes, start, start + length, kind, quote, target)
          : yield* decodeLong(bytes, start, start + length, kind, quote, target);
      source = new DataView(target.buffer);
      start = 0;
    }
    if (length <= LONG_VALUE) return this.#codeOf(new DataView(source.buffer, source.byteOffset + start, length));
    return yield* this.#codeOfLong(source, start, length);
  }

  *#codeOfLong(source: DataView, start: number, length: number): Generator<void, number> {
    const hash = yield* hashLong(source, start, length);
    const known = this.#long.get(hash) ?? [];
    for (const code of known) {
      if (this.length(code) !== length) continue;
      if (yield* sameLong(this.#values.view, this.#values.ends[code - 1], source, start, length)) return code;
    }
    const code = this.#counted(yield* this.#values.appendInSteps(bytesOf(source, start, length)));
    known.push(code);
    this.#long.set(hash, known);
    return code;
  }

  #isMissingForm(index: number, source: DataView, start: number, length: number): boolean {
    const form = this.#missingForms[index];
    return form.length === length && form.every((byte, i) => source.getUint8(start + i) === byte);
  }

  /** Enters a value that is in none of the slots near its place, unless it is known elsewhere, and returns its code. */
  #insert(hash: number, source: DataView, start: number, length: number): number {
    const far = this.#far.size === 0 ? undefined : this.#far.get(textOf(bytesOf(source, start, length)));
    if (far !== undefined) return Math.max(0, far - 1);
    if (this.#missing.matches(source, start, length)) {
      const form = bytesOf(source, start, length).slice();
      this.#occupy(hash, -this.#missingForms.push(form));
      return 0;
    }
    const known = this.#orderedEnd > 1 ? this.#findOrdered(source, start, length) : 0;
    return this.#occupy(hash, (known || this.#append(source, start, length)) + 1) - 1;
  }

  #append(source: DataView, start: number, length: number): number {
    return this.#counted(this.#values.append(source, start, length));
  }

  /** A new code, with room for its count. */
  #counted(code: number): number {
    if (code >= this.#counts.length) this.#counts = grown(this.#counts, new Uint32Array(2 * code));
    return code;
  }

  #occupy(hash: number, entry: number): number {
    if (2 * ++this.#used > this.#slotMask) this.#rehash(2 * (this.#slotMask + 1));
    this.#place(hash, entry);
    return entry;
  }

  /** Puts an entry into the first free slot near the place of its hash, or else among those that are far. */
  #place(hash: number, entry: number): void {
    const slots = this.#slots;
    let slot = hash & this.#slotMask;
    for (let probes = 1; slots[2 * slot + 1] !== 0; probes++) {
      if (probes === MOST_PROBES) {
        this.#far.set(textOf(entry > 0 ? this.bytes(entry - 1) : this.#missingForms[-1 - entry]), entry);
        return;
      }
      slot = (slot + 1) & this.#slotMask;
    }
    slots[2 * slot] = hash;
    slots[2 * slot + 1] = entry;
  }

  #rehash(slotCount: number): void {
    const old = this.#slots;
    this.#slots = new Int32Array(2 * slotCount);
    this.#slotMask = slotCount - 1;
    for (let i = 0; i < old.length; i += 2) if (old[i + 1] !== 0) this.#place(old[i], old[i + 1]);
  }
}

function bytesOf(source: DataView, start: number, length: number): Uint8Array {
  return new Uint8Array(source.buffer, source.byteOffset + start, length);
}

/** Of each byte its own character. Texts of digits alone are avoided, which engines may place by their number. */
function textOf(bytes: Uint8Array): string {
  return `=${latin1.decode(bytes)}`;
}

function inOneGo<Result>(work: Generator<void, Result>): Result {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
}

/** Puts the value of a cell whose quotes need decoding into `decoded` and returns its length. */
function decode({ bytes, quote }: RecordBatch, start: number, length: number, kind: number): number {
  if (decoded.length < length + LEAST_ROOM) {
    decoded = new Uint8Array(2 * (length + LEAST_ROOM));
    decodedView = new DataView(decoded.buffer);
  }
  return decodeCell(bytes, start, start + length, kind, quote, decoded);
}
