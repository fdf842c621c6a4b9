/** Gives the cells of one column other values. Each distinct value is thought about once; the other cells keep their bytes. */
import type { Table, TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';
import { writingOf } from './writing.ts';

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
  const writing = writingOf(table, text);
  const edits: CellEdit[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    const value = changes.get(codes.at(row));
    if (value !== undefined) {
      const change = { index, text: value, isFresh: false };
      edits.push(...writing.recordEdits(table.headerRecords + row, [change], new Set()));
      yield row;
    } else if (row % BLOCK === 0) yield row;
  }
  return edits;
}
