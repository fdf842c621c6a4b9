/**
 * Numbers to the mean of a group: neighbours in order, at least so many rows together, equal numbers always in one
 * group, and among all groupings of this kind the one with the least sum of squares (Hansen, Mukherjee 2003, with
 * frequencies).
 */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { type NumbersOfColumn, numberIn, numbersOf, withoutZeros } from '../numbers.ts';
import { atLeastOne, whole } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';

const MOST_DECIMALS = 6;
const NUMBERS_A_STEP = 1024;

export const microaggregate = remedyOf({
  name: 'microaggregate',
  sort: 'coarser',
  remains: 'The mean of a few rows with like values: sums and means stay, but for rounding; spread shrinks a little.',
  notWhen: 'True values are needed, or ties between columns: groups are formed by this column alone.',
  /** `rows`: of the smallest group. */
  parameters: z.strictObject({ rows: atLeastOne, decimals: whole(0, 20) }),
  offers({ kind, numbers: found, k }) {
    if (!found || kind !== 'number' || k < 2 || found.numbers.length < 3) return [];
    return [{ rows: k, decimals: Math.min(MOST_DECIMALS, found.decimals) }];
  },
  title: (column, { rows }) => t`Replace ${column} by the means of ${rows} or more neighbours`,
  *treat({ rows, decimals }, { values }) {
    const means = yield* meansOf(yield* numbersOf(values), rows);
    return (value) => {
      const number = numberIn(value);
      const mean = number === undefined ? undefined : means.get(number);
      return mean === undefined ? undefined : withoutZeros(mean.toFixed(decimals));
    };
  },
});

function* meansOf(found: NumbersOfColumn | undefined, least: number): Generator<number, Map<number, number>> {
  const means = new Map<number, number>();
  if (!found) return means;
  const { numbers, rows } = found;
  for (const { from, to } of yield* groupsOf(found, least)) {
    let sum = 0;
    let all = 0;
    for (let i = from; i < to; i++) {
      sum += numbers[i] * rows[i];
      all += rows[i];
    }
    for (let i = from; i < to; i++) means.set(numbers[i], sum / all);
    if (means.size % NUMBERS_A_STEP < to - from) yield means.size;
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
function* groupsOf({ numbers, rows }: NumbersOfColumn, least: number): Generator<number, Group[]> {
  const count = numbers.length;
  const sums = prefixSums(numbers, rows);
  const cost = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const begin = new Int32Array(count + 1);
  cost[0] = 0;
  for (let to = 1; to <= count; to++) {
    if (to % NUMBERS_A_STEP === 0) yield to;
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
  yield count;
  const found: Group[] = [];
  for (let to = count; to > 0; to = begin[to]) found.push({ from: begin[to], to });
  yield count;
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
