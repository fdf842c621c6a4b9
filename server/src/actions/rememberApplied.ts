/** Takes note of what was chosen from the menu or a list, as a recipe may be asked for of it once it is applied. */
import { type Analysis, staged, type Work } from '@quasi/shared/analysis';
import type { CellEdit } from '@quasi/shared/edits';
import type { Treatments } from '@quasi/shared/effects';
import { remembered } from '@quasi/shared/recipes';
import type { Act } from '../documents/appliedRemedies.ts';
import type { OpenDocument } from '../documents/openDocument.ts';
import type { ActionMaker } from './actionMaker.ts';
import { treatmentsIn } from './statedTreatments.ts';
import { toolsFor } from './toolsFor.ts';

/** `edits`: what is handed to the editor. */
export function* rememberApplied(
  document: OpenDocument,
  analysis: Analysis,
  { act: otherwise }: ActionMaker,
  need: unknown,
  edits: readonly CellEdit[],
): Work<void> {
  const treatments = treatmentsIn(need, analysis.table);
  const act = treatments ? yield* treating(document, analysis, treatments) : otherwise;
  if (act) yield* staged('rows', edits.length, document.applied.ask(act, document.text.length, edits));
}

function* treating({ applied }: OpenDocument, analysis: Analysis, treatments: Treatments): Work<Act> {
  const facts = yield* analysis.classes();
  return yield* remembered(facts, treatments, toolsFor(treatments), applied.remedies);
}
