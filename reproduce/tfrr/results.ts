/** All results of the page on TFRR, and the sums that both its claims and its sections name. */
import { mean } from '../numbers.ts';
import { densities, type GeneratedSet, widths } from './generated.ts';
import type { Scored } from './quality.ts';
import type { Dependence, RealSet } from './realTables.ts';
import type { ScoringMethod } from './scores.ts';

export interface Results {
  readonly generated: readonly GeneratedSet[];
  readonly real: readonly RealSet[];
  readonly dependences: readonly Dependence[];
}

/** Generated tables whose rows were all scored, for target k. */
export function scoredSets(generated: readonly GeneratedSet[], k: number): { set: GeneratedSet; scored: Scored }[] {
  return generated.flatMap((set) => {
    const scored = set.scored?.get(k);
    return scored ? [{ set, scored }] : [];
  });
}

export const isWeak = ({ dependency }: RealSet) => dependency < 0.5;
export const isStrong = (set: RealSet) => !isWeak(set);

/** The mean area under the curve over the sets that have one. */
export function meanArea(sets: readonly RealSet[], k: number, method: ScoringMethod): number {
  return mean(areas(sets, k, method));
}

export function areas(sets: readonly RealSet[], k: number, method: ScoringMethod): number[] {
  return sets.flatMap(({ scored }) => scored.get(k)?.quality[method].auc ?? []);
}

export function meanBrier(sets: readonly RealSet[], k: number, method: ScoringMethod): number {
  return mean(sets.flatMap(({ scored }) => scored.get(k)?.quality[method].brier ?? []));
}

/** Mean share of k-indistinguishable rows. */
export function meanPositives(sets: readonly RealSet[], k: number): number {
  return mean(sets.flatMap(({ scored }) => scored.get(k)?.positiveRate ?? []));
}

/** Rows of all sets, each set weighing the same, by their score in tenths: mean score against the share that is k-indistinguishable. */
export function calibration(
  sets: readonly RealSet[],
  k: number,
  method: ScoringMethod,
): [score: number, share: number][] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const own = sets.flatMap(({ scored }) => scored.get(k)?.quality[method].tenths[tenth] ?? []);
    const sum = (of: (one: (typeof own)[number]) => number) => own.reduce((total, one) => total + of(one), 0);
    return [sum(({ rows }) => rows), sum(({ score }) => score), sum(({ positives }) => positives)];
  })
    .filter(([rows]) => rows > 0)
    .map(([rows, score, positives]) => [score / rows, positives / rows]);
}

/** The largest MPD of the tables that fit. */
export function largestDifference(
  generated: readonly GeneratedSet[],
  of: 'differences' | 'worstDifferences',
  fits: (set: GeneratedSet) => boolean,
): number {
  return Math.max(...generated.filter(fits).flatMap((set) => set[of]));
}

/** The parameter sets of one number of rows, d down and λ across. */
export function grid<T>(of: (columns: number, density: number) => T): T[][] {
  return widths.map((columns) => densities.map((density) => of(columns, density)));
}
