/** What a single change would do, exactly and before it is made: the risk and the loss of a table in which some columns are told by groups. */
import type { SizeHistogram } from '../counts/index.ts';
import { type ColumnLoss, type Groups, penaltyOfCategories, penaltyOfNumbers } from '../measures/loss/index.ts';

/** What a column of the table holds. */
export interface ColumnValues {
  /** Code → rows. */
  readonly counts: Uint32Array;
  /** Code → number, if they are to be judged as numbers. */
  readonly numbers?: Float64Array;
}

/** A column of the table told by groups. */
export interface Recoding extends Groups {
  /** Its place among the columns of the table. */
  readonly column: number;
}

export interface Effect {
  readonly sizes: SizeHistogram;
  readonly k: number;
  readonly classes: number;
  readonly uniqueRows: number;
  readonly rowsBelow: number;
  readonly overallRisk: number;
  /** Fewest sensitive values of a class, if the table has a sensitive column. */
  readonly diversity?: number;
  /** Normalised certainty penalty of the table, 0 to 1. */
  readonly loss: number;
  /** Non-uniform entropy, in bits. */
  readonly entropyLoss: number;
}

/** Numbers by their range, all else by how many values there are. */
export function certaintyPenalty({ counts, numbers }: ColumnValues, groups: Groups): ColumnLoss {
  return numbers === undefined ? penaltyOfCategories(counts, groups) : penaltyOfNumbers(counts, numbers, groups);
}
