/** `quasi/remedies`: all that could be done to a column, the best first and what leaves nothing of it last, with what it does to the numbers of the file. */
import { type ClassFacts, subjectAmong } from '@quasi/shared/analysis';
import { bestOffers, type KnowledgeOffer, knowledgeOffers, type Offer, offers } from '@quasi/shared/effects';
import { formatProbability, shownName } from '@quasi/shared/explain';
import type { ListedRemedy, RemediesParams, RemedyList } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { effectText, treatmentsTitle } from '../actions/offerText.ts';
import { chosenRemedy } from '../actions/remedyEntry.ts';
import { offerRemedy } from '../actions/treatEntries.ts';
import { measuringTools } from '../pseudonymKey.ts';
import { type Reading, readingOf } from '../reading.ts';
import type { Session } from '../session.ts';
import { noiseRemedies } from './protectColumn.ts';

/** For a list somebody waits a little longer than for a menu; what is not measured by then is listed without its effect. */
const MILLISECONDS_TO_MEASURE = 3000;

export async function remedies(session: Session, { uri, column }: RemediesParams): Promise<RemedyList | null> {
  const reading = readingOf(session, uri);
  if (!reading?.analysis.table.columns[column]) return null;
  reading.requireClosedQuotes();
  const { watch, analysis } = reading;
  const facts = await watch.answer(analysis.classes(), MILLISECONDS_TO_MEASURE);
  const measured = facts ? await measuredOffers(reading, facts, column) : [];
  const noised = facts ? await noiseRemedies(reading, facts, column) : [];
  reading.requireSame();
  if (!facts) return null;
  const isCompared = facts.quasiIdentifiers.includes(column);
  const listed = (offer: Offer): ListedRemedy => {
    const parts = [knowledgeOn(facts, column, offer), effectText(offer, isCompared)];
    const effect = parts.filter((part) => part !== undefined).join(', ');
    return { chosen: chosenRemedy(reading, 'treat', offerRemedy(facts, offer)), effect };
  };
  // By themselves they may not lower the risk, and yet do together with those of other columns.
  const kept = measured.filter((offer) => !leavesNothing(offer)).map(listed);
  const last = measured.filter(leavesNothing).map(listed);
  return { name: shownName(analysis.table.columns[column].name), remedies: [...kept, ...noised, ...last] };
}

function leavesNothing({ treatments }: Offer): boolean {
  return [...treatments.values()].every((one) => one === undefined || one.remedy === 'redact');
}

async function measuredOffers({ watch, analysis }: Reading, facts: ClassFacts, column: number) {
  const end = performance.now() + MILLISECONDS_TO_MEASURE;
  const asked = { analysis, facts, column, tools: measuringTools };
  await watch.answer(offers.measure(asked, end), 2 * MILLISECONDS_TO_MEASURE);
  // What somebody who knows one value learns matters where rows are transactions.
  if (subjectAmong(facts.roles) !== undefined) {
    const work = knowledgeOffers.measure(asked, performance.now() + MILLISECONDS_TO_MEASURE);
    await watch.answer(work, 2 * MILLISECONDS_TO_MEASURE);
  }
  const all = offers.known(facts, column);
  const best = bestOffers(all, all.length);
  return [...best, ...all.filter((offer: Offer) => !best.includes(offer))];
}

/** `R 0.28 → 0.04`; undefined where it does not fall. */
function knowledgeOn(facts: ClassFacts, column: number, { treatments }: Offer): string | undefined {
  const title = treatmentsTitle(treatments, facts.table);
  const found = knowledgeOffers
    .known(facts, column)
    .find((offer) => treatmentsTitle(offer.treatments, facts.table) === title);
  return found && knowledgeText(found);
}

/** `R 0.28 → 0.04`. */
function knowledgeText({ before, after }: KnowledgeOffer): string {
  const [one, other] = [formatProbability(before), formatProbability(after)];
  return one === other ? t`R ${other} as now` : `R ${one} → ${other}`;
}
