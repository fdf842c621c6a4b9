/**
 * The least-loss full-domain generalisation that reaches the policy's k, and its ℓ if it has one: looked for as long as somebody waits, and
 * gone on with when somebody asks again.
 */
import { type ClassFacts, isOver, type Work } from '../analysis/index.ts';
import { mostRemoved, type Reached, reachK } from '../generalising/index.ts';
import { KeptWork } from '../memory/index.ts';
import { type Ladder, type Treatment, withoutErasing } from '../remedies/index.ts';
import { askedOfClasses, latticeOf } from './fileLattice.ts';
import type { Treatments } from './treatColumn.ts';

/** The facts known so far. */
export interface Reach {
  /** Undefined as long as none is found that reaches the goal. */
  readonly treatments: Treatments | undefined;
  /** The same by the compared columns: how far each goes up its ladder. */
  readonly levels: readonly number[] | undefined;
  /** Rows that miss the goal all the same, and are to be removed. */
  readonly suppressed: number;
  /** None loses less, or there is none. */
  readonly isProven: boolean;
  /** The search has ended. */
  readonly isDone: boolean;
}

/** What a plan may cost. */
export interface ReachLimits {
  /** The share of the rows that may be removed. */
  readonly mostSuppressed: number;
  /** Columns may lose all their values. */
  readonly mayErase: boolean;
}

interface Search {
  /** In the order of the quasi-identifiers. */
  readonly ladders: readonly Ladder[];
  readonly reached: Reached;
  readonly isDone: boolean;
}

/** More rows than that are not removed so that k is reached: they are what the data are about. */
export const MOST_SUPPRESSED = 0.05;

/** The best first: columns keep something of their values wherever a few rows less make that possible. */
export const recommendedLimits: readonly ReachLimits[] = [
  { mostSuppressed: MOST_SUPPRESSED, mayErase: false },
  { mostSuppressed: MOST_SUPPRESSED, mayErase: true },
  { mostSuppressed: 0, mayErase: true },
];

const searches = new KeptWork<ClassFacts, string, Search>();

/** Looks until the deadline, in milliseconds of the clock. */
export function* reachGoal(facts: ClassFacts, limits: ReachLimits, deadline: number): Work<Reach> {
  const isEnough = () => isOver(deadline);
  return known(facts, yield* searches.until(isEnough, facts, JSON.stringify(limits), searching(facts, limits)));
}

function known({ quasiIdentifiers }: ClassFacts, search: Search | undefined): Reach {
  const best = search?.reached.best;
  const isProven = search?.reached.optimal === true;
  const isDone = search?.isDone === true;
  if (!search || !best || !Number.isFinite(best.loss)) {
    return { treatments: undefined, levels: undefined, suppressed: 0, isProven, isDone };
  }
  const treatments = new Map<number, Treatment | undefined>();
  for (const [place, level] of best.levels.entries()) {
    if (level > 0) treatments.set(quasiIdentifiers[place], search.ladders[place].treatments[level - 1]);
  }
  return { treatments, levels: best.levels, suppressed: best.suppressed, isProven, isDone };
}

function searching(facts: ClassFacts, { mostSuppressed, mayErase }: ReachLimits) {
  return function* (tell: (search: Search) => void): Work<Search> {
    const { table, settings } = facts;
    const { ladders: whole, tuples, losses } = yield* latticeOf(facts);
    const ladders = [...whole].map(([column, ladder]) =>
      mayErase ? ladder : withoutErasing(ladder, table.columns[column].dictionary),
    );
    const hierarchies = ladders.map(({ hierarchy }) => hierarchy);
    const { diversity } = askedOfClasses(facts);
    const goal = { k: settings.k, diversity, mostSuppressed: mostRemoved(mostSuppressed, table.rowCount) };
    const steps = reachK(tuples, hierarchies, losses, goal);
    for (let step = steps.next(); ; step = steps.next()) {
      const reached = step.value;
      if (step.done) return { ladders, reached, isDone: true };
      tell({ ladders, reached, isDone: false });
      yield { stage: 'combinations', share: reached.checked / Math.max(1, reached.nodes) };
    }
  };
}
