/** Cells drawn anew, by randomised response or with noise: chosen from the list of remedies for a column or for the whole file, never offered by itself. */
import type { Analysis, ClassFacts, Work } from '@quasi/shared/analysis';
import type { CellEdit } from '@quasi/shared/edits';
import {
  answersAmong,
  answersToDeclare,
  type CellTreatments,
  type NoiseEffect,
  noiseEffect,
  redrawColumns,
  redrawnEdits,
} from '@quasi/shared/effects';
import { type CellTreatment, cellTreatmentNamed } from '@quasi/shared/remedies';
import type { Columns } from '@quasi/shared/table';
import type { OpenDocument } from '../documents/openDocument.ts';
import { anything, fields, listOf, type Shape, such, text, wholeBelow } from '../edge/shape.ts';
import { noiseNote, responseNote } from '../protectText.ts';
import { secretRandom } from '../secretRandom.ts';
import type { ActionMaker } from './actionMaker.ts';
import { rememberNoise } from './noiseWritten.ts';
import { stateOf } from './textState.ts';

export interface NoiseNeed {
  readonly noise: readonly { readonly column: number; readonly remedy: string; readonly parameters: unknown }[];
}

export const noiseCells: ActionMaker<NoiseNeed> = {
  name: 'noise',
  kinds: [],
  list: () => [],
  needed: noiseNeed,
  *edits(document, analysis, need): Work<CellEdit[]> {
    const facts = yield* analysis.profile();
    const treatments = cellTreatmentsOf(need, analysis.table);
    const redrawn = yield* redrawColumns(facts, treatments, randomFor(document, analysis, need));
    const written = new Map<string, { epsilon: number; categories: string[] | undefined }>();
    for (const [column, { epsilon, redrawn: after }] of answersAmong(treatments, redrawn)) {
      const { name } = analysis.table.columns[column];
      written.set(name, { epsilon, categories: yield* answersToDeclare(after) });
    }
    rememberNoise(document.uri, written);
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

/** What is announced is about the very draws that are written. `deadline`: in milliseconds of the clock, for P(alone). */
export function* effectOfNoise(
  document: OpenDocument,
  analysis: Analysis,
  facts: ClassFacts,
  treatments: CellTreatments,
  deadline: number,
): Work<NoiseEffect> {
  const redrawn = yield* redrawColumns(facts, treatments, randomFor(document, analysis, needOf(treatments)));
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
function randomFor(document: OpenDocument, analysis: Analysis, need: NoiseNeed) {
  return secretRandom(JSON.stringify(['noise', document.uri, stateOf(document, analysis), need]));
}
