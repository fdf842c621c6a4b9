/** The verdict goes by the classes of the policy for missing values, as all parts do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Verdict } from '../analysis/index.ts';
import type { MeasureRequest } from './request.ts';
import { numbersOf } from './testMeasured.ts';
import { verdict } from './verdict.ts';

/** Six rows that are alike, and one that lacks a value. */
const text = `a,b\n${'1,1\n'.repeat(6)}1,\n`;

const shares: Readonly<Record<MeasureRequest['missing'], number>> = {
  value: 1 / 7,
  distinct: 1 / 7,
  ignore: 0,
  wildcard: 0,
};

for (const [missing, share] of Object.entries(shares)) {
  test(`missing values by ${missing}: ${share === 0 ? 'ready' : 'not ready'} for the default policy`, () => {
    const found = numbersOf<Verdict>(verdict, text, { missing: missing as MeasureRequest['missing'] });
    assert.deepEqual(found, {
      policy: 'default',
      attacker: 'default',
      state: share === 0 ? 'ready' : 'not-ready',
      ready: share === 0,
      criteria: [
        { name: 'identifiers', limit: 0, value: 0, holds: true },
        { name: 'shareBelow', limit: 0.05, value: share, holds: share === 0 },
      ],
      open: [],
    });
  });
}

test('where there is nothing to judge there is no verdict', () => {
  assert.equal(numbersOf(verdict, 'a,b\n'), undefined);
  assert.equal(numbersOf(verdict, 'a\n""\n', { missing: 'ignore' }), undefined);
});
