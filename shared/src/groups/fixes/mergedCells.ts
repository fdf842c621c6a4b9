/** A merging as cells of the file: new names of groups, counts that are added, and the rows that were added to others. */
import type { Column } from '../../table/index.ts';
import { type CountTable, valueAt } from '../countTable.ts';
import type { CellFix, NewCell } from './cellFix.ts';
import { labelOf } from './groupLabels.ts';
import type { Merging } from './merge.ts';
import { writtenLike } from './round.ts';

const BLOCK = 1024;

export function* mergedCells(
  table: CountTable,
  columns: readonly Column[],
  { merged, grouping }: Merging,
): Generator<number, CellFix> {
  const names = table.dimensions.flatMap((dimension, i) =>
    dimension.columns.map((column) => ({ column, names: namesIn(columns[column], dimension.codes, grouping[i]) })),
  );
  const cells: NewCell[] = [];
  for (const [to, row] of merged.firstRows.entries()) {
    if (to % BLOCK === 0) yield to;
    const own: NewCell[] = [];
    for (const { column, names: named } of names) {
      const text = named.get(columns[column].codes.at(row));
      if (text !== undefined) own.push({ row, column, text });
    }
    for (const [i, { column }] of table.counts.entries()) {
      const sum = merged.table.counts[i].values[to];
      if (sum === valueAt(table.counts[i], row)) continue;
      const { codes, dictionary } = columns[column];
      own.push({ row, column, text: writtenLike(dictionary.text(codes.at(row)), sum) });
    }
    cells.push(...own.sort((a, b) => a.column - b.column));
  }
  const kept = new Set(merged.firstRows);
  const removedRows = Array.from(merged.rowOf.keys()).filter((row) => !kept.has(row));
  return { cells, complementary: 0, base: undefined, removedRows };
}

/** Code of the column → the name of the group that its value is in, of groups that were put together. Columns of one dimension say the same in other words. */
function namesIn(
  { codes, dictionary }: Column,
  ofDimension: ArrayLike<number>,
  groups: Int32Array,
): Map<number, string> {
  const members = new Map<number, Set<number>>();
  for (let row = 0; row < ofDimension.length; row++) {
    const group = groups[ofDimension[row]];
    const known = members.get(group);
    if (known) known.add(codes.at(row));
    else members.set(group, new Set([codes.at(row)]));
  }
  const names = new Map<number, string>();
  for (const inGroup of members.values()) {
    if (inGroup.size < 2) continue;
    const name = labelOf([...inGroup].map((code) => dictionary.text(code)));
    for (const code of inGroup) names.set(code, name);
  }
  return names;
}
