/** The kinds of cell the tokenizer tells apart, and how the bytes of each become its value (as csv-parse reads them). */

export const CellKind = {
  /** The value is the cell's bytes. */
  plain: 0,
  /** In quotes: the value is the bytes between them. */
  quoted: 1,
  /** In quotes with doubled quotes inside. */
  escaped: 2,
  /** Never in quotes, yet with a quote inside: the value is the cell's bytes. */
  strayQuote: 3,
  /** Text follows the closing quote. */
  textAfterQuote: 4,
  /** The quote is never closed. */
  unclosed: 5,
} as const;

/** Writes the value of a cell whose bytes need more than cutting into `target`, and returns its length. */
export function decodeQuoted(bytes: Uint8Array, start: number, end: number, quote: number, target: Uint8Array): number {
  let length = 0;
  let p = start + 1;
  while (p < end) {
    const byte = bytes[p];
    if (byte === quote) {
      if (p + 1 < end && bytes[p + 1] === quote) p++;
      else break;
    }
    target[length++] = byte;
    p++;
  }
  if (p + 1 >= end) return length;
  // Text after the closing quote: csv-parse then takes both quotes as characters, unless a NUL follows.
  if (bytes[p + 1] !== 0) {
    target.copyWithin(1, 0, length);
    target[0] = quote;
    target[length + 1] = quote;
    length += 2;
  }
  for (p++; p < end; p++) target[length++] = bytes[p];
  return length;
}

/** The value of a cell as bytes. */
export function cellValue(bytes: Uint8Array, start: number, end: number, kind: number, quote: number): Uint8Array {
  if (kind === CellKind.plain || kind === CellKind.strayQuote) return bytes.subarray(start, end);
  if (kind === CellKind.quoted) return bytes.subarray(start + 1, end - 1);
  const target = new Uint8Array(end - start);
  return target.subarray(0, decodeQuoted(bytes, start, end, quote, target));
}
