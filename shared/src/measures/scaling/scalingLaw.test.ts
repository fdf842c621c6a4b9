import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frequencyHistogram } from '../../counts/index.ts';
import { type Random, seededRandom, shuffle } from '../numeric/index.ts';
import { type ScalingLaw, scalingLaw } from './scalingLaw.ts';

function drained<T>(work: Generator<number, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

const lawOf = (sizes: readonly number[], population: number, k = 5, seed = 1): ScalingLaw | undefined =>
  drained(scalingLaw(frequencyHistogram(Uint32Array.from(sizes)), population, k, seededRandom(seed)));

const found = (...asked: Parameters<typeof lawOf>): ScalingLaw => lawOf(...asked) ?? assert.fail('no law');

function sizesOf(classes: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const one of classes) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts.values()];
}

/** Class of each person: a new one with chance (θ + classes·d) / (θ + others), else that of another, kept with chance (f − d) / f. */
function peopleOf(theta: number, discount: number, people: number, random: Random): Uint32Array {
  const classes = new Uint32Array(people);
  const sizes: number[] = [];
  for (let person = 0; person < people; person++) {
    let one = sizes.length;
    if (random() * (theta + person) >= theta + sizes.length * discount) {
      do one = classes[Math.floor(random() * person)];
      while (random() * sizes[one] < discount);
    }
    classes[person] = one;
    sizes[one] = (sizes[one] ?? 0) + 1;
  }
  return classes;
}

test('of a whole population all is counted', () => {
  const { population, points } = found([1, 1, 2, 6], 10);
  assert.equal(points.length, 1);
  const expected = { correctness: 0.4, unique: 0.2, below: 0.4 };
  for (const [name, value] of Object.entries(expected)) {
    const { value: own, low, high } = population[name as keyof typeof expected];
    for (const one of [own, low, high]) assert.ok(Math.abs(one - value) < 1e-9, `${name} ${one}`);
  }
});

test('no rows, no law; and none for a population smaller than its sample', () => {
  assert.equal(lawOf([], 10), undefined);
  assert.equal(lawOf([1, 1, 2], 3), undefined);
});

test('the same seed gives the same intervals', () => {
  const sizes = [1, 1, 1, 1, 2, 2, 3, 7];
  assert.deepEqual(lawOf(sizes, 1000), lawOf(sizes, 1000));
  assert.notDeepEqual(lawOf(sizes, 1000)?.population, lawOf(sizes, 1000, 5, 2)?.population);
});

test('samples that no model of classes fits have numbers between 0 and 1: all alone, all alike, a single row', () => {
  for (const sizes of [Array.from({ length: 300 }, () => 1), [300], [1], [150, 150], [1, 299]]) {
    const { population, classes } = found(sizes, 10_000);
    for (const name of ['correctness', 'unique', 'below'] as const) {
      const { value, low, high } = population[name];
      assert.ok(
        0 <= low && low <= value && value <= high && high <= 1 + 1e-9,
        `${sizes.length} ${name} ${low} ${high}`,
      );
    }
    assert.ok(population.unique.value <= population.correctness.value + 1e-9);
    for (const { rows, alone, below, risk } of classes) {
      assert.ok(alone <= below && below <= 1 && risk > 0 && risk <= 1, `${rows} ${alone} ${below} ${risk}`);
    }
  }
  assert.ok(found([300], 10_000).population.unique.high < 0.02);
  assert.ok(
    found(
      Array.from({ length: 300 }, () => 1),
      100_000,
    ).population.unique.high > 0.9,
  );
});

test('the larger the population the fewer are unique, and the wider the interval at first', () => {
  const { points } = found([...Array.from({ length: 200 }, () => 1), ...Array.from({ length: 50 }, () => 3)], 100_000);
  assert.ok(points.length > 5);
  for (let i = 1; i < points.length; i++) {
    assert.ok(points[i].people > points[i - 1].people && points[i].unique.value < points[i - 1].unique.value);
  }
  assert.ok(points[2].unique.high - points[2].unique.low > points[1].unique.high - points[1].unique.low);
});

test('a row is the less alone the larger its class is', () => {
  const { classes, target } = found([...Array.from({ length: 60 }, () => 1), 2, 2, 2, 3, 4, 9], 2000, 4);
  assert.deepEqual([target, classes.map(({ rows }) => rows)], [4, [1, 2, 3]]);
  for (let i = 1; i < classes.length; i++) {
    assert.ok(classes[i].below < classes[i - 1].below && classes[i].risk < classes[i - 1].risk);
  }
  assert.ok(classes[0].alone > 0 && classes[1].alone === 0);
});

test('intervals hold the truth in most samples', () => {
  const random = seededRandom(5);
  const hits = { correctness: 0, unique: 0, below: 0 };
  let width = 0;
  for (const [theta, discount] of [
    [1000, 0.1],
    [300, 0.5],
    [20, 0.8],
  ]) {
    const everybody = peopleOf(theta, discount, 6000, random);
    const sizes = sizesOf(everybody);
    const below = (k: number) => sizes.reduce((sum, size) => sum + (size < k ? size : 0), 0) / 6000;
    const truth = { correctness: sizes.length / 6000, unique: below(2), below: below(5) };
    for (let draw = 0; draw < 6; draw++) {
      shuffle(everybody, random);
      const { population } = found(sizesOf(everybody.subarray(0, 600)), 6000);
      for (const name of ['correctness', 'unique', 'below'] as const) {
        const { low, high } = population[name];
        if (low <= truth[name] && truth[name] <= high) hits[name]++;
      }
      width += (population.correctness.high - population.correctness.low) / 18;
    }
  }
  assert.ok(Math.min(hits.correctness, hits.unique, hits.below) >= 15, JSON.stringify(hits));
  assert.ok(width < 0.25, `${width}`);
});

test('rows that are alone are unique in the population as often as the law of their class says', () => {
  const random = seededRandom(2);
  const everybody = peopleOf(300, 0.5, 4000, random);
  const sizes = new Map<number, number>();
  for (const one of everybody) sizes.set(one, (sizes.get(one) ?? 0) + 1);
  shuffle(everybody, random);
  const sample = everybody.subarray(0, 800);
  const alone = [...new Set(sample)].filter((one) => sample.indexOf(one) === sample.lastIndexOf(one));
  const unique = alone.filter((one) => sizes.get(one) === 1).length / alone.length;
  const [{ rows, alone: predicted }] = found(sizesOf(sample), 4000).classes;
  assert.ok(rows === 1 && Math.abs(predicted - unique) < 0.06, `${predicted} ${unique}`);
});
