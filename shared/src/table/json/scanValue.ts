/** Finds where one value of a JSON text ends, and whether it is written as it has to be. */
import { CellKind } from '../cells.ts';

export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const BACKSLASH = 0x5c;
export const LIST_START = 0x5b;
export const LIST_END = 0x5d;
export const OBJECT_START = 0x7b;
export const OBJECT_END = 0x7d;
const MINUS = 0x2d;
const ZERO = 0x30;
const POINT = 0x2e;

/** Objects inside of objects that are columns of their own; those deeper down are JSON text in a cell. */
export const MOST_LEVELS = 16;
/** Lists and objects inside of each other, beyond which a record is damaged. */
const MOST_NESTED = 200;

const ORDINARY = 0;
const CONTROL = 3;
const MAYBE_REPLACEMENT = 4;
const inString = new Uint8Array(256);
inString.fill(CONTROL, 0, 0x20);
inString[QUOTE] = 1;
inString[BACKSLASH] = 2;
inString[0xef] = MAYBE_REPLACEMENT;

const encoder = new TextEncoder();
const literals = [
  { bytes: encoder.encode('true'), kind: CellKind.plain },
  { bytes: encoder.encode('false'), kind: CellKind.plain },
  { bytes: encoder.encode('null'), kind: CellKind.null },
] as const;

/** A failure, where it is, and the sort of the value that was found. */
export class ValueScanner {
  /** Where the last value is not as it has to be. */
  errorAt = 0;
  /** How the last value is to be read. */
  kind: number = CellKind.plain;
  /** U+FFFD stands in a string of this record. */
  hasReplacement = false;
  readonly #blanks: Uint8Array;

  constructor(blanks: Uint8Array) {
    this.#blanks = blanks;
  }

  /** The place behind the value that begins at `p`; −1 if it is none that ends before `end`. */
  value(bytes: Uint8Array, p: number, end: number): number {
    if (p >= end) return this.fail(end);
    const byte = bytes[p];
    if (byte === QUOTE) return this.string(bytes, p, end);
    if (byte === MINUS || isDigit(byte)) return this.#number(bytes, p, end);
    if (byte === LIST_START || byte === OBJECT_START) return this.#nested(bytes, p, end, 0);
    for (const literal of literals) {
      if (byte !== literal.bytes[0]) continue;
      for (let i = 1; i < literal.bytes.length; i++) {
        if (p + i >= end || bytes[p + i] !== literal.bytes[i]) return this.fail(Math.min(p + i, end));
      }
      this.kind = literal.kind;
      return p + literal.bytes.length;
    }
    return this.fail(p);
  }

  string(bytes: Uint8Array, p: number, end: number): number {
    this.kind = CellKind.quoted;
    for (p++; ; ) {
      while (p < end && inString[bytes[p]] === ORDINARY) p++;
      if (p >= end) return this.fail(end);
      const byte = bytes[p];
      if (byte === QUOTE) return p + 1;
      if (byte === BACKSLASH) {
        p = this.#escape(bytes, p + 1, end);
        if (p < 0) return p;
        this.kind = CellKind.encoded;
      } else if (inString[byte] === CONTROL) return this.fail(p);
      else {
        if (bytes[p + 1] === 0xbf && bytes[p + 2] === 0xbd) this.hasReplacement = true;
        p++;
      }
    }
  }

  fail(p: number): number {
    this.errorAt = p;
    return -1;
  }

  #escape(bytes: Uint8Array, p: number, end: number): number {
    if (p >= end) return this.fail(end);
    const letter = String.fromCharCode(bytes[p]);
    if (letter !== 'u') return '"\\/bfnrt'.includes(letter) ? p + 1 : this.fail(p);
    for (let i = 1; i <= 4; i++) {
      if (p + i >= end) return this.fail(end);
      if (!/[0-9a-f]/i.test(String.fromCharCode(bytes[p + i]))) return this.fail(p + i);
    }
    return p + 5;
  }

  #number(bytes: Uint8Array, p: number, end: number): number {
    this.kind = CellKind.plain;
    if (bytes[p] === MINUS) p++;
    if (p < end && bytes[p] === ZERO) p++;
    else p = this.#digits(bytes, p, end);
    if (p >= 0 && p < end && bytes[p] === POINT) {
      const first = p + 1;
      p = this.#digits(bytes, first, end);
      // Python writes 193.0 for a float that others write as 193. Two zeros are the scale of a decimal.
      if (p === first + 1 && bytes[first] === ZERO) this.kind = CellKind.encoded;
    }
    if (p >= 0 && p < end && (bytes[p] | 0x20) === 0x65) {
      this.kind = CellKind.encoded;
      p++;
      if (p < end && (bytes[p] === MINUS || bytes[p] === 0x2b)) p++;
      p = this.#digits(bytes, p, end);
    }
    return p;
  }

  #digits(bytes: Uint8Array, p: number, end: number): number {
    const first = p;
    while (p < end && isDigit(bytes[p])) p++;
    return p === first ? this.fail(p) : p;
  }

  /** A list or an object as one value: plain if it is written without blanks and escapes. */
  #nested(bytes: Uint8Array, p: number, end: number, depth: number): number {
    if (depth === MOST_NESTED) return this.fail(p);
    const isList = bytes[p] === LIST_START;
    const close = isList ? LIST_END : OBJECT_END;
    const begin = p++;
    let isCompact = true;
    const skip = () => {
      const from = p;
      while (p < end && this.#blanks[bytes[p]] === 1) p++;
      if (p > from) isCompact = false;
    };
    skip();
    if (p < end && bytes[p] === close) p++;
    else {
      for (;;) {
        if (!isList) {
          if (p >= end || bytes[p] !== QUOTE) return this.fail(Math.min(p, end));
          p = this.string(bytes, p, end);
          if (p < 0) return p;
          if (this.kind === CellKind.encoded) isCompact = false;
          skip();
          if (p >= end || bytes[p] !== COLON) return this.fail(Math.min(p, end));
          p++;
          skip();
        }
        const isNested = p < end && (bytes[p] === LIST_START || bytes[p] === OBJECT_START);
        p = isNested ? this.#nested(bytes, p, end, depth + 1) : this.value(bytes, p, end);
        if (p < 0) return p;
        if (this.kind === CellKind.encoded) isCompact = false;
        skip();
        if (p >= end) return this.fail(end);
        const byte = bytes[p++];
        if (byte === close) break;
        if (byte !== COMMA) return this.fail(p - 1);
        skip();
      }
    }
    this.kind = isCompact && p > begin ? CellKind.plain : CellKind.encoded;
    return p;
  }
}

export function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/** The bytes that stand between values: line ends too, unless a line is a record. */
export function blanksIn(isArray: boolean): Uint8Array {
  const blanks = new Uint8Array(256);
  for (const byte of [0x20, 0x09, 0x0d]) blanks[byte] = 1;
  if (isArray) blanks[0x0a] = 1;
  return blanks;
}
