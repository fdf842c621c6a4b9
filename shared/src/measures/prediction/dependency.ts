/** How far one column follows from another: g(A, B) = I(A, B) / H(A), the dependency of A on B, and its class (R3A eq. 9, Def. 5). */
import type { PairInformation } from './pairInformation.ts';

type DependencyClass = 'independent' | 'weak' | 'strong' | 'complete';

export interface Dependency {
  /** From 0 to 1. */
  readonly gain: number;
  readonly kind: DependencyClass;
}

/** The facts about a column that are needed here. */
export interface DescribedColumn {
  /** H, in bits. */
  readonly entropy: number;
  /** How many values occur. */
  readonly distinct: number;
}

/** From this gain on a pair is strong, and Algorithm 2 keeps it. */
export const strongGain = 0.5;

export const independent: Dependency = { gain: 0, kind: 'independent' };

export const complete: Dependency = { gain: 1, kind: 'complete' };

/** The two ends are decided in whole numbers. A constant depends on nothing: 0 / 0 is read as 0, also on itself. */
export function dependency(
  information: PairInformation,
  dependent: DescribedColumn,
  determinant: DescribedColumn,
): Dependency {
  if (dependent.distinct <= 1 || information.independent) return independent;
  if (information.pairs === determinant.distinct) return complete;
  const gain = Math.min(1, information.bits / dependent.entropy);
  return { gain, kind: gain < strongGain ? 'weak' : 'strong' };
}
