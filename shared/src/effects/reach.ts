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
import { type Ladder, ladderFor, type Treatment } from '../remedies/index.ts';
import { MissingTokens } from '../table/index.ts';
import { valuesOf } from './loss.ts';
import { type Treatments, toTreat } from './treatColumn.ts';

/** What is known so far. */
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

interface Search {
  /** Once they are built, in the order of the quasi-identifiers. */
  ladders: readonly Ladder[];
  reached: Reached | undefined;
  isDone: boolean;
  readonly steps: Work<void>;
}

const searches = new WeakMap<ClassFacts, Map<number, Search>>();

/** Looks until the deadline, in milliseconds of the clock. `mostSuppressed`: the share of the rows that may be removed. */
export function* reachGoal(facts: ClassFacts, mostSuppressed: number, deadline: number): Work<Reach> {
  const kept = searches.get(facts) ?? new Map<number, Search>();
  searches.set(facts, kept);
  const search = kept.get(mostSuppressed) ?? searchFor(facts, mostSuppressed);
  kept.set(mostSuppressed, search);
  // What somebody waits for may be left at any step: the search itself is kept.
  while (!search.isDone && !isOver(deadline)) {
    const step = search.steps.next();
    if (step.done) search.isDone = true;
    else yield step.value;
  }
  return known(facts, search);
}

/** What is known without further work; undefined where nobody has asked. */
export function knownReach(facts: ClassFacts, mostSuppressed: number): Reach | undefined {
  const search = searches.get(facts)?.get(mostSuppressed);
  return search && known(facts, search);
}

function known({ quasiIdentifiers }: ClassFacts, { ladders, reached, isDone }: Search): Reach {
  const best = reached?.best;
  const isProven = reached?.optimal === true;
  if (!best || !Number.isFinite(best.loss)) return { treatments: undefined, suppressed: 0, isProven, isDone };
  const treatments = new Map<number, Treatment | undefined>();
  for (const [place, level] of best.levels.entries()) {
    if (level > 0) treatments.set(quasiIdentifiers[place], ladders[place].treatments[level - 1]);
  }
  return { treatments, suppressed: best.suppressed, isProven, isDone };
}

function searchFor(facts: ClassFacts, mostSuppressed: number): Search {
  const search: Search = {
    ladders: [],
    reached: undefined,
    isDone: false,
    steps: searching(facts, mostSuppressed, () => search),
  };
  return search;
}

function* searching(facts: ClassFacts, mostSuppressed: number, into: () => Search): Work<void> {
  const { table, counts, settings, quasiIdentifiers } = facts;
  const missing = new MissingTokens(settings.missingTokens);
  const rows = table.rowCount;
  const ladders: Ladder[] = [];
  for (const column of quasiIdentifiers) {
    ladders.push(yield* staged('columns', rows, ladderFor(toTreat(facts, column), missing)));
  }
  const search = into();
  search.ladders = ladders;
  const hierarchies = ladders.map(({ hierarchy }) => hierarchy);
  const values: ColumnValues[] = [];
  for (const column of quasiIdentifiers) values.push(yield* valuesOf(facts, column));
  const { column: asked, diversity } = askedOfClasses(facts);
  const tuples = yield* staged('classes', rows, classTable(rowsIn(counts), quasiIdentifiers, asked));
  const goal = { k: settings.k, diversity, mostSuppressed: mostRemoved(mostSuppressed, rows) };
  const losses = yield* staged('combinations', rows, penaltyOfLattice(values, hierarchies));
  const steps = reachK(tuples, hierarchies, losses, goal);
  for (let step = steps.next(); ; step = steps.next()) {
    search.reached = step.value;
    if (step.done) return;
    yield { stage: 'combinations', share: step.value.checked / Math.max(1, step.value.nodes) };
  }
}

/**
 * The column of which each class must have so many values: the subject, since k people are k of its values (distinct l-diversity), else
 * the first sensitive column if the policy asks for it. The search sees one column; what it finds is measured for all of them.
 */
function askedOfClasses({ settings, subjects, roles }: ClassFacts): { column: number | undefined; diversity: number } {
  if (subjects) return { column: subjects.column, diversity: settings.k };
  const sensitive = roles.findIndex(({ role }) => role === 'sensitive');
  const isAsked = settings.policy.criteria.l !== undefined && sensitive >= 0 && settings.l > 1;
  return isAsked ? { column: sensitive, diversity: settings.l } : { column: undefined, diversity: 1 };
}
