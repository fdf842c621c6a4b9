/** A quote that is never closed and takes rows with it: what is counted in the rest of the text is not the file's. */
import { type Cell, CellKind, lineAt, type TextSource } from '../table/index.ts';
import type { FlaggedRecords } from './facts.ts';

export interface OpenQuote {
  /** The line where it opens, as a gutter counts lines. */
  readonly line: number;
}

const PIECE = 256 * 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Undefined where all quotes are closed, or no row comes after the one that is not. Yields the bytes looked at. */
export function* openQuote(
  source: TextSource,
  { records }: FlaggedRecords,
  cellsOf: (record: number) => readonly Cell[],
): Generator<number, OpenQuote | undefined> {
  for (const record of records) {
    const cell = cellsOf(record).at(-1);
    if (cell?.kind !== CellKind.unclosed || !(yield* holdsRows(source, cell))) continue;
    return { line: (yield* lineAt(source, cell.start)) + 1 };
  }
  return undefined;
}

/** Whether something stands behind its first line end. */
function* holdsRows(source: TextSource, { start, end }: Cell): Generator<number, boolean> {
  let isBehindLine = false;
  for (let from = start; from < end; from += PIECE) {
    for (const byte of source.bytes(from, Math.min(from + PIECE, end))) {
      if (byte === LINE_FEED || byte === CARRIAGE_RETURN) isBehindLine = true;
      else if (isBehindLine) return true;
    }
    yield from - start;
  }
  return false;
}
