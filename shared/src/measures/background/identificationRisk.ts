/** Mean identification probability R(X) = Σ α_x / m with α_x = |R_x| / |U_x| (ITO, exact and mean model): how well one known value finds its user. */
import type { UsersPerValue } from '../../counts/types.ts';

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

/**
 * The low-cost model of identification, |D_X| / m: R(X) as if no user had a value twice (ITO, Theorem 1).
 * Never above the exact risk. Not for ranking columns where α_X exceeds about 1.5.
 */
export function lowCostRisk(values: UsersPerValue): number {
  return values.rows === 0 ? 0 : valueCount(values) / values.rows;
}

/** How far it is below the exact risk, relative to that: 1 − 1/α_X; undefined without values. */
export function lowCostError(values: UsersPerValue): number | undefined {
  const alpha = meanAlpha(values);
  return alpha === undefined ? undefined : 1 - 1 / alpha;
}

/**
 * The ranking of columns by what knowing one of their values gives away (ITO): the first is the riskiest attribute.
 * Column numbers by descending risk; equal risks keep the order of the columns.
 */
export function riskiestFirst(risks: readonly number[]): number[] {
  return risks.map((_, column) => column).sort((a, b) => risks[b] - risks[a] || a - b);
}

/**
 * How many values a column has, in the counts that ITO's measures are made of.
 * |D_X|: the distinct values of the column.
 */
export function valueCount({ values }: UsersPerValue): number {
  let count = 0;
  for (const n of values) count += n;
  return count;
}

/**
 * What the mean of ITO hides: the value with the fewest users, and the records whose value has one user only.
 * Largest 1 / |U_x|: the chance to name the user, for the worst value; 0 without values.
 */
export function worstIdentification({ users }: UsersPerValue): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const count of users) fewest = Math.min(fewest, count);
  return 1 / fewest;
}

/** Share of all records whose value has one user, who is then certain. */
export function singleUserShare({ rows, records, users, values }: UsersPerValue): number {
  if (rows === 0) return 0;
  let single = 0;
  for (let i = 0; i < values.length; i++) if (users[i] === 1) single += values[i] * records[i];
  return single / rows;
}

/** The values of the fewest users, who are found by them with 1/|U_x|; of as many users those of most records, which all become known. */
export function mostTelling(records: Uint32Array, users: Uint32Array, most: number): number[] {
  const top: number[] = [];
  for (let i = 0; i < records.length; i++) {
    if (users[i] === 0) continue;
    let place = top.length;
    while (place > 0 && exceeds(i, top[place - 1])) place--;
    if (place >= most) continue;
    top.splice(place, 0, i);
    if (top.length > most) top.pop();
  }
  return top;

  function exceeds(a: number, b: number): boolean {
    return users[a] !== users[b] ? users[a] < users[b] : records[a] > records[b];
  }
}
