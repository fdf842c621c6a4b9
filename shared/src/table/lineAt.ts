/** The line on which a byte of a text stands, counted by reading what comes before it: for a text that has no index of its lines. */
import type { TextSource } from './table.ts';

const PIECE = 256 * 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** From 0, as editors count lines: `\n`, `\r\n` and a lone `\r` end one. Yields the bytes read. */
export function* lineAt(source: TextSource, offset: number): Generator<number, number> {
  let line = 0;
  let wasReturn = false;
  for (let from = 0; from < offset; from += PIECE) {
    for (const byte of source.bytes(from, Math.min(from + PIECE, offset))) {
      if (byte === CARRIAGE_RETURN || (byte === LINE_FEED && !wasReturn)) line++;
      wasReturn = byte === CARRIAGE_RETURN;
    }
    yield from;
  }
  return line;
}
