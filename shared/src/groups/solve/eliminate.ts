/** Rational elimination in whole numbers: equations that follow from others, each with as few unknowns as may be. */
import type { Equation } from './bounds.ts';

/** Beyond it a product of two might not be exact. */
const LARGEST = 2 ** 26;
const LARGEST_SUM = 2 ** 50;

/**
 * The reduced echelon form, rows divided by their greatest common divisor; undefined where numbers grow too large to be exact.
 * `order`: the unknowns, those that become pivots first. Yields after each pivot.
 */
export function* eliminate(
  equations: readonly Equation[],
  unknowns: number,
): Generator<number, readonly Equation[] | undefined> {
  const rows = equations.map(({ unknowns: members, factors, sum }) => {
    const row = new Float64Array(unknowns + 1);
    for (const [i, each] of members.entries()) row[each] += factors[i];
    row[unknowns] = sum;
    return row;
  });
  let done = 0;
  for (let pivot = 0; pivot < unknowns && done < rows.length; pivot++) {
    const found = rows.findIndex((row, i) => i >= done && row[pivot] !== 0);
    if (found < 0) continue;
    [rows[done], rows[found]] = [rows[found], rows[done]];
    for (const [i, row] of rows.entries()) {
      if (i === done || row[pivot] === 0) continue;
      if (!subtract(row, rows[done], pivot)) return undefined;
    }
    done++;
    yield pivot;
  }
  return rows.slice(0, done).map(asEquation);
}

/** Makes `row[pivot]` zero by whole multiples of both; false if that is not exact. */
function subtract(row: Float64Array, by: Float64Array, pivot: number): boolean {
  const shared = divisor(row[pivot], by[pivot]);
  const times = by[pivot] / shared;
  const minus = row[pivot] / shared;
  if (Math.abs(times) > LARGEST || Math.abs(minus) > LARGEST) return false;
  const last = row.length - 1;
  let common = 0;
  for (let i = 0; i <= last; i++) {
    const value = times * row[i] - minus * by[i];
    if (Math.abs(value) > (i === last ? LARGEST_SUM : LARGEST)) return false;
    row[i] = value;
    if (value !== 0 && common !== 1) common = divisor(common, value);
  }
  if (common > 1) for (let i = 0; i <= last; i++) row[i] /= common;
  return true;
}

function divisor(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

function asEquation(row: Float64Array): Equation {
  const unknowns: number[] = [];
  const factors: number[] = [];
  for (let i = 0; i < row.length - 1; i++) {
    if (row[i] === 0) continue;
    unknowns.push(i);
    factors.push(row[i]);
  }
  return { unknowns, factors, sum: row[row.length - 1] };
}
