import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { columnSensitivity, RowWeightedSum } from './columnSensitivity.ts';
import { type ExactSensitivity, exactSensitivity } from './exactSensitivity.ts';
import { baselines, ranks, ranksWithin } from './ranks.ts';
import { sensitivityUpperBound } from './sensitivityBounds.ts';
import { sensitivityFromCounts } from './testPaper.ts';

const width = 6;

/** Sets none of which contains another. */
const antichains = fc
  .uniqueArray(fc.integer({ min: 1, max: 2 ** width - 1 }), { maxLength: 12 })
  .map((masks) => masks.filter((mask) => !masks.some((other) => other !== mask && (other & mask) === other)))
  .map((masks) => masks.map((mask) => [0, 1, 2, 3, 4, 5].filter((column) => (mask >> column) & 1)));

const probabilities = fc
  .array(fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: width,
    maxLength: width,
  })
  .map((values) => Float64Array.from(values));

function exact(
  sets: readonly (readonly number[])[],
  column: number,
  reveal: Float64Array,
  most?: number,
): ExactSensitivity {
  const work = exactSensitivity(sets, column, reveal, most);
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

/** Adds up all sets of columns that may be revealed. */
function byAddition(sets: readonly (readonly number[])[], column: number, reveal: Float64Array): number {
  let sum = 0;
  for (let revealed = 0; revealed < 2 ** width; revealed++) {
    if (((revealed >> column) & 1) === 0) continue;
    if (!sets.some((set) => set.includes(column) && set.every((other) => (revealed >> other) & 1))) continue;
    let chance = 1;
    for (let other = 0; other < width; other++) chance *= (revealed >> other) & 1 ? reveal[other] : 1 - reveal[other];
    sum += chance;
  }
  return sum;
}

const close = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-12, `${a} is not ${b}`);

test('the exact sensitivity is the sum over all columns that may be revealed, and never above the printed one', () => {
  fc.assert(
    fc.property(antichains, probabilities, (sets, reveal) => {
      const printed = columnSensitivity(sets, reveal);
      for (let column = 0; column < width; column++) {
        const { value } = exact(sets, column, reveal);
        close(value as number, byAddition(sets, column, reveal));
        assert.ok((value as number) <= printed[column] + 1e-12 && (value as number) >= 0);
        assert.ok(printed[column] <= reveal[column]);
      }
    }),
    drawn(500),
  );
});

test('an exact sensitivity that takes too long is bounded, and says why', () => {
  fc.assert(
    fc.property(antichains, probabilities, fc.nat(4), (sets, reveal, most) => {
      const { lower, upper, value, reason } = exact(sets, 0, reveal, most);
      const whole = byAddition(sets, 0, reveal);
      assert.ok(lower <= whole + 1e-12 && whole <= upper + 1e-12);
      assert.equal(value === undefined, reason !== undefined);
    }),
    drawn(100),
  );
});

test('sensitivity is p where the column alone is unique, 0 where no combination has it', () => {
  const reveal = Float64Array.of(0.3, 0.5, 0.9);
  assert.deepEqual([...columnSensitivity([[0]], reveal)], [0.3, 0, 0]);
  assert.deepEqual([...columnSensitivity([], reveal)], [0, 0, 0]);
});

test('with one probability for all columns the sizes of the combinations are enough', () => {
  fc.assert(
    fc.property(antichains, fc.constantFrom(0, 0.2, 0.5, 1), (sets, p) => {
      const values = columnSensitivity(sets, new Float64Array(width).fill(p));
      for (let column = 0; column < width; column++) {
        const counts = new Array<number>(width + 1).fill(0);
        for (const set of sets) if (set.includes(column)) counts[set.length]++;
        close(sensitivityFromCounts(counts, p), values[column]);
      }
    }),
    drawn(100),
  );
});

test('the sensitivity of all combinations lies between the bounds of those up to any size', () => {
  fc.assert(
    fc.property(antichains, probabilities, fc.integer({ min: 0, max: width }), (sets, reveal, proven) => {
      const found = sets.filter((set) => set.length <= proven);
      const lower = columnSensitivity(found, reveal);
      const whole = columnSensitivity(sets, reveal);
      for (let column = 0; column < width; column++) {
        const counts = new Array<number>(width + 1).fill(0);
        for (const set of found) if (set.includes(column)) counts[set.length]++;
        const upper = sensitivityUpperBound(lower[column], counts, column, reveal, proven, width);
        assert.ok(lower[column] <= whole[column] + 1e-12 && whole[column] <= upper + 1e-12);
        if (proven === width) assert.equal(upper, lower[column]);
      }
    }),
    drawn(1000),
  );
});

test('row-weighted sensitivity is the mean over rows, those never alone included', () => {
  const sum = new RowWeightedSum(Float64Array.of(0.5, 0.5));
  assert.deepEqual([...sum.values], [0, 0]);
  sum.add([[0]]);
  sum.add([[0, 1]]);
  sum.add([]);
  sum.add([]);
  assert.deepEqual([...sum.values], [(0.5 + 0.25) / 4, 0.25 / 4]);
});

test('equal values share the smallest rank', () => {
  assert.deepEqual(ranks([7, 2, 5, 5, 6, 4]), [1, 6, 3, 3, 2, 5]);
  assert.deepEqual(ranks([0.1 + 0.2, 0.3, 1]), [2, 2, 1]);
  assert.deepEqual(ranks([]), []);
});

test('a table without rows has baselines of 0', () => {
  const none = new Uint32Array(0);
  assert.deepEqual(baselines({ rows: 0, sizes: none, counts: none }), { cardinality: 0, uniqueShare: 0, entropy: 0 });
});

test('a rank within bounds is told where the values have it wherever they lie, and only there', () => {
  const bounds = fc.array(
    fc.tuple(fc.nat(3), fc.nat(2)).map(([lower, more]) => [lower, lower + more] as const),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(bounds, (all) => {
      // Whole numbers between the bounds are as good as all: only the order counts, and each end is one.
      let possible: number[][] = [[]];
      for (const [lower, upper] of all) {
        const own = Array.from({ length: upper - lower + 1 }, (_, i) => lower + i);
        possible = possible.flatMap((values) => own.map((value) => [...values, value]));
      }
      const open = all.map((_, i) => new Set(possible.map((values) => ranks(values)[i])));
      const expected = open.map((found) => (found.size === 1 ? [...found][0] : undefined));
      const found = ranksWithin(
        all.map(([lower]) => lower),
        all.map(([, upper]) => upper),
      );
      assert.deepEqual(found, expected);
    }),
    drawn(200),
  );
});
