/** For a row that stands out: the one column that helps it most if it becomes a step coarser. */
import type { ActionMaker } from './actionMaker.ts';
import { rowAsked } from './findingOf.ts';
import { treatEdits } from './treatColumn.ts';
import { entriesFor, type TreatNeed, treatNeed } from './treatEntries.ts';

const SECONDS_FOR_ROW = 0.1;

/** Only for somebody who opened the menu, as it takes a look at all rows. */
export const coarserForRow: ActionMaker<TreatNeed> = {
  name: 'coarserForRow',
  needed: treatNeed,
  edits: treatEdits,
  async list(asked) {
    const { analysis, isInvoked, answer } = asked;
    const one = isInvoked ? rowAsked(asked) : undefined;
    const facts = one && (await answer(analysis.classes()));
    if (!facts || !(await answer(analysis.firstSteps()))) return [];
    const insight = await answer(analysis.row(one.row, SECONDS_FOR_ROW));
    const [best] = insight?.coarser?.toSorted((a, b) => b.classSize - a.classSize) ?? [];
    if (!insight || !best || best.classSize === insight.classSize) return [];
    const treatments = new Map([[best.column, best.treatment]]);
    const entries = entriesFor(asked, facts, [{ treatments, diagnostics: one.diagnostics }]);
    return entries.map((entry) => ({ ...entry, section: one.section }));
  },
};
