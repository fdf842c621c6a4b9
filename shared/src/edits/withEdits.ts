/** A text with edits made, as bytes: for previews, and for copies that are written beside a file. */
import type { CellEdit } from './cellEdit.ts';

const EDITS_A_STEP = 1024;
const encoder = new TextEncoder();

/** The edits in the order of their places, as of the text before any of them. Yields the number of edits made. */
export function* withEdits(text: Uint8Array, edits: readonly CellEdit[]): Generator<number, Uint8Array> {
  const pieces: Uint8Array[] = [];
  let from = 0;
  let length = 0;
  const take = (piece: Uint8Array) => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const [i, edit] of edits.entries()) {
    if (i % EDITS_A_STEP === 0) yield i;
    take(text.subarray(from, edit.start));
    take(encoder.encode(edit.text));
    from = edit.end;
  }
  take(text.subarray(from));
  const edited = new Uint8Array(length);
  let at = 0;
  for (const [i, piece] of pieces.entries()) {
    if (i % EDITS_A_STEP === 0) yield edits.length;
    edited.set(piece, at);
    at += piece.length;
  }
  return edited;
}
