/** Rows compared with one row, column by column, as bits: without branches, since whether a value is the same cannot be foreseen. */

/** Moves the bits of each row by one place and puts a 1 at the end of those whose code is another one than `own`. */
export function markDiffering(bits: Uint32Array, codes: Uint32Array, length: number, own: number): void {
  for (let i = 0; i < length; i++) {
    const difference = codes[i] ^ own;
    bits[i] = (bits[i] << 1) | ((difference | -difference) >>> 31);
  }
}
