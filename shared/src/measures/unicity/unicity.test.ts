/** Unicity equals a count from its definition, set by set, and its intervals hold it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seededRandom } from '../../random/index.ts';
import { drawn } from '../../testing/index.ts';
import { drawnUnicity, type Unicity, unicityOfOne, unicityOfTwo, userPoints } from './index.ts';

type Row = readonly [user: number, point: number];

function drain<T>(work: Generator<unknown, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
}

function pointsOf(rows: readonly Row[]) {
  const [users, points] = [rows.map(([user]) => user), rows.map(([, point]) => point)];
  const known = new Uint8Array(rows.length).fill(1);
  const limit = (of: readonly number[]) => Math.max(0, ...of) + 1;
  return drain(userPoints(Uint32Array.from(points), limit(points), Uint32Array.from(users), limit(users), known));
}

/** All sets of so many of these. */
function setsOf(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => setsOf(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

function recounted(rows: readonly Row[], known: number): Unicity | undefined {
  const own = new Map<number, Set<number>>();
  for (const [user, point] of rows) own.set(user, (own.get(user) ?? new Set()).add(point));
  if (own.size === 0) return undefined;
  let unique = 0;
  let risk = 0;
  for (const points of own.values()) {
    const sets = setsOf([...points], Math.min(known, points.size));
    const found = sets.map((set) => [...own.values()].filter((other) => set.every((one) => other.has(one))).length);
    unique += found.filter((users) => users === 1).length / sets.length;
    risk += found.reduce((sum, users) => sum + 1 / users, 0) / sets.length;
  }
  return { unique: unique / own.size, risk: risk / own.size };
}

function assertClose(found: Unicity | undefined, expected: Unicity | undefined): void {
  assert.equal(found === undefined, expected === undefined);
  assert.ok(Math.abs((found?.unique ?? 0) - (expected?.unique ?? 0)) < 1e-12);
  assert.ok(Math.abs((found?.risk ?? 0) - (expected?.risk ?? 0)) < 1e-12);
}

const anyRows = fc.array(fc.tuple(fc.nat(6), fc.nat(8)), { maxLength: 40 });

test('for one and two known points it is what a count of all choices gives', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const of = pointsOf(rows);
      assertClose(unicityOfOne(of), recounted(rows, 1));
      assertClose(drain(unicityOfTwo(of, 1e9)), recounted(rows, 2));
    }),
    drawn(2000),
  );
});

test('golden: three users, by hand', () => {
  // 0: a b c; 1: a b; 2: a. One of three, none, none; {a,c} and {b,c} of three, none of one, none.
  const of = pointsOf([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
    [2, 0],
  ]);
  assertClose(unicityOfOne(of), { unique: 1 / 9, risk: ((1 / 3 + 1 / 2 + 1) / 3 + (1 / 3 + 1 / 2) / 2 + 1 / 3) / 3 });
  assertClose(drain(unicityOfTwo(of, 1e9)), { unique: 2 / 9, risk: (5 / 6 + 1 / 2 + 1 / 3) / 3 });
});

test('a point that a user has in many records is one point', () => {
  const of = pointsOf([
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 1],
  ]);
  assert.deepEqual(unicityOfOne(of), { unique: 1, risk: 1 });
  assert.deepEqual([...of.points], [0, 1]);
});

test('rows that are not known say nothing, and without any there is no unicity', () => {
  const none = drain(userPoints(Uint32Array.of(0, 1), 2, Uint32Array.of(0, 1), 2, new Uint8Array(2)));
  assert.equal(unicityOfOne(none), undefined);
  assert.equal(drain(unicityOfTwo(none, 1e9)), undefined);
  assert.deepEqual(drain(drawnUnicity(none, 3, 100, seededRandom(1))), []);
});

test('where two points take too long nothing is said', () => {
  const rows: Row[] = Array.from({ length: 100 }, (_, i) => [i % 2, i >> 1]);
  assert.equal(drain(unicityOfTwo(pointsOf(rows), 100)), undefined);
});

test('of 200 intervals of three and four points at least 190 hold the truth, and more points never find fewer', () => {
  const random = seededRandom(5);
  const rows: Row[] = Array.from({ length: 160 }, () => [Math.floor(random() * 12), Math.floor(random() ** 2 * 20)]);
  const of = pointsOf(rows);
  const truths = [1, 2, 3, 4].map((known) => recounted(rows, known));
  const held = [0, 0, 0, 0];
  for (let seed = 0; seed < 200; seed++) {
    const found = drain(drawnUnicity(of, 4, 400, seededRandom(seed)));
    for (const [i, one] of found.entries()) {
      const { unique = -1, risk = -1 } = truths[i] ?? {};
      const holdsUnique = one.uniqueLow <= unique && unique <= one.uniqueHigh;
      if (holdsUnique && one.riskLow <= risk && risk <= one.riskHigh) held[i]++;
      assert.ok(i === 0 || (one.unique >= found[i - 1].unique && one.risk >= found[i - 1].risk));
    }
  }
  assert.ok(truths[2] && truths[2].unique > 0.05 && truths[2].unique < 0.95);
  assert.ok(Math.min(...held) >= 190, held.join());
});
