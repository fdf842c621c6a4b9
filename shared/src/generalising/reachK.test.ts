import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { randomBelow, seededRandom } from '../random/index.ts';
import { drawn } from '../testing/index.ts';
import type { Goal } from './checkNode.ts';
import { entropyBlindToSuppression, entropyOfLattice, penaltyOfLattice } from './latticeLoss.ts';
import { reachK } from './reachK.ts';
import {
  allLevels,
  classTableOf,
  codesOf,
  drained,
  entropyOf,
  penaltyOf,
  suppressedAt,
  type TestTable,
  testTable,
} from './testTables.ts';

const losses = [
  { make: penaltyOfLattice, lossAt: penaltyOf },
  { make: entropyOfLattice, lossAt: entropyOf },
  {
    make: entropyBlindToSuppression,
    lossAt: (table: TestTable, levels: readonly number[]) => entropyOf(table, levels, new Set()),
  },
];

function classesOf({ rows, values, sensitive }: TestTable, isSensitive: boolean) {
  const columns = values.map((_, column) => codesOf(rows.map((row) => row[column])));
  return drained(classTableOf(columns, rows.length, isSensitive ? codesOf(sensitive) : undefined));
}

const goal: fc.Arbitrary<Goal> = fc.record({
  k: fc.integer({ min: 1, max: 8 }),
  diversity: fc.integer({ min: 1, max: 3 }),
  mostSuppressed: fc.oneof(fc.constant(0), fc.nat(12)),
});

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

for (const { make, lossAt } of losses) {
  test(`no generalisation that reaches the goal loses less: ${make.name}`, () => {
    fc.assert(
      fc.property(testTable, goal, (table, asked) => {
        let least = Number.POSITIVE_INFINITY;
        for (const levels of allLevels(table)) {
          const suppressed = suppressedAt(table, levels, asked);
          if (suppressed.size <= asked.mostSuppressed) least = Math.min(least, lossAt(table, levels, suppressed));
        }
        const found = drained(
          reachK(
            classesOf(table, asked.diversity > 1),
            table.hierarchies,
            drained(make(table.values, table.hierarchies)),
            asked,
          ),
        );
        assert.equal(found.optimal, true);
        assert.equal(found.best === undefined, least === Number.POSITIVE_INFINITY);
        assert.equal(found.nodes, [...allLevels(table)].length);
        assert.ok(found.checked <= found.nodes);
        if (found.best === undefined) return;
        const { levels, loss, suppressed } = found.best;
        assert.ok(isNear(loss, least), `${loss} at ${levels}, not ${least}`);
        assert.equal(suppressed, suppressedAt(table, levels, asked).size);
        assert.ok(isNear(loss, lossAt(table, levels, suppressedAt(table, levels, asked))));
      }),
      drawn(300),
    );
  });
}

test('left at any step, what it knows is true: the best reaches the goal, and none loses less than the bound', () => {
  fc.assert(
    fc.property(testTable, goal, (table, asked) => {
      const model = drained(penaltyOfLattice(table.values, table.hierarchies));
      const search = () => reachK(classesOf(table, asked.diversity > 1), table.hierarchies, model, asked);
      const least = drained(search()).best?.loss ?? Number.POSITIVE_INFINITY;
      for (const { best, bound, optimal } of search()) {
        assert.equal(optimal, false);
        assert.ok(bound <= least + 1e-9);
        if (best === undefined) continue;
        assert.ok(suppressedAt(table, best.levels, asked).size <= asked.mostSuppressed);
        assert.ok(best.loss >= least - 1e-9);
      }
    }),
    drawn(100),
  );
});

test('the same question has the same answer', () => {
  const [table] = fc.sample(testTable, { numRuns: 1, seed: 4 });
  const model = drained(entropyOfLattice(table.values, table.hierarchies));
  const answer = () =>
    drained(reachK(classesOf(table, false), table.hierarchies, model, { k: 3, diversity: 1, mostSuppressed: 4 }));
  assert.deepEqual(answer(), answer());
});

/** A hierarchy of 16 values that are joined by twos. */
function binaryHierarchy() {
  const levels = [0, 1, 2, 3, 4].map((level) => ({
    groupOf: Uint32Array.from({ length: 16 }, (_, code) => code >>> level),
    groups: 16 >>> level,
    text: String,
  }));
  return { levels };
}

test('where there are too many to look at, it says so, and how far from the best it may be', () => {
  const width = 10;
  const rows = 400;
  const random = seededRandom(7);
  const skewed = () => Math.min(randomBelow(random, 16), randomBelow(random, 16));
  const codes = Array.from({ length: width }, () => Array.from({ length: rows }, skewed));
  const hierarchies = codes.map(binaryHierarchy);
  const values = codes.map((column) => {
    const counts = new Uint32Array(16);
    for (const code of column) counts[code]++;
    return { counts };
  });
  const asked = { k: 3, diversity: 1, mostSuppressed: 20 };
  const table = drained(classTableOf(codes.map(codesOf), rows));
  const found = drained(reachK(table, hierarchies, drained(penaltyOfLattice(values, hierarchies)), asked));
  assert.equal(found.nodes, 5 ** width);
  assert.ok(found.checked < 5000);
  assert.ok(found.best !== undefined);
  assert.equal(found.optimal, false);
  assert.ok(found.bound < found.best.loss && found.best.loss < 1);
  const keys = new Map<string, number>();
  for (let row = 0; row < rows; row++) {
    const { levels } = found.best;
    const key = codes.map((column, i) => hierarchies[i].levels[levels[i]].groupOf[column[row]]).join();
    keys.set(key, (keys.get(key) ?? 0) + 1);
  }
  const below = [...keys.values()].filter((size) => size < 3).reduce((a, b) => a + b, 0);
  assert.equal(below, found.best.suppressed);
  assert.ok(below <= 20);
});
