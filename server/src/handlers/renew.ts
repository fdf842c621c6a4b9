/** `quasi/renew`: a remedy that was previewed, for the text as it has become since: the same treatments, with what they do now. */

import { measureTreatments } from '@quasi/shared/effects';
import type { ChosenRemedy, RenewParams } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { RECIPE } from '../actions/applyRecipe.ts';
import { actionMakers } from '../actions/index.ts';
import { effectText, treatmentsTitle } from '../actions/offerText.ts';
import { chosenRemedy } from '../actions/remedyEntry.ts';
import { aimedFor, dropsRows, treatedNames, treatmentsIn } from '../actions/statedTreatments.ts';
import { measuringTools } from '../pseudonymKey.ts';
import { readingOrRefusal } from '../reading.ts';
import { contentModified, refusal } from '../refusal.ts';
import type { Session } from '../session.ts';
import { applyRecipe } from './applyRecipe.ts';
import type { ActionData } from './codeActionResolve.ts';

/** A request waits for the whole file to be worked out before and after. */
const MILLISECONDS_TO_MEASURE = 30_000;

export async function renew(session: Session, { chosen, names }: RenewParams): Promise<ChosenRemedy> {
  const { maker: name, need } = chosen.data as ActionData;
  const reading = readingOrRefusal(session, chosen.uri);
  const { watch, analysis } = reading;
  const maker = actionMakers.find((each) => each.name === name);
  const isPossible = maker?.needed?.(analysis.table)(need) === undefined;
  if (maker?.name === RECIPE && isPossible) {
    return await applyRecipe(session, { uri: chosen.uri, recipe: need as { uri: string; text: string } });
  }
  // Which rows miss the goal is another question on another text.
  const treatments = isPossible && !dropsRows(need) ? treatmentsIn(need, analysis.table) : undefined;
  const named = treatedNames(treatments, analysis.table);
  const isSame = named.length === names.length && named.every((each, i) => each === names[i]);
  if (!maker || !treatments || !isSame) throw refusal(t`This was made for the file as it was. Choose it again.`);
  const offer = await watch.answer(
    (function* () {
      const facts = aimedFor(yield* analysis.classes(), need);
      const measured = yield* measureTreatments(analysis, facts, treatments, measuringTools);
      const isCompared = [...treatments.keys()].some((column) => facts.quasiIdentifiers.includes(column));
      return { cells: measured.cells, effect: effectText(measured, isCompared) };
    })(),
    MILLISECONDS_TO_MEASURE,
  );
  reading.requireSame();
  if (!offer) throw contentModified();
  const what = treatmentsTitle(treatments, analysis.table);
  const title = offer.effect === undefined ? what : t`${what} (${offer.effect})`;
  return chosenRemedy(reading, maker.name, { title, cells: offer.cells, needsKey: chosen.needsKey, need });
}
