/** Remedies for small cells of a table of counts: tried on the counts before anybody is offered it. */
import { type Analysis, staged, type Work } from '../analysis/index.ts';
import { type CellEdit, changeCells, removeRows } from '../edits/index.ts';
import { type CellFix, type CellFixName, fixCells } from '../groups/index.ts';
import { KeptWork } from '../memory/index.ts';
import type { Columns, Table, TextSource } from '../table/index.ts';

const fixes = new KeptWork<object, CellFixName, CellFix | undefined>();

/** Undefined where there is nothing to do, or nothing was found that helps. */
export function* cellFix(analysis: Analysis<Columns>, name: CellFixName): Work<CellFix | undefined> {
  const groups = yield* analysis.groups();
  if (!groups) return undefined;
  const { table, settings } = analysis;
  return yield* fixes.whole(groups, name, () =>
    staged('rows', table.rowCount, fixCells(groups, table.columns, name, settings.missingTokens)),
  );
}

/** Of the text that the fix was found in, in its order. */
export function* cellFixEdits(table: Table, text: TextSource, { cells, removedRows }: CellFix): Work<CellEdit[]> {
  const changed = yield* staged('rows', cells.length, changeCells(table, text, cells));
  const gone = new Set(removedRows);
  const removed = yield* staged(
    'rows',
    table.rowCount,
    removeRows(table, text, (row) => gone.has(row)),
  );
  return [...changed, ...removed].sort((a, b) => a.start - b.start);
}
