/**
 * The candidates for a column with their measured effects, kept as long as the facts are what they are. The file is analysed as it would
 * be read after each: that is exact, and takes no longer than to reckon with its distinct tuples where hardly two rows are alike.
 */
import { type Analysis, type ClassFacts, isOver, type Work } from '../analysis/index.ts';
import type { Tools } from '../remedies/index.ts';
import type { Columns } from '../table/index.ts';
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

export interface MeasuredOffer extends Offer {
  readonly effect: Effect;
  readonly cells: number;
}

/** Of one column: its offers in the order of the candidates, and the work that finds and measures them one after the other. */
interface Kept {
  offers: Offer[];
  isListed: boolean;
  isDone: boolean;
  readonly steps: Work<void>;
}

const keptOf = new WeakMap<ClassFacts, Map<number, Kept>>();

/** What is known of a column's offers without further work. */
export function knownOffers(facts: ClassFacts, column: number): readonly Offer[] {
  return keptOf.get(facts)?.get(column)?.offers ?? [];
}

/** Which offers there are; those that were measured before have their effects. `tools`: the same each time. */
export function* listOffers(
  analysis: Analysis<Columns>,
  facts: ClassFacts,
  column: number,
  tools?: Tools,
): Work<readonly Offer[]> {
  const kept = keptFor(analysis, facts, column, tools);
  yield* goOn(kept, () => kept.isListed);
  return kept.offers;
}

/** The offers, measured one after the other until the deadline, in milliseconds of the clock; who asks again goes on from there. */
export function* measureOffers(
  analysis: Analysis<Columns>,
  facts: ClassFacts,
  column: number,
  deadline: number,
  tools?: Tools,
): Work<readonly Offer[]> {
  const kept = keptFor(analysis, facts, column, tools);
  yield* goOn(kept, () => isOver(deadline));
  return kept.offers;
}

function keptFor(analysis: Analysis<Columns>, facts: ClassFacts, column: number, tools: Tools | undefined): Kept {
  const columns = keptOf.get(facts) ?? new Map<number, Kept>();
  keptOf.set(facts, columns);
  const known = columns.get(column);
  if (known) return known;
  const kept: Kept = {
    offers: [],
    isListed: false,
    isDone: false,
    steps: measuring(analysis, facts, column, tools, () => kept),
  };
  columns.set(column, kept);
  return kept;
}

/** What somebody waits for may be left at any step: the work itself is kept. */
function* goOn(kept: Kept, isEnough: () => boolean): Work<void> {
  while (!kept.isDone && !isEnough()) {
    const step = kept.steps.next();
    if (step.done) kept.isDone = true;
    else yield step.value;
  }
}

function* measuring(
  analysis: Analysis<Columns>,
  facts: ClassFacts,
  column: number,
  tools: Tools | undefined,
  into: () => Kept,
): Work<void> {
  const kept = into();
  const candidates = yield* candidatesFor(facts, column, tools);
  kept.offers = candidates.map((treatments) => ({ treatments, effect: undefined, cells: undefined, unfitRows: 0 }));
  kept.isListed = true;
  for (const [place, treatments] of candidates.entries()) {
    kept.offers[place] = yield* measureTreatments(analysis, facts, treatments, tools);
  }
}

export function* measureTreatments(
  analysis: Analysis<Columns>,
  facts: ClassFacts,
  treatments: Treatments,
  tools?: Tools,
): Work<MeasuredOffer> {
  const treated = yield* treatColumns(facts, treatments, tools);
  let unfitRows = 0;
  for (const recoded of treated.values()) unfitRows += recoded?.unfitRows ?? 0;
  const effect = yield* effectOf(analysis, treated);
  return { treatments, effect, cells: changedCells(facts, treated), unfitRows };
}
