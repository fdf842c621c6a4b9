/** Which offers for a column are worth being shown first: those that remove most risk for what they lose. */
import type { ClassFacts } from '../analysis/index.ts';
import type { Effect } from './effect.ts';
import type { Offer } from './offers.ts';

/** What costs less than this counts as costing this much, so that what costs nothing is not endlessly good. */
const LEAST_LOSS = 0.005;

/** The best first, at most so many; what removes no risk is not among them. */
export function bestOffers(offers: readonly Offer[], most: number): Offer[] {
  const worth = new Map(offers.map((offer) => [offer, offer.effect ? worthOfEffect(offer.effect) : 0]));
  const worthOfOffer = (offer: Offer) => worth.get(offer) ?? 0;
  return offers
    .filter((offer) => worthOfOffer(offer) > 0)
    .sort((one, other) => worthOfOffer(other) - worthOfOffer(one))
    .slice(0, most);
}

/** Risk removed per loss; negative where there is more risk than before. */
function worthOfEffect(effect: Effect): number {
  return worthOf(riskOf(effect.before) - riskOf(effect.after), effect.loss);
}

/** What counts as risk differs with what is asked; what is lost for it does not. */
export function worthOf(removed: number, loss: number): number {
  return removed / Math.max(LEAST_LOSS, loss);
}

/** The mean risk of the rows, and the share of those below the target: the one falls also where the other does not yet. */
function riskOf({ risk, rows }: Effect['before']): number {
  return risk ? risk.orr + risk.rowsBelow / rows : 0;
}

/** Columns that it makes sense to treat without a finding: by which people are found, named, or described in texts. */
export function isWorthTreating({ roles, embedded, quasiIdentifiers }: ClassFacts, column: number): boolean {
  const { role } = roles[column];
  return (
    role === 'identifier' || role === 'subject' || quasiIdentifiers.includes(column) || embedded[column] !== undefined
  );
}
