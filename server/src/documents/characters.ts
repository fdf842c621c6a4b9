/** From the UTF-16 units in which the protocol counts the characters of a line to bytes. */

/** How many bytes of a line stand before a UTF-16 unit, and how many units; a place beyond the line is its end, before the line end. */
export function beforeCharacter(
  line: Uint8Array,
  character: number,
): { readonly bytes: number; readonly units: number } {
  let units = 0;
  let p = 0;
  while (p < line.length && units < character) {
    const byte = line[p];
    if (byte === 0x0a || byte === 0x0d) break;
    const width = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    units += width === 4 ? 2 : 1;
    p += width;
  }
  return { bytes: p, units };
}
