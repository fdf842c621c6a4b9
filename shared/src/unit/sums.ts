/** How signs add up. */
import type { Sign } from './unit.ts';

/** Further families add less and less: a price list has prices, goods and units for one reason. */
const FACTORS = [1, 0.6, 0.4, 0.3] as const;
const FURTHER = 0.3;

export const weightOf = (signs: readonly Sign[], what: string): number =>
  signs.find((sign) => sign.what === what)?.weight ?? 0;

export const sum = (signs: readonly Sign[]): number => signs.reduce((total, { weight }) => total + weight, 0);

/** What speaks for things, all in all. */
export function against(signs: readonly Sign[]): number {
  const weights = signs.map(({ weight }) => weight).sort((one, other) => other - one);
  return weights.reduce((total, weight, i) => total + weight * (FACTORS[i] ?? FURTHER), 0);
}

/** Each family once, at its best weight. */
export function bestOfEach(signs: readonly Sign[]): Sign[] {
  const best = new Map<string, Sign>();
  for (const sign of signs) if (sign.weight > (best.get(sign.what)?.weight ?? 0)) best.set(sign.what, sign);
  return Array.from(best.values());
}
