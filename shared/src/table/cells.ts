/** The kinds of cell that the tokenizers distinguishes, and how the bytes of each become its value (as csv-parse reads them). */
import { decodeJson, LEAST_ROOM } from './json/decode.ts';

export const CellKind = {
  /** The value is the cell's bytes. */
  plain: 0,
  /** In quotes: the value is the bytes between them. */
  quoted: 1,
  /** In quotes with doubled quotes inside. */
  escaped: 2,
  /** In quotes with backslashes inside; one before a quote or another backslash is no part of the value. */
  backslashed: 3,
  /** Never in quotes, yet with a quote inside: the value is the cell's bytes. */
  strayQuote: 4,
  /** Text follows the closing quote. */
  textAfterQuote: 5,
  /** The quote is never closed. */
  unclosed: 6,
  /** Of a JSON text: a string with escapes, a number with an exponent, a list with blanks. */
  encoded: 10,
  /** Of a JSON text: `null`. */
  null: 11,
  /** The record does not have it; it is written where the cell begins. */
  absent: 12,
  /** No value, as the record is none. */
  damaged: 13,
} as const;

const BACKSLASH = 0x5c;

/** Whether a cell stands in quotes as it should. */
export function isInQuotes(kind: number): boolean {
  return kind === CellKind.quoted || kind === CellKind.escaped || kind === CellKind.backslashed;
}

/** How far the decoding of a quoted cell has come. */
interface Decoding {
  /** The next byte to look at; when closed, the closing quote. */
  position: number;
  /** Bytes written so far. */
  length: number;
  isClosed: boolean;
  /** The byte that takes its meaning from a quote behind it; the quote itself where it is doubled. */
  readonly escapedBy: number;
}

export function beginDecoding(start: number, kind: number, quote: number): Decoding {
  return {
    position: start + 1,
    length: 0,
    isClosed: false,
    escapedBy: kind === CellKind.backslashed ? BACKSLASH : quote,
  };
}

/** Decodes up to byte `stop` of what stands between the quotes of a cell that ends at `end`. */
export function decodePart(
  decoding: Decoding,
  bytes: Uint8Array,
  stop: number,
  end: number,
  quote: number,
  target: Uint8Array,
): void {
  const { escapedBy } = decoding;
  let { position, length } = decoding;
  while (position < stop) {
    let byte = bytes[position];
    if (byte === quote) {
      if (position + 1 >= end || bytes[position + 1] !== quote) {
        decoding.isClosed = true;
        break;
      }
      position++;
    } else if (byte === escapedBy && position + 1 < end) {
      const next = bytes[position + 1];
      if (next === quote || next === escapedBy) {
        byte = next;
        position++;
      }
    }
    target[length++] = byte;
    position++;
  }
  decoding.position = position;
  decoding.length = length;
}

/** Adds what follows the closing quote, and returns the length of the value. */
export function endDecoding(
  { position, length }: Decoding,
  bytes: Uint8Array,
  end: number,
  quote: number,
  target: Uint8Array,
): number {
  const rest = position + 1;
  if (rest >= end) return length;
  // Text after the closing quote: csv-parse then takes both quotes as characters, unless a NUL follows.
  if (bytes[rest] !== 0) {
    target.copyWithin(1, 0, length);
    target[0] = quote;
    target[length + 1] = quote;
    length += 2;
  }
  target.set(bytes.subarray(rest, end), length);
  return length + end - rest;
}

/** Writes the value of a cell whose bytes need more than cutting into `target`, and returns its length. */
export function decodeQuoted(
  bytes: Uint8Array,
  start: number,
  end: number,
  kind: number,
  quote: number,
  target: Uint8Array,
): number {
  const decoding = beginDecoding(start, kind, quote);
  decodePart(decoding, bytes, end, end, quote, target);
  return endDecoding(decoding, bytes, end, quote, target);
}

/** Writes the value of a cell whose bytes need more than cutting into `target`, and returns its length. */
export function decodeCell(
  bytes: Uint8Array,
  start: number,
  end: number,
  kind: number,
  quote: number,
  target: Uint8Array,
): number {
  if (kind === CellKind.encoded) return decodeJson(bytes, start, end, target);
  return decodeQuoted(bytes, start, end, kind, quote, target);
}

/** The value of a cell as bytes. */
export function cellValue(bytes: Uint8Array, start: number, end: number, kind: number, quote: number): Uint8Array {
  if (kind === CellKind.null || kind === CellKind.absent || kind === CellKind.damaged) return bytes.subarray(0, 0);
  if (kind === CellKind.plain || kind === CellKind.strayQuote) return bytes.subarray(start, end);
  if (kind === CellKind.quoted) return bytes.subarray(start + 1, end - 1);
  const target = new Uint8Array(end - start + LEAST_ROOM);
  return target.subarray(0, decodeCell(bytes, start, end, kind, quote, target));
}
