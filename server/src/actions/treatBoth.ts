/** For a column that follows from another one: both treated in one edit, as either by itself would leave it readable in the other. */
import type { ClassFacts } from '@quasi/shared/analysis';
import { bestOffers, type MeasuredOffer, measureTreatments, type Offer, offers } from '@quasi/shared/effects';
import { measuringTools } from '../pseudonymKey.ts';
import type { Asked } from './actionMaker.ts';

/** For the other column, which nobody has asked about. */
const MILLISECONDS_TO_MEASURE = 30;

/** Undefined where one of the two has no treatment that keeps part of its values, or there was no time. */
export async function offerForBoth(
  { analysis, answer }: Asked,
  facts: ClassFacts,
  column: number,
): Promise<MeasuredOffer | undefined> {
  const followers = (analysis.known.insight?.followers ?? []).filter((one) => one.column === column);
  // What nobody is known to know gives nothing away.
  const isTold = (on: number) => !['subject', 'unknown'].includes(facts.roles[on].role);
  const told = followers.filter(({ on }) => isTold(on)).sort((a, b) => b.gain - a.gain);
  const other = told[0]?.on;
  if (other === undefined) return undefined;
  const end = performance.now() + MILLISECONDS_TO_MEASURE;
  await answer(offers.measure({ analysis, facts, column: other, tools: measuringTools }, end));
  const [own, others] = [column, other].map((one) => mildest(offers.known(facts, one)));
  if (!own || !others) return undefined;
  const treatments = new Map([...own.treatments, ...others.treatments]);
  return await answer(measureTreatments(analysis, facts, treatments, measuringTools));
}

/** The best by what it does to the risk, else the first that tells the column coarser. */
function mildest(all: readonly Offer[]): Offer | undefined {
  const coarser = all.filter(({ treatments }) =>
    [...treatments.values()].every((one) => one?.sort === 'coarser' && one.remedy !== 'redact'),
  );
  return bestOffers(coarser, 1)[0] ?? coarser[0];
}
