/** The values that mean "not known", recognised after trimming. */

export const defaultMissingTokens = ['', 'NA', 'N/A', 'n/a', 'NULL', 'null', 'NaN', 'nan', '?', '-', '.'] as const;

const encoder = new TextEncoder();

export class MissingTokens {
  readonly #tokens: readonly Uint8Array[];
  readonly #longest: number;
  readonly emptyIsMissing: boolean;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens.map((token) => encoder.encode(token.trim()));
    this.#longest = this.#tokens.reduce((longest, token) => Math.max(longest, token.length), 0);
    this.emptyIsMissing = this.#tokens.some((token) => token.length === 0);
  }

  matches(value: Uint8Array): boolean {
    let start = 0;
    let end = value.length;
    while (start < end && isBlank(value[start])) start++;
    while (start < end && isBlank(value[end - 1])) end--;
    const length = end - start;
    if (length > this.#longest) return false;
    return this.#tokens.some((token) => token.length === length && token.every((byte, i) => value[start + i] === byte));
  }
}

/** Blanks that surround values: space, tab, vertical tab, form feed. */
export function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0b || byte === 0x0c;
}
