/** The low-cost model of identification, |D_X| / m: R(X) as if no user had a value twice (ITO, Theorem 1). */
import type { UsersPerValue } from '../../counts/types.ts';
import { meanAlpha } from './identificationRisk.ts';
import { valueCount } from './values.ts';

/** Never above the exact risk. Not for ranking columns where α_X exceeds about 1.5. */
export function lowCostRisk(values: UsersPerValue): number {
  return values.rows === 0 ? 0 : valueCount(values) / values.rows;
}

/** How far it is below the exact risk, relative to that: 1 − 1/α_X; undefined without values. */
export function lowCostError(values: UsersPerValue): number | undefined {
  const alpha = meanAlpha(values);
  return alpha === undefined ? undefined : 1 - 1 / alpha;
}
