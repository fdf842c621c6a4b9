/** The values that mean "not known", recognised after trimming. */

export const defaultMissingTokens = ['', 'NA', 'N/A', 'n/a', 'NULL', 'null', 'NaN', 'nan', '?', '-', '.'] as const;

const encoder = new TextEncoder();

export class MissingTokens {
  readonly #tokens: readonly Uint8Array[];
  /** The bytes that a token, or blanks before one, can begin with: nearly all values are decided by their first byte. */
  readonly #firstBytes = new Uint8Array(256);
  readonly emptyIsMissing: boolean;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens.map((token) => encoder.encode(token.trim()));
    this.emptyIsMissing = this.#tokens.some((token) => token.length === 0);
    for (const token of this.#tokens) if (token.length > 0) this.#firstBytes[token[0]] = 1;
    for (let byte = 0; byte < 256; byte++) if (isBlank(byte)) this.#firstBytes[byte] = 1;
  }

  /** Whether a value means "not known". */
  matches(view: DataView, start: number, length: number): boolean {
    if (length === 0) return this.emptyIsMissing;
    if (this.#firstBytes[view.getUint8(start)] === 0) return false;
    let end = start + length;
    while (start < end && isBlank(view.getUint8(start))) start++;
    while (start < end && isBlank(view.getUint8(end - 1))) end--;
    return this.#tokens.some(
      (token) => token.length === end - start && token.every((byte, i) => view.getUint8(start + i) === byte),
    );
  }
}

/** Blanks that surround values: space, tab, vertical tab, form feed. */
export function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0b || byte === 0x0c;
}
