/** Turns a byte offset into the line and character an editor shows, by reading no more than that line. */
import type { TextSource } from '@quasi/shared/table';
import type { LineIndex } from './lineIndex.ts';

/** Both from 0; characters are UTF-16 units, as in the language server protocol. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export function positionAt(lines: LineIndex, text: TextSource, offset: number): Position {
  const line = lines.lineAt(offset);
  const start = lines.startOf(line);
  return { line, character: start < offset ? decoder.decode(text.bytes(start, offset)).length : 0 };
}
