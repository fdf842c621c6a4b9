import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatBits,
  formatChance,
  formatCount,
  formatCountOf,
  formatEpsilon,
  formatProbability,
  formatShare,
} from './format.ts';

test('counts have thousands separators', () => {
  assert.deepEqual([0, 999, 1000, 220_000, 1_234_567].map(formatCount), ['0', '999', '1,000', '220,000', '1,234,567']);
  assert.deepEqual([999.5, -1234, 100_000_000_000].map(formatCount), ['1,000', '-1,234', '100,000,000,000']);
});

test('one is singular, none and many are plural', () => {
  const texts = [0, 1, 2, 1200].map((count) => formatCountOf(count, 'row', 'rows'));
  assert.deepEqual(texts, ['0 rows', '1 row', '2 rows', '1,200 rows']);
});

test('a share reads as 0 % or 100 % only if it is nothing or everything', () => {
  const shares: [number, string][] = [
    [0, '0 %'],
    [1e-9, '< 0.1 %'],
    [0.00099, '< 0.1 %'],
    [0.001, '0.1 %'],
    [0.003, '0.3 %'],
    [0.05, '5 %'],
    [0.0999, '10 %'],
    [0.41, '41 %'],
    [0.6465751607983555, '65 %'],
    [0.994, '99.4 %'],
    [0.9995, '> 99.9 %'],
    [0.999999, '> 99.9 %'],
    [1, '100 %'],
  ];
  for (const [share, text] of shares) assert.equal(formatShare(share), text);
});

test('a probability reads as 0 or 1 only if it is nothing or certain, and an ε near 1 as what it is', () => {
  const probabilities = [0, 0.001, 0.41, 0.99, 0.992, 0.9999, 1];
  const told = ['0', '< 0.01', '0.41', '0.99', '> 0.99', '> 0.99', '1'];
  assert.deepEqual(probabilities.map(formatProbability), told);
  assert.deepEqual([0.001, 0.997, 1, 4000].map(formatEpsilon), ['< 0.01', '1', '1', '4,000']);
});

test('entropies are in bits', () => {
  assert.deepEqual([0, 0.001, 1, 2.585, 17.5].map(formatBits), [
    '0 bits',
    '< 0.01 bits',
    '1 bit',
    '2.58 bits',
    '17.5 bits',
  ]);
});

test('a chance is one in so many', () => {
  assert.equal(formatChance(1200), '1 in 1,200');
});
