/** For the finding that classes are too small: the generalisation of all quasi-identifiers that reaches k and loses least. */
import type { Analysis, Work } from '@quasi/shared/analysis';
import type { CellEdit } from '@quasi/shared/edits';
import { claimedColumns, editsOf, knownReach, treatColumns } from '@quasi/shared/effects';
import { t } from '@quasi/shared/words';
import { Command } from 'vscode-languageserver/node';
import type { OpenDocument } from '../documents/openDocument.ts';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';
import { diagnosed } from './findingOf.ts';
import { reachRemedy } from './reachEntry.ts';
import { remedyEntry } from './remedyEntry.ts';
import { treatmentsOf } from './statedTreatments.ts';
import { type TreatNeed, treatNeed } from './treatEntries.ts';

/** Parts of the time that a menu has; it is gone on with when the menu is opened again. */
const MILLISECONDS_TO_SEARCH = 15;
const MILLISECONDS_TO_MEASURE = 15;

export const reachK: ActionMaker<TreatNeed> = {
  name: 'reach',
  list,
  needed: treatNeed,
  edits: reachEdits,
};

/** What claims k for the file makes what is one value one to any reader, in all columns that the claim is about. */
function* reachEdits({ text }: OpenDocument, analysis: Analysis, need: TreatNeed): Work<CellEdit[]> {
  const facts = yield* analysis.classes();
  const treated = yield* treatColumns(facts, treatmentsOf(need.treatments, analysis.table));
  return yield* editsOf(facts, analysis.table, text, treated, claimedColumns(facts));
}

async function list(asked: Asked): Promise<Entry<TreatNeed>[]> {
  const { session, watch, analysis, params, isInvoked, answer } = asked;
  const diagnostics = diagnosed(params, 'reach');
  const facts = diagnostics.length > 0 ? await answer(analysis.classes()) : undefined;
  if (!facts?.risk || facts.table.rowCount < facts.settings.k || facts.risk.k >= facts.settings.k) return [];
  const isWorthAsking = isInvoked || knownReach(facts, 0) !== undefined;
  const end = performance.now() + (isInvoked ? MILLISECONDS_TO_SEARCH : 0);
  const measuredBy = end + (isInvoked ? MILLISECONDS_TO_MEASURE : 0);
  const found = isWorthAsking
    ? await answer(reachRemedy(analysis, facts, watch.document.text, end, measuredBy))
    : undefined;
  const title = t`Reach k = ${facts.settings.k}… (preview)`;
  const preview = { title, diagnostics, command: Command.create(title, 'quasi.reachK', watch.document.uri) };
  return [
    ...(found ? [{ diagnostics, ...remedyEntry(asked, 'reach', found) }] : []),
    ...(session.abilities.commands ? [preview] : []),
  ];
}
