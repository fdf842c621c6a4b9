/** What a full-domain generalisation loses: per column and level, so that a search can add it up without looking at the table. */
import type { Hierarchy } from '../hierarchies/index.ts';
import {
  type ColumnLoss,
  entropyLoss,
  type Groups,
  penaltyOfCategories,
  penaltyOfNumbers,
} from '../measures/loss/index.ts';

/** The values of a column. */
export interface ColumnValues {
  /** Code → rows. */
  readonly counts: Uint32Array;
  /** Code → number, if they are to be judged as numbers. */
  readonly numbers?: Float64Array;
}

/** Numbers by their range, all else by how many values there are. */
export function certaintyPenalty({ counts, numbers }: ColumnValues, groups: Groups): ColumnLoss {
  return numbers === undefined ? penaltyOfCategories(counts, groups) : penaltyOfNumbers(counts, numbers, groups);
}

export interface LatticeLoss {
  /** Column → level → what is lost there; no level loses less than the one before. */
  readonly levels: readonly (readonly ColumnLoss[])[];
  /** The loss of the table from what its columns lose, more if one of these is more. */
  combine(lost: readonly number[]): number;
}

/** What a node loses at least: if no row is suppressed, or if suppressed rows add this to each column. */
export function leastLoss(losses: LatticeLoss, levels: readonly number[], added?: readonly number[]): number {
  return losses.combine(levels.map((level, column) => losses.levels[column][level].total + (added?.[column] ?? 0)));
}

type LossOfLevel = (values: ColumnValues, groups: Groups) => ColumnLoss;

/** Worked out level by level, as a column may have as many values as rows. Yields levels done. */
export type LossInSteps = Generator<number, LatticeLoss>;

/** Normalised certainty penalty of the table, 0 to 1. */
export function* penaltyOfLattice(values: readonly ColumnValues[], hierarchies: readonly Hierarchy[]): LossInSteps {
  const levels = yield* byLevel(values, hierarchies, certaintyPenalty);
  const whole = levels.reduce((total, [exact]) => total + exact.whole, 0);
  return { levels, combine: (lost) => (whole > 0 ? sum(lost) / whole : 0) };
}

/** Non-uniform entropy, in bits. */
export function* entropyOfLattice(values: readonly ColumnValues[], hierarchies: readonly Hierarchy[]): LossInSteps {
  const levels = yield* byLevel(values, hierarchies, ({ counts }, groups) => entropyLoss(counts, groups));
  return { levels, combine: sum };
}

/** ARX's non-uniform entropy in its monotonic variant, by which rows that are suppressed lose what the others do. */
export function* entropyBlindToSuppression(
  values: readonly ColumnValues[],
  hierarchies: readonly Hierarchy[],
): LossInSteps {
  const { levels, combine } = yield* entropyOfLattice(values, hierarchies);
  const blind = ({ total, whole, bySuppression }: ColumnLoss) => ({
    total,
    whole,
    bySuppression: bySuppression.map(() => 0),
  });
  return { levels: levels.map((column) => column.map(blind)), combine };
}

export function* byLevel(
  values: readonly ColumnValues[],
  hierarchies: readonly Hierarchy[],
  loss: LossOfLevel,
): Generator<number, readonly (readonly ColumnLoss[])[]> {
  const columns: ColumnLoss[][] = [];
  let done = 0;
  for (const [column, { levels }] of hierarchies.entries()) {
    const lost: ColumnLoss[] = [];
    for (const level of levels) {
      lost.push(loss(values[column], level));
      yield ++done;
    }
    columns.push(lost);
  }
  return columns;
}

function sum(terms: readonly number[]): number {
  return terms.reduce((total, term) => total + term, 0);
}
