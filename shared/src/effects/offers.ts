/**
 * The candidates for a column with their measured effects, kept as long as the facts are what they are. The file is analysed as it would
 * be read after each: that is exact, and takes no longer than to reckon with its distinct tuples where hardly two rows are alike.
 */
import type { Analysis, ClassFacts, Work } from '../analysis/index.ts';
import type { Tools } from '../remedies/index.ts';
import { candidatesFor } from './candidates.ts';
import { type Effect, effectOf } from './effect.ts';
import { changedCells, type Treatments, treatColumns } from './treatColumn.ts';

export interface Offer {
  readonly treatments: Treatments;
  /** Undefined as long as there was no time to measure it. */
  readonly effect: Effect | undefined;
  /** Cells that change; undefined with the effect. */
  readonly cells: number | undefined;
  /** Rows whose value the remedy is not made for, and of which nothing is left. */
  readonly unfitRows: number;
}

/** Of one column, in the order of the candidates; they fill up while they are measured. */
type Kept = Offer[];

const keptOf = new WeakMap<ClassFacts, Map<number, Kept>>();

/** What is known of a column's offers without further work. */
export function knownOffers(facts: ClassFacts, column: number): readonly Offer[] {
  return keptOf.get(facts)?.get(column) ?? [];
}

/** Which candidates there are; those that were measured before keep their effects. */
export function* listOffers(facts: ClassFacts, column: number, tools?: Tools): Work<readonly Offer[]> {
  const columns = keptOf.get(facts) ?? new Map<number, Kept>();
  keptOf.set(facts, columns);
  const known = columns.get(column);
  if (known) return known;
  const candidates = yield* candidatesFor(facts, column, tools);
  const kept = candidates.map((treatments) => ({ treatments, effect: undefined, cells: undefined, unfitRows: 0 }));
  columns.set(column, kept);
  return kept;
}

/** Measures one offer, unless it has been; it may be left at any step. */
export function* measureOffer(
  analysis: Analysis,
  facts: ClassFacts,
  column: number,
  place: number,
  tools?: Tools,
): Work<Offer> {
  const kept = keptOf.get(facts)?.get(column) ?? [];
  const offer = kept[place];
  if (offer.effect) return offer;
  const treated = yield* treatColumns(facts, offer.treatments, tools);
  let unfitRows = 0;
  for (const recoded of treated.values()) unfitRows += recoded?.unfitRows ?? 0;
  const effect = yield* effectOf(analysis, treated);
  kept[place] = { ...offer, effect, cells: changedCells(facts, treated), unfitRows };
  return kept[place];
}
