/** A text that is read from its beginning to its end, in large pieces: one call of the system for hundreds of records. */
import type { TextSource } from '@quasi/shared/table';

const PIECE = 512 * 1024;

export function readAhead(source: TextSource, length: number): TextSource {
  let start = 0;
  let piece: Uint8Array = new Uint8Array(0);
  return {
    bytes(from, to) {
      if (from < start || to > start + piece.length) {
        start = from;
        piece = source.bytes(from, Math.min(length, Math.max(to, from + PIECE)));
      }
      return piece.subarray(from - start, to - start);
    },
  };
}
