import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelOf, numberIn } from './groupLabels.ts';

test('bands of numbers are put together as one band, in whatever order they come', () => {
  assert.equal(labelOf(['10-19', '0-9']), '0-19');
  assert.equal(labelOf(['80–84 years', '85+ years']), '80+');
  assert.equal(labelOf(['15 bis 19', '20 bis 24']), '15 bis 24');
  assert.equal(labelOf(['2019', '2020', '2021']), '2019-2021');
});

test('names stand beside each other, and many are counted', () => {
  assert.equal(labelOf(['North', 'East']), 'North / East');
  assert.equal(labelOf(['North']), 'North');
  const many = Array.from({ length: 12 }, (_, i) => `District number ${'ABCDEFGHIJKL'[i]}`);
  assert.equal(labelOf(many), 'District number A / … (12)');
});

test('groups are ordered by the number that they begin with', () => {
  assert.deepEqual(['5-9', '85+', 'North'].map(numberIn), [5, 85, undefined]);
});
