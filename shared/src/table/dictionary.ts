/**
 * The distinct values of one column, numbered in order of first appearance, with their frequencies.
 *
 * Values are compared as bytes and never become strings on the way in: making a string a cell would cost more than the
 * whole look-up. Code 0 is the missing value; all spellings of "missing" share it, since two missing cells match.
 */
import { CellKind, decodeQuoted } from './cells.ts';
import { grown } from './grown.ts';
import type { MissingTokens } from './missing.ts';
import type { RecordBatch } from './tokenizer.ts';

/** Slot entries with this bit stand for a spelling of "missing" instead of a code. */
const MISSING_FORM = 0x80000000;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export class Dictionary {
  readonly #missing: MissingTokens;
  readonly #missingForms: Uint8Array[] = [];
  /** Pairs (hash, entry), open addressing; entry 0 is free, else code + 1 or a missing form. */
  #slots = new Uint32Array(2 * 128);
  #slotMask = 127;
  #used = 0;
  /** Code → end of its bytes in the arena. */
  #ends = new Uint32Array(64);
  #counts = new Uint32Array(64);
  #arena = new Uint8Array(512);
  #size = 1;
  #scratch = new Uint8Array(256);

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
    return this.#counts[code] as number;
  }

  /** The bytes of a value; none for the missing value. */
  bytes(code: number): Uint8Array {
    return code === 0 ? this.#arena.subarray(0, 0) : this.#arena.subarray(this.#ends[code - 1], this.#ends[code]);
  }

  length(code: number): number {
    return code === 0 ? 0 : (this.#ends[code] as number) - (this.#ends[code - 1] as number);
  }

  text(code: number): string {
    return decoder.decode(this.bytes(code));
  }

  /** Takes one row away from a value. */
  release(code: number): void {
    (this.#counts[code] as number)--;
  }

  /** Makes room for about this many more values, so that a large column is not rehashed while it is read. */
  reserve(values: number): void {
    let slots = this.#slotMask + 1;
    while (slots < 2 * (this.#used + values)) slots *= 2;
    if (slots > this.#slotMask + 1) this.#rehash(slots);
  }

  /** Writes the codes of one column of a batch, from record `first` on, to `codes`, and counts them. Returns the largest. */
  encode(batch: RecordBatch, first: number, column: number, codes: Uint32Array): number {
    const { bytes, quote, starts, ends, kinds, firstCells, records } = batch;
    const emptyIsMissing = this.#missing.emptyIsMissing;
    let largest = 0;
    for (let r = first; r < records; r++) {
      const cell = (firstCells[r] as number) + column;
      let code = 0;
      if (cell >= (firstCells[r + 1] as number)) {
        if (!emptyIsMissing) code = this.#codeOf(bytes, 0, 0);
      } else {
        const kind = kinds[cell] as number;
        if (kind <= CellKind.quoted) {
          const start = (starts[cell] as number) + kind;
          const end = (ends[cell] as number) - kind;
          if (start < end || !emptyIsMissing) code = this.#codeOf(bytes, start, end);
        } else {
          code = this.#codeOfOdd(bytes, starts[cell] as number, ends[cell] as number, kind, quote);
        }
      }
      codes[r - first] = code;
      if (code > largest) largest = code;
      (this.#counts[code] as number)++;
    }
    return largest;
  }

  #codeOfOdd(bytes: Uint8Array, start: number, end: number, kind: number, quote: number): number {
    if (kind === CellKind.strayQuote) return this.#codeOf(bytes, start, end);
    if (this.#scratch.length < end - start) this.#scratch = new Uint8Array(2 * (end - start));
    return this.#codeOf(this.#scratch, 0, decodeQuoted(bytes, start, end, quote, this.#scratch));
  }

  #codeOf(bytes: Uint8Array, start: number, end: number): number {
    const hash = hashOf(bytes, start, end);
    const slots = this.#slots;
    const mask = this.#slotMask;
    const length = end - start;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = slots[2 * slot + 1] as number;
      if (entry === 0) return this.#insert(slot, hash, bytes, start, end);
      if (slots[2 * slot] !== hash) continue;
      if (entry >= MISSING_FORM) {
        const form = this.#missingForms[entry - MISSING_FORM] as Uint8Array;
        if (sameBytes(form, 0, form.length, bytes, start, length)) return 0;
        continue;
      }
      const from = this.#ends[entry - 2] as number;
      if (sameBytes(this.#arena, from, (this.#ends[entry - 1] as number) - from, bytes, start, length))
        return entry - 1;
    }
  }

  #insert(slot: number, hash: number, bytes: Uint8Array, start: number, end: number): number {
    if (2 * (this.#used + 1) > this.#slotMask) {
      this.#rehash(2 * (this.#slotMask + 1));
      slot = hash & this.#slotMask;
      while (this.#slots[2 * slot + 1] !== 0) slot = (slot + 1) & this.#slotMask;
    }
    this.#used++;
    this.#slots[2 * slot] = hash;
    if (this.#missing.matches(bytes, start, end)) {
      this.#slots[2 * slot + 1] = MISSING_FORM + this.#missingForms.push(bytes.slice(start, end)) - 1;
      return 0;
    }
    const code = this.#size++;
    this.#slots[2 * slot + 1] = code + 1;
    if (code >= this.#ends.length) {
      this.#ends = grown(this.#ends, new Uint32Array(2 * code));
      this.#counts = grown(this.#counts, new Uint32Array(2 * code));
    }
    const from = this.#ends[code - 1] as number;
    const to = from + end - start;
    if (to > this.#arena.length) this.#arena = grown(this.#arena, new Uint8Array(Math.ceil(1.5 * to)));
    if (end - start < 32) for (let i = start, j = from; i < end; i++, j++) this.#arena[j] = bytes[i] as number;
    else this.#arena.set(bytes.subarray(start, end), from);
    this.#ends[code] = to;
    return code;
  }

  #rehash(slotCount: number): void {
    const old = this.#slots;
    const slots = new Uint32Array(2 * slotCount);
    const mask = slotCount - 1;
    for (let i = 0; i < old.length; i += 2) {
      const entry = old[i + 1] as number;
      if (entry === 0) continue;
      const hash = old[i] as number;
      let slot = hash & mask;
      while (slots[2 * slot + 1] !== 0) slot = (slot + 1) & mask;
      slots[2 * slot] = hash;
      slots[2 * slot + 1] = entry;
    }
    this.#slots = slots;
    this.#slotMask = mask;
  }
}

function sameBytes(a: Uint8Array, i: number, aLength: number, b: Uint8Array, j: number, bLength: number): boolean {
  if (aLength !== bLength) return false;
  for (const stop = i + aLength; i < stop; i++, j++) if (a[i] !== b[j]) return false;
  return true;
}

/** Four bytes at a time; the closing shifts carry the last bytes into the low bits that choose the slot. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = end - start;
  let p = start;
  for (const stop = end - 3; p < stop; p += 4) {
    const word =
      (bytes[p] as number) |
      ((bytes[p + 1] as number) << 8) |
      ((bytes[p + 2] as number) << 16) |
      ((bytes[p + 3] as number) << 24);
    hash = Math.imul(hash ^ word, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  let rest = 0;
  for (; p < end; p++) rest = (rest << 8) | (bytes[p] as number);
  hash = Math.imul(hash ^ rest, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
