/** From changes of cells to the edit of the workspace that a client applies. */
import type { Analysis, Work } from '@quasi/shared/analysis';
import type { CellEdit } from '@quasi/shared/edits';
import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import type { ClientAbilities } from '../abilities.ts';
import type { OpenDocument } from '../documents/openDocument.ts';
import { toRange } from '../toLsp.ts';
import type { ActionMaker } from './actionMaker.ts';

/** Cells a step: each has its line and character to be found. */
const CELLS_A_STEP = 64;

/** Changes of cells of the text as it stands, in the order of their places; none where an entry makes something else. */
export function* cellEdits(
  maker: ActionMaker,
  document: OpenDocument,
  analysis: Analysis,
  need: unknown,
): Work<readonly CellEdit[]> {
  return maker.edits ? yield* maker.edits(document, analysis, need) : [];
}

export function* workspaceEdit(
  { documentChanges }: ClientAbilities,
  { uri, version, text }: OpenDocument,
  cells: readonly CellEdit[],
): Work<WorkspaceEdit> {
  const edits: TextEdit[] = [];
  for (const [i, cell] of cells.entries()) {
    edits.push({ range: toRange(cell, text), newText: cell.text });
    if (i % CELLS_A_STEP === 0) yield { stage: 'rows', share: i / cells.length };
  }
  return documentChanges
    ? { documentChanges: [{ textDocument: { uri, version }, edits }] }
    : { changes: { [uri]: edits } };
}
