/** How much each of some columns helps to single rows out (COL): by the sets on which all rows differ, by single rows, by sets on which most rows are alone. */
import {
  minimalSampleUniques,
  type RelaxedCombinations,
  type SetSearch,
  type UniqueCombinations,
} from '../combinations/index.ts';
import {
  columnSensitivity,
  exactSensitivity,
  RowWeightedSum,
  SensitivitySum,
  sensitivityUpperBound,
} from '../measures/sensitivity/index.ts';
import { randomBelow, seededRandom } from '../random/index.ts';
import type { Codes } from '../table/index.ts';
import { deadlineOf, isOver, untilDeadline } from './budget.ts';
import { staged, type Work } from './progress.ts';

/** Share of the rows that a relaxed set singles out, and the widest one looked for. */
export const RELAXED_SHARE = 0.9;
export const RELAXED_KAPPA = 3;

/** Sets whose probability is added up exactly; more share columns in too many ways, and would take all the memory. */
const MOST_ADDED_UP = 50_000;

/** Rows whose own sets are looked for, for the row-weighted sensitivity; all if there are no more. */
const SAMPLED_ROWS = 300;

export interface SensitivityQuestion {
  readonly search: SetSearch;
  /** For each column the probability that an attacker knows it. */
  readonly reveal: Float64Array;
  /** The widest set that an attacker knows; undefined: any. */
  readonly kappa: number | undefined;
  readonly seed: number;
  /** Seconds for each of the parts; undefined: any. */
  readonly budget: number | undefined;
}

interface Sensitivities {
  /** COL's formula; undefined where the search was cut short, and the bounds are all that is known. */
  readonly S: readonly (number | undefined)[];
  readonly lower: Float64Array;
  readonly upper: readonly number[];
  /** Undefined where the search was cut short. */
  readonly exact: readonly (number | undefined)[] | undefined;
  readonly found: UniqueCombinations;
}

export function* sensitivities(question: SensitivityQuestion): Work<Sensitivities> {
  const { search: sought, reveal, kappa, seed, budget } = question;
  const sum = new SensitivitySum(reveal);
  const sets: (readonly number[])[] = [];
  const search = sought.unique({
    kappa,
    seed,
    onSet: (set) => {
      sum.add(set);
      if (sets.length <= MOST_ADDED_UP) sets.push(set);
    },
  });
  const found = yield* untilDeadline('combinations', search, deadlineOf(budget));
  const lower = sum.values;
  const largest = Math.min(kappa ?? sought.columns, sought.columns);
  const upper = Array.from(lower, (value, i) =>
    found.complete ? value : sensitivityUpperBound(value, found.countOfColumn[i], i, reveal, found.provenSize, largest),
  );
  const S = upper.map((value, i) => (value === lower[i] ? value : undefined));
  if (!found.complete) return { S, lower, upper, exact: undefined, found };
  const exact = sets.length <= MOST_ADDED_UP ? yield* exactOf(sets, reveal) : upper.map(() => undefined);
  return { S, lower, upper, exact, found };
}

/** The probability that COL's formula stands for: 1 − Π takes the sets for independent, which they are not. */
export function* exactOf(sets: readonly (readonly number[])[], reveal: Float64Array): Work<(number | undefined)[]> {
  const exact: (number | undefined)[] = [];
  for (let column = 0; column < reveal.length; column++) {
    exact.push((yield* staged('combinations', 0, exactSensitivity(sets, column, reveal))).value);
  }
  return exact;
}

/** The mean over single rows, in a sample; undefined without rows, or if the time did not do for one. */
export function* rowWeightedSensitivities(
  codes: readonly Codes[],
  rows: number,
  { reveal, kappa, seed, budget }: Omit<SensitivityQuestion, 'search'>,
): Work<Float64Array | undefined> {
  const deadline = deadlineOf(budget);
  const sum = new RowWeightedSum(reveal);
  let looked = 0;
  for (const row of sampledRows(rows, seed)) {
    const found = yield* untilDeadline('combinations', minimalSampleUniques(codes, rows, row, kappa), deadline);
    if (!found.complete || isOver(deadline)) break;
    sum.add(found.sets);
    looked++;
  }
  return looked > 0 ? sum.values : undefined;
}

interface RelaxedSensitivities {
  /** Undefined where the search was cut short. */
  readonly S: Float64Array | undefined;
  /** Lower bounds, from the sets that were found. */
  readonly lower: Float64Array;
  readonly found: RelaxedCombinations;
}

/** By the sets on which most rows are alone: where duplicate rows leave no others, this still ranks columns. */
export function* relaxedSensitivities(question: SensitivityQuestion, widest: number): Work<RelaxedSensitivities> {
  const { reveal, kappa, budget } = question;
  const search = question.search.relaxed(RELAXED_SHARE, Math.min(widest, kappa ?? widest));
  const found = yield* untilDeadline('combinations', search, deadlineOf(budget));
  const sets = found.sets.map((set) => set.columns);
  const lower = columnSensitivity(sets, reveal);
  return { S: found.complete ? lower : undefined, lower, found };
}

function sampledRows(rowCount: number, seed: number): number[] {
  if (rowCount <= SAMPLED_ROWS) return Array.from({ length: rowCount }, (_, row) => row);
  const random = seededRandom(seed);
  const rows = new Set<number>();
  while (rows.size < SAMPLED_ROWS) rows.add(randomBelow(random, rowCount));
  return [...rows];
}
