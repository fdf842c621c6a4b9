/** The remedies by cell for one column, as they stand in its list: each with what it does to people, as far as there is time to measure it. */
import { type ClassFacts, staged } from '@quasi/shared/analysis';
import { epsilonOf } from '@quasi/shared/config';
import { type CellTreatments, toTreat } from '@quasi/shared/effects';
import { shownName } from '@quasi/shared/explain';
import type { ListedRemedy } from '@quasi/shared/protocol';
import { cellTreatmentsFor } from '@quasi/shared/remedies';
import { effectOfNoise, needOf } from '../actions/noiseCells.ts';
import { chosenRemedy } from '../actions/remedyEntry.ts';
import { noiseText } from '../protectText.ts';
import type { Reading } from '../reading.ts';

const MILLISECONDS_A_REMEDY = 700;
/** Besides P(alone), which has a time of its own: the draws themselves. */
const MILLISECONDS_MORE = 2000;

export async function noiseRemedies(reading: Reading, facts: ClassFacts, column: number): Promise<ListedRemedy[]> {
  const { table } = facts;
  // Answers are not answered again: what is known of them would no longer hold.
  if (isNoised(facts, column)) return [];
  const offering = staged('columns', table.rowCount, cellTreatmentsFor(toTreat(facts, column)));
  const treatments = (await reading.watch.answer(offering, MILLISECONDS_MORE)) ?? [];
  const listed: ListedRemedy[] = [];
  for (const treatment of treatments) {
    const title = treatment.title(shownName(table.columns[column].name));
    const one = await listedNoise(reading, facts, new Map([[column, treatment]]), title);
    if (one) listed.push(one);
  }
  return listed;
}

export function isNoised({ settings, table }: ClassFacts, column: number): boolean {
  return epsilonOf(settings, table.columns[column].name) !== undefined;
}

/** Undefined if the text changed meanwhile, or even the draws took too long. */
export async function listedNoise(
  reading: Reading,
  facts: ClassFacts,
  treatments: CellTreatments,
  title: string,
): Promise<ListedRemedy | undefined> {
  const { watch, analysis } = reading;
  const deadline = performance.now() + MILLISECONDS_A_REMEDY;
  const measuring = effectOfNoise(watch.document, analysis, facts, treatments, deadline);
  const effect = await watch.answer(measuring, MILLISECONDS_A_REMEDY + MILLISECONDS_MORE);
  if (!effect) return undefined;
  const remedy = { title, cells: effect.cells, needsKey: false, need: needOf(treatments) };
  const isNoise = effect.epsilon > 0;
  const chosen = chosenRemedy(reading, 'noise', remedy);
  return { chosen: { ...chosen, ...(isNoise && { isNoise }) }, effect: noiseText(effect, treatments) };
}
