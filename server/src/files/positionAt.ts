/** Turns byte offsets into the lines and characters an editor shows, by reading no more than that line. */
import type { TextSource } from '@quasi/shared/table';
import type { LineIndex } from './lineIndex.ts';

/** Both from 0; characters are UTF-16 units, as in the language server protocol. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** Bytes counted at a time: a line may be a whole file. */
const PIECE = 64 * 1024;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Positions of one text, as long as it stays as it is. Each is counted from the one before where that stands on the same line,
 * as a line may be long and have many of them; so they are best asked for in the order of the text.
 */
export function positionsIn(lines: LineIndex, text: TextSource): (offset: number) => Position {
  let before = { line: 0, offset: lines.startOf(0), character: 0 };
  return (offset) => {
    const line = lines.lineAt(offset);
    const start = lines.startOf(line);
    const known = before.line === line && before.offset <= offset ? before : { offset: start, character: 0 };
    const character = known.character + charactersIn(text, known.offset, Math.max(start, offset));
    before = { line, offset: Math.max(start, offset), character };
    return { line, character };
  };
}

function charactersIn(text: TextSource, start: number, end: number): number {
  let characters = 0;
  for (let from = start; from < end; from += PIECE) {
    const to = Math.min(from + PIECE, end);
    characters += decoder.decode(text.bytes(from, to), { stream: to < end }).length;
  }
  return characters;
}
