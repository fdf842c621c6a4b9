/** Mean identification probability R(X) = Σ α_x / m with α_x = |R_x| / |U_x| (ITO, exact and mean model): how well one known value finds its user. */
import type { UsersPerValue } from '../../counts/types.ts';
import { valueCount } from './values.ts';

/** α_X: the mean of α_x over the values, records that a value has for each of its users; undefined without values. */
export function meanAlpha(values: UsersPerValue): number | undefined {
  const count = valueCount(values);
  return count === 0 ? undefined : alphaSum(values) / count;
}

/**
 * R(X), which is also the mean model α_X·|D_X| / m. Between 0 and 1: 1 only if every value has one user, 0 if nothing is
 * known of any record. Records without a value count in m.
 */
export function identificationRisk(values: UsersPerValue): number {
  return values.rows === 0 ? 0 : alphaSum(values) / values.rows;
}

function alphaSum({ records, users, values }: UsersPerValue): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] * (records[i] / users[i]);
  return sum;
}
