/** Gives the cells of one column other values. Each distinct value is thought about once; the other cells keep their bytes. */
import { recordReader, type Table, type TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';
import { cellStyleOf, cellText } from './cellText.ts';

/** Values a step, and rows a step in which nothing changes. */
const BLOCK = 2048;

/**
 * `valueFor` says what a value becomes; undefined, or the value itself, leaves its cells as they are. It is not asked for
 * missing values. Yields the number of rows done.
 */
export function* changeColumn(
  table: Table,
  text: TextSource,
  column: number,
  valueFor: (value: string) => string | undefined,
): Generator<number, CellEdit[]> {
  const { codes, dictionary, index } = table.columns[column];
  const changes = new Map<number, string>();
  for (let code = 1; code < dictionary.size; code++) {
    if (code % BLOCK === 0) yield 0;
    if (dictionary.count(code) === 0) continue;
    const value = dictionary.text(code);
    const changed = valueFor(value);
    if (changed !== undefined && changed !== value) changes.set(code, changed);
  }
  const style = cellStyleOf(table.dialect, text);
  const cellsOf = recordReader(table, text);
  const edits: CellEdit[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    const value = changes.get(codes.at(row));
    if (value !== undefined) {
      const cells = cellsOf(table.headerRecords + row);
      const { start, end } = cells[index];
      edits.push({ start, end, text: cellText(value, cells[index], cells.length === 1, style) });
      yield row;
    } else if (row % BLOCK === 0) yield row;
  }
  return edits;
}
