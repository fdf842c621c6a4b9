import { MOST_CELLS } from '@quasi/shared/edits';
import { cellFix, cellFixEdits } from '@quasi/shared/effects';
import { formatCount, formatCountOf } from '@quasi/shared/explain';
import { type CellFix, type CellFixName, cellFixes } from '@quasi/shared/groups';
import { t } from '@quasi/shared/words';
import { fields, oneOf } from '../edge/shape.ts';
import { type ActionMaker, type Entry, unavailable } from './actionMaker.ts';
import { diagnosed } from './findingOf.ts';

interface Need {
  readonly how: CellFixName;
}

export const protectCells: ActionMaker<Need> = {
  name: 'cells',
  async list({ analysis, params, isInvoked, answer }) {
    const diagnostics = diagnosed(params, 'cells');
    if (diagnostics.length === 0 || !isInvoked) return [];
    const entries: Entry<Need>[] = [];
    for (const how of cellFixes) {
      const fix = await answer(cellFix(analysis, how));
      if (fix && fix.cells.length > 0) entries.push({ ...entryOf(fix, how), diagnostics });
    }
    return entries;
  },
  act: 'drawn',
  needed: () => fields({ how: oneOf(cellFixes) }),
  *edits({ text }, analysis, { how }) {
    const fix = yield* cellFix(analysis, how);
    return fix ? yield* cellFixEdits(analysis.table, text, fix) : [];
  },
};

function entryOf(fix: CellFix, how: CellFixName): Entry<Need> {
  const title = titleOf(fix);
  if (fix.cells.length <= MOST_CELLS) return { title, need: { how } };
  return unavailable(
    title,
    t`More than ${formatCount(MOST_CELLS)} cells are too many for one edit. Use quasi anonymize --cells.`,
  );
}

function titleOf({ cells, complementary, base, removedRows }: CellFix): string {
  if (removedRows.length > 0)
    return t`Merge small groups with their neighbours: ${formatCountOf(removedRows.length, t`row`, t`rows`)} fewer`;
  const count = formatCountOf(cells.length, t`cell`, t`cells`);
  if (base !== undefined) return t`Round counts to multiples of ${formatCount(base)} (${count} change)`;
  return complementary === 0
    ? t`Hold back ${count}: then no cell is small`
    : t`Hold back ${count}, ${formatCount(complementary)} of them to protect the others`;
}
