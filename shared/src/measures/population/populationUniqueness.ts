/** The estimate of population uniques to take, by sampling fraction (Dankar et al. 2012, without SNB, whose published form is unsound). */
import type { SizeHistogram } from '../../counts/types.ts';
import { pitmanShare } from './pitman.ts';
import { zayatzShare } from './zayatz.ts';

export interface PopulationUniqueness {
  /** Shares of the population; undefined where the model has none for this sample. */
  readonly zayatz: number | undefined;
  readonly pitman: number | undefined;
  /** The estimate of the rule, and the model it comes from; undefined if neither has one. */
  readonly dankar: number | undefined;
  readonly rule: 'pitman' | 'zayatz' | undefined;
}

/** Up to this sampling fraction Zayatz is far too high. */
const smallFraction = 0.1;

/** For fractions up to 0.1 Pitman, if it is available; above it the smaller of both. */
export function* populationUniqueness(
  sizes: SizeHistogram,
  population: number,
): Generator<number, PopulationUniqueness> {
  const zayatz = yield* zayatzShare(sizes, population);
  const pitman = yield* pitmanShare(sizes, population);
  const isSmall = sizes.rows / population <= smallFraction;
  if (pitman !== undefined && (isSmall || zayatz === undefined || pitman <= zayatz)) {
    return { zayatz, pitman, dankar: pitman, rule: 'pitman' };
  }
  return { zayatz, pitman, dankar: zayatz, rule: zayatz === undefined ? undefined : 'zayatz' };
}
