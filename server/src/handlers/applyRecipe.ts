/** `quasi/applyRecipe`: a recipe, as something that can be previewed and applied to a document, listed with what it would do. */
import type { ApplyRecipeParams, ChosenRemedy } from '@quasi/shared/protocol';
import { measuredRecipe, RECIPE } from '../actions/applyRecipe.ts';
import { chosenRemedy } from '../actions/remedyEntry.ts';
import { readingOrRefusal } from '../reading.ts';
import { contentModified } from '../refusal.ts';
import type { Session } from '../session.ts';

/** A request waits for the whole file to be worked out before and after. */
const MILLISECONDS_TO_MEASURE = 60_000;

export async function applyRecipe(session: Session, { uri, recipe }: ApplyRecipeParams): Promise<ChosenRemedy> {
  const reading = readingOrRefusal(session, uri);
  reading.requireClosedQuotes();
  const { watch, analysis } = reading;
  const measured = await watch.answer(measuredRecipe(watch.document, analysis, recipe), MILLISECONDS_TO_MEASURE);
  reading.requireSame();
  if (!measured) throw contentModified();
  return chosenRemedy(reading, RECIPE, measured);
}
