/** How much each quasi-identifier helps to single rows out, among the quasi-identifiers: a key of a column that nobody knows of a person is no way to find one. */
import { deadlineOf, secondsFor } from './budget.ts';
import type { ProfileFacts } from './facts.ts';
import type { Work } from './progress.ts';
import { exactOf, relaxedSensitivities, sensitivities } from './sensitivities.ts';
import { questionAbout } from './sensitivityQuestion.ts';

/** COL's formula over the sets that are found, as far as these are all there are. */
export interface QuasiSensitivity {
  /** Undefined where it is not known: then there are only the bounds. */
  readonly value: number | undefined;
  readonly lower: number;
  readonly upper: number;
  /** The probability that the formula stands for; undefined where it could not be added up. */
  readonly exact: number | undefined;
  /** The probability that the attacker knows the column, which none of these can pass. */
  readonly reveal: number;
}

export interface QuasiSensitivities {
  /** Of each quasi-identifier. */
  readonly ofColumn: ReadonlyMap<number, QuasiSensitivity>;
  /** No set of columns distinguishes all rows, so that they are about sets that distinguish most. */
  readonly isRelaxed: boolean;
  /** All sets are found, of all quasi-identifiers. */
  readonly isComplete: boolean;
  /** The sets that they are about, as column numbers; the smallest, at most 200. */
  readonly sets: readonly (readonly number[])[];
}

/** Columns that a relaxed set has at most. */
const WIDEST_RELAXED = 4;

/** Sets are looked for among the first `most` quasi-identifiers: there may be more of the others. */
export function* quasiSensitivities(
  facts: ProfileFacts,
  most: number,
  budget: number | undefined,
): Work<QuasiSensitivities> {
  const { quasiIdentifiers } = facts;
  const searched = quasiIdentifiers.slice(0, most);
  const { reveal } = questionAbout(facts, quasiIdentifiers, budget);
  const { isComplete: isFound, isRelaxed, sets, ...found } = yield* bestSets(facts, searched, budget);
  const isComplete = isFound && searched.length === quasiIdentifiers.length;
  const ofColumn = new Map<number, QuasiSensitivity>();
  for (const [place, column] of quasiIdentifiers.entries()) {
    const p = reveal[place];
    const lower = found.lower[place] ?? 0;
    const upper = searched.length === quasiIdentifiers.length ? found.upper[place] : p;
    const value = lower === upper ? lower : undefined;
    ofColumn.set(column, { value, lower, upper, exact: isComplete ? found.exact[place] : undefined, reveal: p });
  }
  return { ofColumn, isRelaxed, isComplete, sets: sets.map((set) => set.map((place) => searched[place])) };
}

/** Of the columns searched, in turn. */
interface Found {
  readonly lower: ArrayLike<number>;
  readonly upper: ArrayLike<number>;
  readonly exact: readonly (number | undefined)[];
  readonly isRelaxed: boolean;
  readonly isComplete: boolean;
  readonly sets: readonly (readonly number[])[];
}

/** Those that distinguish all rows; where duplicate rows leave none, those that distinguish most. */
function* bestSets(facts: ProfileFacts, searched: readonly number[], budget: number | undefined): Work<Found> {
  const deadline = deadlineOf(budget);
  const question = questionAbout(facts, searched, budget);
  const { lower, upper, exact = [], found } = yield* sensitivities(question);
  if (found.count > 0 || !found.complete) {
    return { lower, upper, exact, isRelaxed: false, isComplete: found.complete, sets: found.sets };
  }
  const relaxed = yield* relaxedSensitivities({ ...question, budget: secondsFor(deadline, 1) }, WIDEST_RELAXED);
  const sets = relaxed.found.sets.map(({ columns }) => columns);
  const isComplete = relaxed.found.complete;
  return {
    lower: relaxed.lower,
    upper: isComplete ? relaxed.lower : question.reveal,
    exact: isComplete ? yield* exactOf(sets, question.reveal) : [],
    isRelaxed: true,
    isComplete,
    sets,
  };
}
