import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { frequencyHistogram } from '../../counts/index.ts';
import { drawn } from '../../testing/index.ts';
import { hypergeometricProbability, randomBelow, seededRandom, shuffle } from '../numeric/index.ts';
import { fitPitman, pitmanShare } from './pitman.ts';
import { gradientOf } from './pitmanLikelihood.ts';
import { correctMatchProbability, populationUniqueness, zayatzShare } from './populationUniqueness.ts';

function drained<T>(work: Generator<number, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

const histogram = (sizes: readonly number[]) => frequencyHistogram(Uint32Array.from(sizes));

/** Class of each person, who founds one with chance (θ + classes·α) / (θ + others), or joins one of c with weight c − α. */
function pitmanPopulation(people: number, theta: number, alpha: number, seed: number): Uint32Array {
  const random = seededRandom(seed);
  const classOf = new Uint32Array(people);
  const members: number[] = [];
  for (let person = 0; person < people; person++) {
    let one = members.length;
    if (random() * (theta + person) >= theta + members.length * alpha) {
      // The class of any other person, by chance c, is kept by chance (c − α) / c.
      do one = classOf[randomBelow(random, person)];
      while (random() * members[one] < alpha);
    }
    classOf[person] = one;
    members[one] = (members[one] ?? 0) + 1;
  }
  return classOf;
}

function sizesOf(classOf: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const one of classOf) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts.values()];
}

test('Zayatz is what its hypergeometric sum gives', () => {
  const sample = [1, 1, 1, 2, 2, 5, 9];
  const n = 21;
  for (const population of [22, 30, 210, 100000]) {
    const expected = sample.reduce((sum, size) => sum + hypergeometricProbability(1, population, size, n), 0);
    const chance = (3 * hypergeometricProbability(1, population, 1, n)) / expected;
    const share = drained(zayatzShare(histogram(sample), population)) ?? 0;
    assert.ok(Math.abs(share - (3 * chance) / n) < 1e-12, `${share}`);
  }
});

test('a whole population has the uniques that are counted in it', () => {
  const sizes = histogram([1, 1, 2, 6]);
  assert.deepEqual(drained(populationUniqueness(sizes, 10)), { zayatz: 0.2, pitman: 0.2, dankar: 0.2, rule: 'pitman' });
});

test('no unique row, no unique person; no rows, no answer', () => {
  assert.deepEqual(drained(populationUniqueness(histogram([2, 2, 3]), 1000)), {
    zayatz: 0,
    pitman: 0,
    dankar: 0,
    rule: 'pitman',
  });
  assert.deepEqual(drained(populationUniqueness(histogram([]), 1000)), {
    zayatz: undefined,
    pitman: undefined,
    dankar: undefined,
    rule: undefined,
  });
});

test('where all rows are alone Pitman has no answer, and the rule falls back on Zayatz', () => {
  const { pitman, zayatz, dankar, rule } = drained(populationUniqueness(histogram(Array(50).fill(1)), 100000));
  assert.equal(pitman, undefined);
  assert.deepEqual([zayatz, dankar, rule], [1, 1, 'zayatz']);
});

for (const [theta, alpha] of [
  [50, 0.4],
  [5, 0.7],
  [2000, 0.2],
]) {
  test(`Pitman finds θ = ${theta}, α = ${alpha} again in a sample, and the unique people`, () => {
    const people = pitmanPopulation(100_000, theta, alpha, 7);
    const uniques = sizesOf(people).filter((size) => size === 1).length / people.length;
    shuffle(people, seededRandom(8));
    const sizes = histogram(sizesOf(people.subarray(0, 10_000)));
    const fitted = drained(fitPitman(sizes));
    assert.ok(fitted !== undefined && Math.abs(fitted.alpha - alpha) < 0.1, `${fitted?.alpha}`);
    const share = drained(pitmanShare(sizes, people.length)) ?? 0;
    assert.ok(Math.abs(share - uniques) < 0.15 * uniques, `${share} ${uniques}`);
  });
}

test('for any sample the fit is where the likelihood is flat, in few steps, or undefined', () => {
  const samples = fc.array(fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 300 })), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(samples, fc.integer({ min: 1, max: 10000 }), (sizes, factor) => {
      const sample = histogram(sizes);
      const { zayatz, pitman } = drained(populationUniqueness(sample, sample.rows * factor));
      for (const share of [zayatz, pitman]) assert.ok(share === undefined || (share >= 0 && share <= 1), `${share}`);
      const fitted = drained(fitPitman(sample));
      if (fitted === undefined) return;
      const largerThan = Float64Array.from({ length: Math.max(...sizes) }, (_, i) => sizes.filter((s) => s > i).length);
      const gradient = drained(gradientOf({ rows: sample.rows, classes: sizes.length, largerThan }, fitted));
      assert.ok(Math.abs(gradient.alpha) < 1e-6 * sample.rows, `${gradient.alpha}`);
      assert.ok(Math.abs(gradient.theta) * (Math.abs(fitted.theta) + 1) < 1e-6 * sample.rows, `${gradient.theta}`);
    }),
    drawn(100),
  );
});

test('DIS: 40 uniques and 10 pairs at a rate of 0.1 make 4 / (4 + 18)', () => {
  const sizes = histogram([...Array(40).fill(1), ...Array(10).fill(2), 7]);
  assert.ok(Math.abs((correctMatchProbability(sizes, 0.1) ?? 0) - 4 / 22) < 1e-15);
  assert.equal(correctMatchProbability(sizes, 1), 1);
});

test('DIS is 0 without uniques, 1 without pairs, and unknown without either', () => {
  assert.equal(correctMatchProbability(histogram([2, 2]), 0.1), 0);
  assert.equal(correctMatchProbability(histogram([1, 5]), 0.1), 1);
  assert.equal(correctMatchProbability(histogram([5]), 0.1), undefined);
  assert.equal(correctMatchProbability(histogram([]), 0.1), undefined);
});
