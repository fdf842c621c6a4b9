/** All columns that identify people treated in one go, each as it is proposed: from a finding on one of them. */
import type { ProfileFacts, Work } from '@quasi/shared/analysis';
import { changedCells, identifierFixes, type Treatments, treatColumns } from '@quasi/shared/effects';
import { formatCountOf } from '@quasi/shared/explain';
import { FIX_IDENTIFIERS_COMMAND } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { Command } from 'vscode-languageserver/node';
import { columnAt } from '../documents/columnAt.ts';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';
import { treatmentsActs } from './offerText.ts';
import { type Remedied, remedyEntry } from './remedyEntry.ts';
import { stated } from './statedTreatments.ts';
import { treatEdits } from './treatColumn.ts';
import { type TreatNeed, treatNeed } from './treatEntries.ts';

export const fixIdentifiers: ActionMaker<TreatNeed> = {
  name: 'fixIdentifiers',
  section: 'all',
  list,
  needed: treatNeed,
  edits: treatEdits,
};

/** Of a single one the fix for its column says as much. */
async function list(asked: Asked): Promise<Entry<TreatNeed>[]> {
  const { session, watch, analysis, params, isInvoked, answer } = asked;
  const column = columnAt(watch, analysis, params.range);
  const facts = analysis.known.profile;
  const open = facts?.naming.filter(({ isAccepted }) => !isAccepted) ?? [];
  if (!facts || open.length < 2 || !open.some((one) => one.column === column)) return [];
  if (session.abilities.commands) {
    const title = t`Fix all ${formatCountOf(open.length, t`identifier`, t`identifiers`)} in this file…`;
    return [{ title, command: Command.create(title, FIX_IDENTIFIERS_COMMAND, watch.document.uri) }];
  }
  const fixes = isInvoked ? await answer(identifierFixes(analysis)) : undefined;
  const remedied = fixes && (await answer(fixesRemedy(facts, fixes)));
  return remedied ? [remedyEntry(asked, 'fixIdentifiers', remedied)] : [];
}

export function* fixesRemedy(facts: ProfileFacts, fixes: Treatments): Work<Remedied<TreatNeed>> {
  const cells = changedCells(facts, yield* treatColumns(facts, fixes));
  const acts = treatmentsActs(fixes, facts.table, () => false).join('; ');
  const title = t`Fix ${formatCountOf(fixes.size, t`identifier`, t`identifiers`)}: ${acts}`;
  return { title, cells, needsKey: false, need: { treatments: stated(fixes) } };
}
