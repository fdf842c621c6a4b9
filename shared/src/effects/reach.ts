/**
 * The least-loss full-domain generalisation that reaches the policy's k, and its ℓ if it has one: looked for as long as somebody waits, and
 * gone on with when somebody asks again.
 */
import { type ClassFacts, isOver, staged, type Work } from '../analysis/index.ts';
import { rowsIn } from '../counts/index.ts';
import {
  type ColumnValues,
  classTable,
  mostRemoved,
  penaltyOfLattice,
  type Reached,
  reachK,
} from '../generalising/index.ts';
import { KeptWork } from '../memory/index.ts';
import { type Ladder, ladderFor, type Treatment, withoutErasing } from '../remedies/index.ts';
import { MissingTokens } from '../table/index.ts';
import { valuesOf } from './loss.ts';
import { type Treatments, toTreat } from './treatColumn.ts';

/** The facts known so far. */
export interface Reach {
  /** Undefined as long as none is found that reaches the goal. */
  readonly treatments: Treatments | undefined;
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
    return { treatments: undefined, suppressed: 0, isProven, isDone };
  }
  const treatments = new Map<number, Treatment | undefined>();
  for (const [place, level] of best.levels.entries()) {
    if (level > 0) treatments.set(quasiIdentifiers[place], search.ladders[place].treatments[level - 1]);
  }
  return { treatments, suppressed: best.suppressed, isProven, isDone };
}

function searching(facts: ClassFacts, { mostSuppressed, mayErase }: ReachLimits) {
  return function* (tell: (search: Search) => void): Work<Search> {
    const { table, counts, settings, quasiIdentifiers } = facts;
    const missing = new MissingTokens(settings.missingTokens);
    const rows = table.rowCount;
    const ladders: Ladder[] = [];
    for (const column of quasiIdentifiers) {
      const ladder = yield* staged('columns', rows, ladderFor(toTreat(facts, column), missing));
      ladders.push(mayErase ? ladder : withoutErasing(ladder, table.columns[column].dictionary));
    }
    const hierarchies = ladders.map(({ hierarchy }) => hierarchy);
    const values: ColumnValues[] = [];
    for (const column of quasiIdentifiers) values.push(yield* valuesOf(facts, column));
    const { column: asked, diversity } = askedOfClasses(facts);
    const tuples = yield* staged('classes', rows, classTable(rowsIn(counts), quasiIdentifiers, asked));
    const goal = { k: settings.k, diversity, mostSuppressed: mostRemoved(mostSuppressed, rows) };
    const losses = yield* staged('combinations', rows, penaltyOfLattice(values, hierarchies));
    const steps = reachK(tuples, hierarchies, losses, goal);
    for (let step = steps.next(); ; step = steps.next()) {
      const reached = step.value;
      if (step.done) return { ladders, reached, isDone: true };
      tell({ ladders, reached, isDone: false });
      yield { stage: 'combinations', share: reached.checked / Math.max(1, reached.nodes) };
    }
  };
}

/**
 * The column whose values are counted in each class: the subject, since k people are k of its values (distinct l-diversity), else
 * the first sensitive column if the policy asks for it. The search sees one column; what it finds is measured for all of them.
 */
export function askedOfClasses({ settings, subjects, roles }: ClassFacts): {
  column: number | undefined;
  diversity: number;
} {
  if (subjects) return { column: subjects.column, diversity: settings.k };
  const sensitive = roles.findIndex(({ role }) => role === 'sensitive');
  const isAsked = settings.policy.criteria.l !== undefined && sensitive >= 0 && settings.l > 1;
  return isAsked ? { column: sensitive, diversity: settings.l } : { column: undefined, diversity: 1 };
}
