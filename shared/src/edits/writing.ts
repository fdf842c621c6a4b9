/** How the records of a text are changed: one way for delimited texts, one for JSON. */
import type { Table, TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';
import { delimitedWriting } from './delimitedWriting.ts';
import { jsonWriting } from './json/jsonWriting.ts';
import type { CellChange } from './recordEdits.ts';

export interface Writing {
  /** The edits that one record needs: cells written, columns taken out by their places. In the order of their places. */
  recordEdits(record: number, changes: readonly CellChange[], gone: ReadonlySet<number>): readonly CellEdit[];
  /** Takes a record out, within its own bytes. */
  removal(record: number): CellEdit;
  /** What else goes where a record stays and all behind it are taken out: what would separate it from them. */
  separatorBehind(record: number): CellEdit | undefined;
}

export function writingOf(table: Table, text: TextSource): Writing {
  return table.json ? jsonWriting(table, table.json, text) : delimitedWriting(table, text);
}
