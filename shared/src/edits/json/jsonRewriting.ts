/** What of a JSON text is to be written anew, record by record, as `rewriting` says it of any text. */
import { type Cell, CellKind, cellsOfRecord, cellValue, type Table, type TextSource } from '../../table/index.ts';
import type { CellEdit } from '../cellEdit.ts';
import type { CellChange } from '../recordEdits.ts';
import { type Changes, changedColumns, type Rewriting } from '../rewriting.ts';
import { writingOf } from '../writing.ts';
import { bareColumns, isBareCell, jsonText } from './jsonText.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const QUOTE = 0x22;
const NO_EDITS: readonly CellEdit[] = [];

export function jsonRewriting(table: Table, text: TextSource, changes: Changes): Rewriting {
  const { isKept } = changes;
  const gone = new Set([...changes.removed].map((column) => table.columns[column].index));
  const columns = changedColumns(table, changes);
  const isAlike = columns.some((column) => column.isAlike);
  const writing = writingOf(table, text);
  const isBare = bareColumns(table, text);
  const lastKept = isKept ? isKept.lastIndexOf(1) : table.recordCount - 1;
  return { lead: NO_EDITS, editsOf };

  function editsOf(record: number): readonly CellEdit[] {
    if (isKept?.[record] === 0) return [writing.removal(record)];
    const edits = cellEdits(record);
    const separator = record === lastKept ? writing.separatorBehind(record) : undefined;
    return separator ? [...edits, separator] : edits;
  }

  function cellEdits(row: number): readonly CellEdit[] {
    if (!isAlike && gone.size === 0 && columns.every(({ textOf }) => textOf(row) === undefined)) return NO_EDITS;
    return writing.recordEdits(row, changesOf(row), gone).filter((edit) => !isAlike || changesBytes(edit));
  }

  function changesOf(row: number): CellChange[] {
    const cells = isAlike ? cellsOfRecord(table, text, row) : [];
    return columns.flatMap((column): CellChange[] => {
      const { index } = column;
      const written = column.textOf(row);
      if (written !== undefined) return [{ index, text: written, isFresh: column.isAlike }];
      const cell = cells.at(index);
      if (!column.isAlike || !cell || !isReadInTwoWays(cell, index)) return [];
      return [{ index, text: valueIn(cell), isFresh: true }];
    });
  }

  /** A number in quotes is another value than the number to some readers, and an empty string is one that is not missing. */
  function isReadInTwoWays(cell: Cell, index: number): boolean {
    if (cell.kind === CellKind.null || cell.kind === CellKind.absent || cell.kind === CellKind.damaged) return false;
    const isString = text.bytes(cell.start, cell.start + 1)[0] === QUOTE;
    if (!isString && !isBareCell(cell, text)) return false;
    return jsonText(valueIn(cell), isBare(index)).startsWith('"') !== isString;
  }

  function valueIn({ start, end, kind }: Cell): string {
    return decoder.decode(cellValue(text.bytes(start, end), 0, end - start, kind, QUOTE));
  }

  /** One that writes what is there already names a cell that does not change. */
  function changesBytes({ start, end, text: written }: CellEdit): boolean {
    return decoder.decode(text.bytes(start, end)) !== written;
  }
}
