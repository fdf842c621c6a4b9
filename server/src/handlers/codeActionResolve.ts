/** `codeAction/resolve`: the edit of an entry that was chosen, made of the text it was offered for and of no other. */

import { type Analysis, staged, type Work } from '@quasi/shared/analysis';
import type { CellEdit } from '@quasi/shared/edits';
import type { Treatments } from '@quasi/shared/effects';
import type { EntrySort } from '@quasi/shared/protocol';
import { type AppliedRemedy, remembered } from '@quasi/shared/recipes';
import type { CodeAction } from 'vscode-languageserver/node';
import type { ActionMaker } from '../actions/actionMaker.ts';
import { madeOfChosen } from '../actions/chosen.ts';
import { cellEdits, workspaceEdit } from '../actions/makeEdit.ts';
import { aimedFor, dropsRows, toolsFor, treatmentsIn } from '../actions/statedTreatments.ts';
import type { TextState } from '../actions/textState.ts';
import type { OpenDocument } from '../documents/openDocument.ts';
import { entryData } from '../edge/parameters.ts';
import { notOffered } from '../refusal.ts';
import type { Session } from '../session.ts';

/** Goes to the client with an entry, and comes back when it is chosen. */
export interface ActionData extends EntrySort, TextState {
  readonly uri: string;
  readonly need: unknown;
}

export async function codeActionResolve(session: Session, action: CodeAction): Promise<CodeAction> {
  const data: ActionData | EntrySort | undefined | null = action.data;
  if (typeof data !== 'object' || data === null || !('need' in data) || action.edit) return action;
  if (entryData(data) !== undefined) throw notOffered();
  const edit = await madeOfChosen(session, data, function* ({ document }, analysis, maker) {
    const cells = yield* cellEdits(maker, document, analysis, data.need);
    yield* rememberApplied(document, analysis, maker, data.need, cells);
    return yield* workspaceEdit(session.abilities, document, cells);
  });
  return { ...action, edit };
}

/** `edits`: what is handed to the editor. */
function* rememberApplied(
  document: OpenDocument,
  analysis: Analysis,
  { act: otherwise }: ActionMaker,
  need: unknown,
  edits: readonly CellEdit[],
): Work<void> {
  const treatments = treatmentsIn(need, analysis.table);
  const remedies = treatments ? yield* treating(document, analysis, treatments, need) : [];
  const other = dropsRows(need) ? 'rows' : otherwise;
  if (!treatments && !other) return;
  const asked = document.applied.ask({ remedies, other }, document.text.length, edits);
  yield* staged('rows', edits.length, asked);
}

function* treating(
  { applied }: OpenDocument,
  analysis: Analysis,
  treatments: Treatments,
  need: unknown,
): Work<AppliedRemedy[]> {
  const facts = aimedFor(yield* analysis.classes(), need);
  return yield* remembered(facts, treatments, toolsFor(treatments), applied.remedies);
}
