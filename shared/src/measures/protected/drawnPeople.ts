/**
 * How safe the people behind a protected file are, over people drawn from the fitted model: rows of a protected file are about nobody, so
 * they are never scored (measures.md 5.1.9).
 */
import { aloneProbability, countLaw, type Database, type Target } from './countLaw.ts';

/** So many people give a share to about 0.003. */
export const drawnPeopleCount = 20_000;

export interface DrawnPeople {
  /** Mean P(alone). */
  readonly aloneShare: number;
  /** Mean P(X ≤ T) for each T asked for. */
  readonly atMost: Float64Array;
  /** Share of people whose cell probability is at the floor. */
  readonly onFloor: number;
}

/** The highest P(alone) that a floor lets through, under the law and the databases in use (SEI-8). */
export function aloneCap(
  floor: number,
  population: number,
  databases: readonly Database[],
  target: Target,
): number | undefined {
  const law = countLaw(floor, population, databases, target);
  return law && aloneProbability(law);
}
