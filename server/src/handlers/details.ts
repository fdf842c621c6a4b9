/** `quasi/details`: the card of a remedy, all that is known of what it would do. */
import type { Analysis, Work } from '@quasi/shared/analysis';
import { detailsOf, sidesOf, treatColumns } from '@quasi/shared/effects';
import { type Card, detailsCard, toMarkdown, toText } from '@quasi/shared/explain';
import type { DetailsParams, DetailsResult } from '@quasi/shared/protocol';
import type { ActionMaker } from '../actions/actionMaker.ts';
import { madeOfChosen } from '../actions/chosen.ts';
import { type ReachNeed, sidesOfPlan } from '../actions/reachPlan.ts';
import { aimedFor, dropsRows, treatmentsIn } from '../actions/statedTreatments.ts';
import type { OpenDocument } from '../documents/openDocument.ts';
import { measuringTools } from '../pseudonymKey.ts';
import type { Session } from '../session.ts';
import type { ActionData } from './codeActionResolve.ts';

/** For each part; one that takes longer is said to be missing. */
const SECONDS_A_PART = 2.5;

export async function details(session: Session, { chosen }: DetailsParams): Promise<DetailsResult> {
  const data = chosen.data as ActionData;
  const card = await madeOfChosen(session, data, ({ document }, analysis, maker) =>
    cardOf(maker, document, analysis, chosen.title, data.need),
  );
  return { markdown: toMarkdown(card), text: toText(card) };
}

/** What pseudonyms do to the numbers does not depend on the key, so that none is asked for. */
function* cardOf(
  maker: ActionMaker,
  document: OpenDocument,
  analysis: Analysis,
  title: string,
  need: unknown,
): Work<Card> {
  // Nothing can be said of classes, groups or dependencies where values are drawn at random.
  if (maker.note) return { title, sentences: [maker.note(need)], values: [], sections: [] };
  const treatments = treatmentsIn(need, analysis.table);
  if (!treatments) return { title, sentences: [], values: [], sections: [] };
  const facts = aimedFor(yield* analysis.classes(), need);
  const treated = yield* treatColumns(facts, treatments, measuringTools);
  const sides = dropsRows(need)
    ? yield* sidesOfPlan(document, analysis, need as ReachNeed)
    : yield* sidesOf(analysis, treated);
  return detailsCard(title, yield* detailsOf(sides, SECONDS_A_PART), analysis.table);
}
