/** A random sample of the rows: chosen from the list of remedies for the whole file. */
import { type Analysis, staged, type Work } from '@quasi/shared/analysis';
import { removeRows } from '@quasi/shared/edits';
import { rowsOfSample } from '@quasi/shared/effects';
import { sampleRows } from '@quasi/shared/remedies';
import type { OpenDocument } from '../documents/openDocument.ts';
import { fields, number, such } from '../edge/shape.ts';
import { sampleNote } from '../protectText.ts';
import { secretRandom } from '../secretRandom.ts';
import type { ActionMaker } from './actionMaker.ts';
import { stateOf } from './textState.ts';

interface SampleNeed {
  readonly share: number;
}

export const sampleTable: ActionMaker<SampleNeed> = {
  name: 'sample',
  act: 'drawn',
  needed: () => fields({ share: such(number, (share) => share > 0 && share < 1) }),
  *edits(document, analysis, need) {
    const { table } = analysis;
    const isDrawn = yield* drawnRows(document, analysis, need);
    return yield* staged(
      'rows',
      table.rowCount,
      removeRows(table, document.text, (row) => isDrawn[row] === 0),
    );
  },
  note: sampleNote,
};

/** Row → whether it is drawn; the same for the same text and share. */
function* drawnRows(document: OpenDocument, analysis: Analysis, { share }: SampleNeed): Work<Uint8Array> {
  const { table } = analysis;
  const random = secretRandom(JSON.stringify(['sample', document.uri, stateOf(document, analysis), share]));
  const columns = table.columns.map(({ name }) => name);
  const drawing = sampleRows.with({ share }).plan({ columns, rows: table.rowCount }, random);
  const plan = yield* staged('rows', table.rowCount, drawing);
  const isDrawn = new Uint8Array(table.rowCount);
  if (!('extracts' in plan)) throw new Error('a sample is an extract');
  for (const row of plan.extracts[0].rows) isDrawn[row] = 1;
  return isDrawn;
}

/** Cells that go. */
export function cellsGone({ table }: Analysis, share: number): number {
  return (table.rowCount - rowsOfSample(table.rowCount, share)) * table.columns.length;
}
