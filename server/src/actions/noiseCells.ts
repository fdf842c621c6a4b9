/** Cells drawn anew, by randomised response or with noise: chosen from the list of remedies for a column or for the whole file, never offered by itself. */
import type { Analysis, ClassFacts, Work } from '@quasi/shared/analysis';
import {
  answersAmong,
  answersToDeclare,
  type CellTreatments,
  type NoiseEffect,
  noiseEffect,
  type RedrawnColumns,
  redrawColumns,
  redrawnEdits,
} from '@quasi/shared/effects';
import { KeptWork, LastUsed } from '@quasi/shared/memory';
import { type CellTreatment, cellTreatmentNamed } from '@quasi/shared/remedies';
import type { Columns } from '@quasi/shared/table';
import type { OpenDocument } from '../documents/openDocument.ts';
import { anything, fields, listOf, type Shape, such, text, wholeBelow } from '../edge/shape.ts';
import { noiseNote, responseNote } from '../protectText.ts';
import { secretRandom } from '../secretRandom.ts';
import type { ActionMaker } from './actionMaker.ts';
import { stateOf } from './textState.ts';

interface NoiseNeed {
  readonly noise: readonly { readonly column: number; readonly remedy: string; readonly parameters: unknown }[];
}

/** Column, by its name → its ε, and the answers that were chosen among, where the written cells do not show them by themselves. */
export type NoiseWritten = ReadonlyMap<
  string,
  { readonly epsilon: number; readonly categories: readonly string[] | undefined }
>;

/** By address, so that configurations can say so: more documents than anybody noises before answering. */
export const noiseWritten = new LastUsed<string, NoiseWritten>(100);

/** Of all draws that are kept of one file. */
const MOST_ROWS = 2 ** 21;
/** By what they go by: what was announced is what is written. */
const redrawnOnce = new KeptWork<ClassFacts, string, RedrawnColumns>(({ table }) => MOST_ROWS / table.rowCount);

export const noiseCells: ActionMaker<NoiseNeed> = {
  name: 'noise',
  act: 'drawn',
  needed: noiseNeed,
  *edits(document, analysis, need) {
    const facts = yield* analysis.classes();
    const treatments = cellTreatmentsOf(need, analysis.table);
    const redrawn = yield* redrawnFor(document, analysis, facts, treatments);
    const written = new Map<string, { epsilon: number; categories: string[] | undefined }>();
    for (const [column, { epsilon, redrawn: after }] of answersAmong(treatments, redrawn)) {
      const { name } = analysis.table.columns[column];
      written.set(name, { epsilon, categories: yield* answersToDeclare(after) });
    }
    if (written.size > 0) noiseWritten.set(document.uri, written);
    else noiseWritten.delete(document.uri);
    return yield* redrawnEdits(facts, analysis.table, document.text, redrawn);
  },
  note: ({ noise }) => (noise.every(({ remedy }) => remedy === 'randomised-response') ? responseNote() : noiseNote()),
};

function noiseNeed({ columns }: Columns): Shape<NoiseNeed> {
  const shape = fields({ column: wholeBelow(columns.length), remedy: text, parameters: anything });
  return fields({
    noise: listOf(such(shape, ({ remedy, parameters }) => cellTreatmentNamed(remedy, parameters) !== undefined)),
  });
}

/** The announcement is about the very draws that are written. `deadline`: in milliseconds of the clock, for P(alone). */
export function* effectOfNoise(
  document: OpenDocument,
  analysis: Analysis,
  facts: ClassFacts,
  treatments: CellTreatments,
  deadline: number,
): Work<NoiseEffect> {
  const redrawn = yield* redrawnFor(document, analysis, facts, treatments);
  return yield* noiseEffect(analysis, facts, treatments, redrawn, deadline);
}

export function needOf(treatments: CellTreatments): NoiseNeed {
  return { noise: [...treatments].map(([column, { remedy, parameters }]) => ({ column, remedy, parameters })) };
}

/** Fails where the table has no such column or there is no such remedy. */
function cellTreatmentsOf({ noise }: NoiseNeed, table: Columns): CellTreatments {
  const treatments = new Map<number, CellTreatment>();
  for (const { column, remedy, parameters } of noise) {
    const treatment = cellTreatmentNamed(remedy, parameters);
    if (!table.columns[column] || !treatment) throw new Error('no such treatment');
    treatments.set(column, treatment);
  }
  return treatments;
}

/** One stream for one text and one choice: what was announced and shown is what is written, and no two texts share their draws. */
function redrawnFor(document: OpenDocument, analysis: Analysis, facts: ClassFacts, treatments: CellTreatments) {
  const purpose = JSON.stringify(['noise', document.uri, stateOf(document, analysis), needOf(treatments)]);
  return redrawnOnce.whole(facts, purpose, () => redrawColumns(facts, treatments, secretRandom(purpose)));
}
