/** Takes note of what was chosen from the menu or a list, as a recipe may be asked for of it once it is applied. */
import { type Analysis, staged, type Work } from '@quasi/shared/analysis';
import type { CellEdit } from '@quasi/shared/edits';
import { remembered } from '@quasi/shared/recipes';
import type { Act } from '../documents/appliedRemedies.ts';
import type { OpenDocument } from '../documents/openDocument.ts';
import type { ActionMaker } from './actionMaker.ts';
import { type StatedTreatment, treatmentsOf } from './statedTreatments.ts';
import { toolsFor } from './toolsFor.ts';

/** `edits`: what is handed to the editor. */
export function* rememberApplied(
  document: OpenDocument,
  analysis: Analysis,
  { act: otherwise }: ActionMaker,
  need: unknown,
  edits: readonly CellEdit[],
): Work<void> {
  const statements = treatmentsIn(need);
  const act = statements ? yield* treating(document, analysis, statements) : otherwise;
  if (act) yield* staged('rows', edits.length, document.applied.ask(act, document.text.length, edits));
}

function* treating({ applied }: OpenDocument, analysis: Analysis, statements: readonly StatedTreatment[]): Work<Act> {
  const facts = yield* analysis.classes();
  const treatments = treatmentsOf(statements, analysis.table);
  return yield* remembered(facts, treatments, toolsFor(treatments), applied.remedies);
}

/** Undefined where something else is needed than treatments of columns. */
export function treatmentsIn(need: unknown): readonly StatedTreatment[] | undefined {
  const isTreating = typeof need === 'object' && need !== null && 'treatments' in need;
  return isTreating ? (need.treatments as readonly StatedTreatment[]) : undefined;
}
