/**
 * The distinct values of one column, numbered in order of first appearance, with their frequencies.
 *
 * Values are compared as bytes and never become strings on the way in: making a string a cell would cost more than the
 * whole look-up. Code 0 is the missing value; all spellings of "missing" share it, since two missing cells match.
 */
import { CellKind, decodeQuoted } from './cells.ts';
import { grown } from './grown.ts';
import { copyLong, decodeLong, hashLong, LONG_VALUE, sameLong } from './longValues.ts';
import type { MissingTokens } from './missing.ts';
import type { RecordBatch } from './tokenizer.ts';
import { copyString, hashOf, sameString } from './words.ts';

/** Holds a value that had to be decoded, until it is looked up. */
let decoded = new Uint8Array(256);
let decodedView = new DataView(decoded.buffer);

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export class Dictionary {
  readonly #missing: MissingTokens;
  /** Spellings of "missing" that have been met. */
  readonly #missingForms: Uint8Array[] = [];
  /** Pairs (hash, entry), open addressing: entry 0 is free, code + 1 a value, −1 − i the i-th spelling of "missing". */
  #slots = new Int32Array(2 * 16);
  #slotMask = 15;
  #used = 0;
  /** Code → end of its bytes in the arena. */
  #ends = new Uint32Array(16);
  #counts = new Uint32Array(16);
  #arena = new Uint8Array(64);
  #arenaView = new DataView(this.#arena.buffer);
  #size = 1;

  constructor(missing: MissingTokens) {
    this.#missing = missing;
  }

  /** Codes run from 0 to size − 1; edits may leave some without a row. */
  get size(): number {
    return this.#size;
  }

  /** Code → number of rows; a view that the next change may replace. */
  get counts(): Uint32Array {
    return this.#counts.subarray(0, this.#size);
  }

  count(code: number): number {
    return this.#counts[code];
  }

  /** The bytes of a value; none for the missing value. */
  bytes(code: number): Uint8Array {
    return code === 0 ? this.#arena.subarray(0, 0) : this.#arena.subarray(this.#ends[code - 1], this.#ends[code]);
  }

  length(code: number): number {
    return code === 0 ? 0 : this.#ends[code] - this.#ends[code - 1];
  }

  /** The first byte of a value; 0 if it has none. */
  firstByte(code: number): number {
    return this.length(code) > 0 ? this.#arena[this.#ends[code - 1]] : 0;
  }

  text(code: number): string {
    return decoder.decode(this.bytes(code));
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
    const values = Math.ceil(this.#size * factor);
    let slots = this.#slotMask + 1;
    while (slots < 2 * values) slots *= 2;
    if (slots > this.#slotMask + 1) this.#rehash(slots);
    if (values > this.#ends.length) this.#growCodes(values);
    const bytes = Math.ceil(this.#ends[this.#size - 1] * factor);
    if (bytes > this.#arena.length) this.#growArena(bytes);
  }

  /**
   * Writes the codes of one column of a batch, of the records `first` to `last`, to `codes`, and counts them. Returns the
   * largest. The hot path of reading: what it calls is inlined, and what insertions replace is fetched again.
   */
  encode(batch: RecordBatch, first: number, last: number, column: number, codes: Uint32Array): number {
    const { view, starts, ends, kinds, firstCells } = batch;
    const emptyIsMissing = this.#missing.emptyIsMissing;
    let slots = this.#slots;
    let slotMask = this.#slotMask;
    let codeEnds = this.#ends;
    let counts = this.#counts;
    let largest = 0;
    for (let r = first; r < last; r++) {
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
          length = decode(batch, start, length);
          start = 0;
          source = decodedView;
        }
      }
      if (length > 0 || !emptyIsMissing) {
        const hash = hashOf(source, start, length);
        for (let slot = hash & slotMask; ; slot = (slot + 1) & slotMask) {
          const entry = slots[2 * slot + 1];
          if (entry === 0) {
            code = this.#insert(slot, hash, source, start, length);
            slots = this.#slots;
            slotMask = this.#slotMask;
            codeEnds = this.#ends;
            counts = this.#counts;
            break;
          }
          if (slots[2 * slot] !== hash) continue;
          if (entry < 0) {
            if (this.#isMissingForm(-1 - entry, source, start, length)) break;
            continue;
          }
          const from = codeEnds[entry - 2];
          if (entry === 1 || codeEnds[entry - 1] - from !== length) continue;
          if (sameString(this.#arenaView, from, source, start, length)) {
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
    for (let r = first; r < last; r++) {
      const cell = firstCells[r] + column;
      const isLong = cell < firstCells[r + 1] && ends[cell] - starts[cell] > LONG_VALUE;
      const place = codes.subarray(r - first, r - first + 1);
      if (isLong) {
        place[0] = yield* this.#codeOfLong(batch, cell);
        this.#counts[place[0]]++;
      } else {
        this.encode(batch, r, r + 1, column, place);
      }
      largest = Math.max(largest, place[0]);
    }
    return largest;
  }

  *#codeOfLong({ bytes, view, quote, starts, ends, kinds }: RecordBatch, cell: number): Generator<void, number> {
    const kind = kinds[cell];
    let start = starts[cell];
    let length = ends[cell] - start;
    let source = view;
    if (kind === CellKind.quoted) {
      start++;
      length -= 2;
    } else if (kind !== CellKind.plain && kind !== CellKind.strayQuote) {
      const target = new Uint8Array(length);
      length = yield* decodeLong(bytes, start, start + length, quote, target);
      source = new DataView(target.buffer);
      start = 0;
    }
    const hash = yield* hashLong(source, start, length);
    let slot = hash & this.#slotMask;
    for (; this.#slots[2 * slot + 1] !== 0; slot = (slot + 1) & this.#slotMask) {
      const code = this.#slots[2 * slot + 1] - 1;
      if (this.#slots[2 * slot] !== hash || code < 0 || this.length(code) !== length) continue;
      if (yield* sameLong(this.#arenaView, this.#ends[code - 1], source, start, length)) return code;
    }
    const from = this.#ends[this.#size - 1];
    if (from + length > this.#arena.length) {
      const arena = new Uint8Array(Math.ceil(1.25 * (from + length)));
      yield* copyLong(arena, 0, this.#arena.subarray(0, from));
      this.#arena = arena;
      this.#arenaView = new DataView(arena.buffer);
    }
    yield* copyLong(this.#arena, from, new Uint8Array(source.buffer, source.byteOffset + start, length));
    return this.#enter(this.#freeSlot(slot, hash), hash, from + length);
  }

  #isMissingForm(index: number, source: DataView, start: number, length: number): boolean {
    const form = this.#missingForms[index];
    return form.length === length && form.every((byte, i) => source.getUint8(start + i) === byte);
  }

  #insert(slot: number, hash: number, source: DataView, start: number, length: number): number {
    if (this.#missing.matches(source, start, length)) {
      const free = this.#freeSlot(slot, hash);
      const form = new Uint8Array(source.buffer, source.byteOffset + start, length).slice();
      this.#slots[2 * free] = hash;
      this.#slots[2 * free + 1] = -this.#missingForms.push(form);
      return 0;
    }
    const from = this.#ends[this.#size - 1];
    if (from + length > this.#arena.length) this.#growArena(Math.ceil(1.5 * (from + length)));
    copyString(this.#arenaView, from, source, start, length);
    return this.#enter(this.#freeSlot(slot, hash), hash, from + length);
  }

  /** A slot for one more entry: the one that was found, unless the slots must be more. */
  #freeSlot(found: number, hash: number): number {
    this.#used++;
    if (2 * this.#used <= this.#slotMask) return found;
    this.#rehash(2 * (this.#slotMask + 1));
    let slot = hash & this.#slotMask;
    while (this.#slots[2 * slot + 1] !== 0) slot = (slot + 1) & this.#slotMask;
    return slot;
  }

  /** Gives a code to the value that ends at `end` of the arena. */
  #enter(slot: number, hash: number, end: number): number {
    const code = this.#size++;
    if (code >= this.#ends.length) this.#growCodes(2 * code);
    this.#ends[code] = end;
    this.#slots[2 * slot] = hash;
    this.#slots[2 * slot + 1] = code + 1;
    return code;
  }

  #growCodes(room: number): void {
    this.#ends = grown(this.#ends, new Uint32Array(room));
    this.#counts = grown(this.#counts, new Uint32Array(room));
  }

  #growArena(room: number): void {
    this.#arena = grown(this.#arena, new Uint8Array(room));
    this.#arenaView = new DataView(this.#arena.buffer);
  }

  #rehash(slotCount: number): void {
    const old = this.#slots;
    const slots = new Int32Array(2 * slotCount);
    const mask = slotCount - 1;
    for (let i = 0; i < old.length; i += 2) {
      const entry = old[i + 1];
      if (entry === 0) continue;
      const hash = old[i];
      let slot = hash & mask;
      while (slots[2 * slot + 1] !== 0) slot = (slot + 1) & mask;
      slots[2 * slot] = hash;
      slots[2 * slot + 1] = entry;
    }
    this.#slots = slots;
    this.#slotMask = mask;
  }
}

/** Puts the value of a cell whose quotes need decoding into `decoded` and returns its length. */
function decode({ bytes, quote }: RecordBatch, start: number, length: number): number {
  if (decoded.length < length) {
    decoded = new Uint8Array(2 * length);
    decodedView = new DataView(decoded.buffer);
  }
  return decodeQuoted(bytes, start, start + length, quote, decoded);
}
