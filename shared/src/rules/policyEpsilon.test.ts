/** A policy's own limit on ε: what passes it fails the policy, and is not to pass a check as mere information. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../analysis/index.ts';
import { tableOf } from '../analysis/testTable.ts';
import { readSettings } from '../config/index.ts';
import { dataSet } from '../testing/index.ts';
import { runProfileRules } from './index.ts';

const { settings } = readSettings({ epsilon: 2 });

function findingsUnder(limit: number) {
  const own = { ...settings, policy: { name: 'ours', criteria: { epsilon: limit } } };
  const text = { bytes: () => new Uint8Array() };
  const lines = ['sex,smoker', 'f,yes', 'm,no'];
  const analysis = dataSet(tableOf(lines), own, text);
  return runProfileRules(drain(analysis.profile())).filter(({ slug }) => slug === 'privacy-budget');
}

test('more than the policy allows is a warning with the limit of the policy', () => {
  const [finding] = findingsUnder(3);
  assert.deepEqual([finding?.severity, finding?.numbers['limit']], ['warning', 3]);
  assert.match(finding?.message ?? '', /^Not ready for ours: total ε is 4, limit 3$/);
});

test('what the policy allows is judged by the rule alone', () => {
  assert.deepEqual(findingsUnder(4), []);
  assert.deepEqual(findingsUnder(20), []);
});
