/** mean(s) from a sample of sets: with the 95 % interval of Student's t, within what the share can be at all. */
import { studentQuantile } from '../background/index.ts';

export interface EstimatedMean {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Sets that were drawn; undefined where all were looked at. */
  readonly drawn: number | undefined;
}

/** 2.5 % on either side. */
const UPPER_QUANTILE = 0.975;

/** Undefined for fewer than two. `most`: the largest share that any set can have. */
export function estimatedMean(shares: readonly number[], most: number): EstimatedMean | undefined {
  const drawn = shares.length;
  if (drawn < 2) return undefined;
  const value = shares.reduce((sum, share) => sum + share, 0) / drawn;
  const squares = shares.reduce((sum, share) => sum + (share - value) ** 2, 0);
  const error = studentQuantile(UPPER_QUANTILE, drawn - 1) * Math.sqrt(squares / (drawn - 1) / drawn);
  return { value, low: Math.max(0, value - error), high: Math.min(most, value + error), drawn };
}
