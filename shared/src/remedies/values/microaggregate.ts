/**
 * Numbers to the mean of a group: neighbours in order, at least so many rows together, equal numbers always in one group, and
 * among all such groupings that with the least sum of squares (Hansen, Mukherjee 2003, with frequencies).
 */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { decimalsOf, type NumbersOfColumn, numberIn, numbersOf, withoutZeros } from '../numbers.ts';
import { atLeastOne, whole } from '../parameters.ts';
import { type ColumnToTreat, remedyOf } from '../remedy.ts';

const MOST_DECIMALS = 6;

export const microaggregate = remedyOf({
  name: 'microaggregate',
  sort: 'coarser',
  remains: 'The mean of a few rows with like values: sums and means stay, but for rounding; spread shrinks a little.',
  notWhen: 'True values are needed, or ties between columns: groups are formed by this column alone.',
  /** `rows`: of the smallest group. */
  parameters: z.strictObject({ rows: atLeastOne, decimals: whole(0, 20) }),
  offers({ kind, values, k }) {
    const found = kind === 'number' && k > 1 ? numbersOf(values) : undefined;
    if (!found || found.numbers.length < 3) return [];
    const written = found.numbers.reduce((most, number) => Math.max(most, decimalsOf(number)), 0);
    return [{ rows: k, decimals: Math.min(MOST_DECIMALS, written) }];
  },
  title: (column, { rows }) => t`Replace ${column} by the means of ${rows} or more neighbours`,
  treat({ rows, decimals }, column) {
    const means = meansOf(column, rows);
    return (value) => {
      const number = numberIn(value);
      const mean = number === undefined ? undefined : means.get(number + 0);
      return mean === undefined ? undefined : withoutZeros(mean.toFixed(decimals));
    };
  },
});

function meansOf({ values }: ColumnToTreat, least: number): Map<number, number> {
  const means = new Map<number, number>();
  const found = numbersOf(values);
  if (!found) return means;
  for (const { from, to } of groups(found, least)) {
    let sum = 0;
    let all = 0;
    for (let i = from; i < to; i++) {
      sum += found.numbers[i] * found.rows[i];
      all += found.rows[i];
    }
    for (let i = from; i < to; i++) means.set(found.numbers[i], sum / all);
  }
  return means;
}

interface Group {
  readonly from: number;
  readonly to: number;
}

/**
 * The shortest way through the sorted numbers: `cost[j]` is the least sum of squares of the first j, in whole groups. Only groups that
 * could not be two are looked at, since parting a group never adds to the sum.
 */
function groups({ numbers, rows }: NumbersOfColumn, least: number): Group[] {
  const count = numbers.length;
  const sums = prefixSums(numbers, rows);
  const cost = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const begin = new Int32Array(count + 1);
  cost[0] = 0;
  for (let to = 1; to <= count; to++) {
    // The shortest group that ends here, and where another could begin before it.
    let next = to;
    while (next > 0 && sums.rows[to] - sums.rows[next] < least) next--;
    if (sums.rows[to] - sums.rows[next] < least) continue;
    for (let from = next; from >= 0; from--) {
      if (sums.rows[next] - sums.rows[from] >= least && from < next && Number.isFinite(cost[next])) break;
      const squares = cost[from] + sums.squaresBetween(from, to);
      if (squares < cost[to]) {
        cost[to] = squares;
        begin[to] = from;
      }
    }
  }
  // Too few rows in all make one group.
  if (cost[count] === Number.POSITIVE_INFINITY) return [{ from: 0, to: count }];
  const found: Group[] = [];
  for (let to = count; to > 0; to = begin[to]) found.push({ from: begin[to], to });
  return found;
}

function prefixSums(numbers: Float64Array, rows: Float64Array) {
  const count = numbers.length;
  const before = {
    rows: new Float64Array(count + 1),
    first: new Float64Array(count + 1),
    second: new Float64Array(count + 1),
  };
  // Around the middle, so that large numbers close together do not cancel.
  const middle = numbers[count >> 1];
  for (let i = 0; i < count; i++) {
    const distance = numbers[i] - middle;
    before.rows[i + 1] = before.rows[i] + rows[i];
    before.first[i + 1] = before.first[i] + rows[i] * distance;
    before.second[i + 1] = before.second[i] + rows[i] * distance * distance;
  }
  const squaresBetween = (from: number, to: number) => {
    const first = before.first[to] - before.first[from];
    return Math.max(
      0,
      before.second[to] - before.second[from] - (first * first) / (before.rows[to] - before.rows[from]),
    );
  };
  return { rows: before.rows, squaresBetween };
}
