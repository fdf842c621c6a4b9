/** From the UTF-16 units in which the protocol counts the characters of a line to bytes. */

/** The byte at which a UTF-16 unit of a line begins; a place beyond the line is its end, before the line end. */
export function offsetOfCharacter(line: Uint8Array, character: number): number {
  let units = 0;
  let p = 0;
  while (p < line.length && units < character) {
    const byte = line[p];
    if (byte === 0x0a || byte === 0x0d) break;
    const width = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    units += width === 4 ? 2 : 1;
    p += width;
  }
  return p;
}
