import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { frequencyHistogram } from '../../counts/index.ts';
import { drawn } from '../../testing/index.ts';
import { entropy } from '../classSizes.ts';
import { lossShare, penaltyOfCategories, penaltyOfNumbers } from './certaintyPenalty.ts';
import { entropyLoss, type Groups } from './loss.ts';
import { averageClassSize, discernibility, domainShareLoss, geometricLoss } from './testFormulas.ts';

const groupsOf = (groupOf: readonly number[]): Groups => ({
  groupOf: Uint32Array.from(groupOf),
  groups: Math.max(...groupOf) + 1,
});
const near = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 1e-12, `${actual}`);

// Value 0 is the missing one. Values 1 to 5, of which 1 and 2 form group 1, 3, 4 and 5 group 2.
const counts = Uint32Array.of(0, 4, 1, 2, 2, 1);
const halves = groupsOf([0, 1, 1, 2, 2, 2]);
const alike = groupsOf([0, 0, 0, 0, 0, 0]);
const exact = groupsOf([0, 1, 2, 3, 4, 5]);

test('the penalty of a category is the share of the values that its group has, and that of a value by itself is 0', () => {
  const { total, whole, bySuppression } = penaltyOfCategories(counts, halves);
  near(total, 5 * (2 / 5) + 5 * (3 / 5));
  assert.equal(whole, 10);
  assert.deepEqual([...bySuppression], [0, 1 - 2 / 5, 1 - 3 / 5]);
  assert.equal(penaltyOfCategories(counts, exact).total, 0);
  assert.equal(penaltyOfCategories(counts, alike).total, 10);
  near(lossShare([penaltyOfCategories(counts, halves), penaltyOfCategories(counts, exact)]), 0.25);
});

test('values that the data do not hold count where the hierarchy knows them, and do not where it does not', () => {
  const unused = Uint32Array.of(0, 4, 0, 2, 2, 1);
  near(penaltyOfCategories(unused, halves).total, 4 * 0 + 5 * (3 / 4));
  const known = { ...halves, leaves: Uint32Array.of(0, 2, 6) };
  near(penaltyOfCategories(unused, known).total, 4 * (2 / 8) + 5 * (6 / 8));
});

test('the penalty of a number is the distance of the extremes of its group over that of the column', () => {
  const numbers = Float64Array.of(Number.NaN, 20, 25, 30, 31, 40);
  const { total, bySuppression } = penaltyOfNumbers(counts, numbers, halves);
  near(total, 5 * (5 / 20) + 5 * (10 / 20));
  assert.deepEqual([...bySuppression], [0, 0.75, 0.5]);
  assert.equal(penaltyOfNumbers(counts, numbers, exact).total, 0);
  assert.equal(penaltyOfNumbers(counts, numbers, alike).total, 10);
});

test('a missing cell has nothing to lose, and what cannot be told from it is lost', () => {
  const withMissing = Uint32Array.of(3, 4, 1, 2, 2, 1);
  assert.equal(penaltyOfCategories(withMissing, exact).whole, 10);
  near(penaltyOfCategories(withMissing, halves).total, 5);
  // Value 2 is blanked.
  const blanked = penaltyOfCategories(withMissing, groupsOf([0, 1, 0, 2, 3, 4]));
  assert.equal(blanked.total, 1);
  assert.deepEqual([...blanked.bySuppression], [0, 1, 1, 1, 1]);
});

test('the domain share is of the values beside the own one', () => {
  const { total, whole } = domainShareLoss(counts, halves);
  near(total, 5 * (1 / 4) + 5 * (2 / 4));
  assert.equal(whole, 10);
  assert.equal(domainShareLoss(counts, exact).total, 0);
  assert.equal(domainShareLoss(counts, alike).total, 10);
});

test('the geometric mean is that of 1 + loss', () => {
  near(geometricLoss([0, 1]), Math.SQRT2 - 1);
  near(geometricLoss([1, 1, 1]), 1);
  assert.equal(geometricLoss([]), 0);
});

test('entropy is lost by what is left to guess in a group', () => {
  const { total, bySuppression } = entropyLoss(counts, halves);
  near(total, -4 * Math.log2(4 / 5) - Math.log2(1 / 5) - 4 * Math.log2(2 / 5) - Math.log2(1 / 5));
  assert.deepEqual([...bySuppression], [0, 1, 1]);
  assert.equal(Object.is(entropyLoss(counts, exact).total, 0), true);
});

test('all entropy lost is n times the entropy of the column, and the groups take the rest', () => {
  const value = fc.tuple(fc.nat(9), fc.nat(4));
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 30 }), (values) => {
      const frequencies = Uint32Array.from(values, ([count]) => count);
      const groups = groupsOf(values.map(([, group]) => group));
      const inGroup = new Uint32Array(groups.groups);
      for (const [count, group] of values) inGroup[group] += count;
      const { total, whole } = entropyLoss(frequencies, groups);
      const histogram = frequencyHistogram(frequencies);
      assert.ok(Math.abs(whole - histogram.rows * entropy(histogram)) < 1e-9);
      assert.ok(Math.abs(whole - total - histogram.rows * entropy(frequencyHistogram(inGroup))) < 1e-9);
    }),
    drawn(100),
  );
});

test('suppressing every cell of a table as it is told loses what is left', () => {
  const numbers = Float64Array.of(Number.NaN, 20, 25, 30, 31, 40);
  for (const groups of [exact, halves, alike]) {
    for (const loss of [
      penaltyOfCategories(counts, groups),
      penaltyOfNumbers(counts, numbers, groups),
      domainShareLoss(counts, groups),
      entropyLoss(counts, groups),
    ]) {
      let suppressed = loss.total;
      for (const [value, group] of groups.groupOf.entries()) suppressed += counts[value] * loss.bySuppression[group];
      assert.ok(Math.abs(suppressed - loss.whole) < 1e-9);
    }
  }
});

test('discernibility charges each row its class, and a suppressed one the table', () => {
  const histogram = frequencyHistogram(Uint32Array.of(1, 2, 3, 3));
  assert.equal(discernibility(histogram, 1), 1 + 4 + 9 + 9);
  assert.equal(discernibility(histogram, 3), 9 + 9 + 3 * 9);
});

test('the average class size is told in units of k, of the classes that are released', () => {
  const histogram = frequencyHistogram(Uint32Array.of(1, 2, 3, 5));
  near(averageClassSize(histogram, 2), 10 / 3 / 2);
  assert.equal(averageClassSize(histogram, 6), 0);
});
