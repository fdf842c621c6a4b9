/** Which treatments of a column are worth offering: those that remove most risk for what they lose, each with its measured effect. */
import { type Analysis, type ClassFacts, staged, type Work } from '../analysis/index.ts';
import { type Recoded, type Treatment, treatmentsFor } from '../remedies/index.ts';
import { type Effect, effectOf } from './effect.ts';
import { toTreat, treatColumn } from './treatColumn.ts';

export interface Offer {
  readonly treatment: Treatment;
  readonly recoded: Recoded;
  readonly effect: Effect;
}

/** What costs less than this counts as costing this much, so that what costs nothing is not endlessly good. */
const LEAST_LOSS = 0.005;

/** The best first, at most so many. Yields progress; what has been measured before it is left is in `found`. */
export function* bestTreatments(analysis: Analysis, column: number, most: number): Work<Offer[]> {
  const facts = yield* analysis.classes();
  const offers: Offer[] = [];
  const looking = treatmentsFor(toTreat(facts, column));
  for (const treatment of yield* staged('columns', facts.table.rowCount, looking)) {
    const recoded = yield* treatColumn(facts, column, treatment);
    offers.push({ treatment, recoded, effect: yield* effectOf(analysis, new Map([[column, recoded]])) });
  }
  return offers.sort((one, other) => worthOf(facts, other) - worthOf(facts, one)).slice(0, most);
}

/** Risk removed per loss; what removes none is worth less the more it loses. */
function worthOf({ risk, table }: ClassFacts, { effect: { after, loss } }: Offer): number {
  const share = (rowsBelow: number) => rowsBelow / Math.max(1, table.rowCount);
  const removed =
    (risk?.orr ?? 0) - (after.risk?.orr ?? 0) + share(risk?.rowsBelow ?? 0) - share(after.risk?.rowsBelow ?? 0);
  return removed > 0 ? removed / Math.max(LEAST_LOSS, loss) : removed - loss;
}
