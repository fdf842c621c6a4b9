/** Which columns edits take out of a JSON text: those whose member goes, key and all, from a row that stays. */
import { recordReader, type Table, type TextSource } from '../../table/index.ts';
import type { CellEdit } from '../cellEdit.ts';

const ROWS_A_STEP = 4096;

/** `removed`: row → 1 where it is removed. Edits in the order of their places. Yields rows looked at. */
export function* columnsRemovedFromJson(
  table: Table,
  text: TextSource,
  edits: readonly CellEdit[],
  removed: Uint8Array,
): Generator<number, Set<number>> {
  const gone = new Set<number>();
  const cellsOf = recordReader(table, text);
  for (const { index, codes } of table.columns) {
    for (let row = 0; row < table.rowCount; row++) {
      if (row % ROWS_A_STEP === 0) yield row;
      if (removed[row] === 1 || codes.at(row) === 0) continue;
      const { key, end } = cellsOf(row)[index];
      if (key && isWithin(edits, key.start, end)) gone.add(index);
      break;
    }
  }
  return gone;
}

function isWithin(edits: readonly CellEdit[], start: number, end: number): boolean {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (edits[middle].end < end) low = middle + 1;
    else high = middle;
  }
  return low < edits.length && edits[low].start <= start;
}
