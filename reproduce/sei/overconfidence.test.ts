import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ModelScore } from './modelComparison.ts';
import { worstBin } from './overconfidence.ts';

const score: ModelScore = {
  brier: 0,
  least: 0,
  most: 0,
  auc: 1,
  meanSaid: 0,
  calibrationError: 0,
  bins: [
    { people: 995, said: 0.1, true: 0.05 },
    { people: 500, said: 0.6, true: 0.4 },
    { people: 5, said: 0.9, true: 0 },
  ],
};

test('the worst interval is the one furthest off, of those with enough people', () => {
  assert.equal(worstBin(score).said, 0.6);
});
