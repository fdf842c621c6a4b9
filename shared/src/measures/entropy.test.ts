import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frequencyHistogram } from '../counts/index.ts';
import { entropy } from './classSizes.ts';

/** Frequencies of the values of a column, or of tuples, and their entropy in `golden.json` of the measures' specification. */
const golden: [name: string, frequencies: number[], bits: number][] = [
  ['Age of R3A', [1, 3, 1], 1.37095059445],
  ['Gender of R3A', [3, 2], 0.970950594455],
  ['Smoking of R3A', [2, 3], 0.970950594455],
  ['the tuples of R3A (TDE)', [1, 1, 2, 1], 1.92192809489],
  ['five distinct rows (ME)', [1, 1, 1, 1, 1], 2.32192809489],
  ['MINum of COL', [1, 1, 1, 1, 1, 1, 1], 2.80735492206],
  ['Sex of COL', [4, 3], 0.985228136034],
  ['Age of COL', [2, 2, 1, 1, 1], 2.23592635063],
  ['Zip of COL', [2, 1, 2, 1, 1], 2.23592635063],
  ['Birthday of COL', [2, 1, 1, 1, 1, 1], 2.52164063634],
  ['Disease of COL', [3, 1, 1, 2], 1.84237099318],
];

function entropyOf(frequencies: readonly number[]): number {
  return entropy(frequencyHistogram(Uint32Array.from(frequencies)));
}

for (const [name, frequencies, bits] of golden) {
  test(`the entropy of ${name} is ${bits}`, () => {
    const found = entropyOf(frequencies);
    assert.ok(Math.abs(found - bits) <= 1e-9 * bits, `${found}`);
  });
}

test('entropy is exactly 0 for a constant and exactly log2 of the number of equally frequent values', () => {
  for (const rows of [1, 3, 7, 49, 1_000_003]) assert.equal(entropyOf([rows]), 0);
  assert.equal(entropyOf([3, 3, 3, 3]), 2);
});

test('the order in which frequencies come does not change a bit', () => {
  const frequencies = Array.from({ length: 1000 }, (_, i) => 1 + ((i * 37) % 211));
  assert.equal(entropyOf(frequencies), entropyOf(frequencies.toReversed()));
});

test('entropy is never negative, and 0 without rows', () => {
  assert.equal(entropyOf([]), 0);
  for (let rows = 2; rows < 3000; rows++) assert.ok(entropyOf([rows * 1000, 1]) >= 0);
});
