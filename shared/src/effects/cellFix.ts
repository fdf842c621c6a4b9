/** What can be done about small cells of a table of counts: tried on the counts before anybody is offered it. */
import { type Analysis, staged, type Work } from '../analysis/index.ts';
import { type CellFix, type CellFixName, fixCells } from '../groups/index.ts';

/** Undefined where there is nothing to do, or nothing was found that helps. */
export function* cellFix(analysis: Analysis, name: CellFixName): Work<CellFix | undefined> {
  const groups = yield* analysis.groups();
  if (!groups) return undefined;
  const { table, settings } = analysis;
  return yield* staged('rows', table.rowCount, fixCells(groups, table.columns, name, settings.missingTokens));
}
