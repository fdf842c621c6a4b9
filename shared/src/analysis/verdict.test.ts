import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../config/index.ts';
import { type Judged, verdictOn } from './verdict.ts';

const settingsOf = (given: unknown) => readSettings(given).settings;
const risk = { k: 2, uniqueRows: 0, rowsBelow: 4, orr: 0.1 };
const judged: Judged = { risk, rows: 100, l: 1, t: 0.4, breaches: 2 };

const failing = (given: unknown, facts: Judged = judged) =>
  verdictOn(facts, settingsOf(given))
    ?.criteria.filter(({ holds }) => !holds)
    .map(({ name, limit, value }) => [name, limit, value]);

test('without anything to judge there is no verdict', () => {
  assert.equal(verdictOn({ ...judged, risk: undefined }, settingsOf({})), undefined);
});

test('the default policy allows a share of rows below its k, and asks for nothing else', () => {
  const verdict = verdictOn(judged, settingsOf({}));
  assert.deepEqual(verdict, {
    policy: 'default',
    attacker: 'default',
    ready: true,
    criteria: [{ name: 'shareBelow', limit: 0.05, value: 0.04, holds: true }],
  });
  assert.deepEqual(failing({}, { ...judged, risk: { ...risk, rowsBelow: 6 } }), [['shareBelow', 0.05, 0.06]]);
});

test('at the limit a criterion holds', () => {
  assert.deepEqual(failing({}, { ...judged, risk: { ...risk, rowsBelow: 5 } }), []);
  assert.deepEqual(failing({ policy: 'trusted' }, { ...judged, risk: { ...risk, k: 3 } }), []);
});

test('a policy that allows no row below its k is judged by k', () => {
  assert.deepEqual(failing({ policy: 'trusted' }), [['k', 3, 2]]);
  assert.deepEqual(failing({ policy: 'public11' }), [['k', 11, 2]]);
});

test('ℓ and t are judged where they are asked for and there is a sensitive column', () => {
  assert.deepEqual(failing({ l: 2, t: 0.3 }), [
    ['l', 2, 1],
    ['t', 0.3, 0.4],
  ]);
  const none = { ...judged, l: undefined, t: undefined };
  assert.deepEqual(verdictOn(none, settingsOf({ l: 2, t: 0.3 }))?.criteria.length, 1);
});

test('the mean risk of a policy of one’s own', () => {
  const settings = { ...settingsOf({}), policy: { name: 'ours', criteria: { k: 2, meanRisk: 0.05 } }, k: 2 };
  const verdict = verdictOn(judged, settings);
  assert.deepEqual([verdict?.policy, verdict?.ready], ['ours', false]);
  assert.deepEqual(verdict?.criteria, [
    { name: 'k', limit: 2, value: 2, holds: true },
    { name: 'meanRisk', limit: 0.05, value: 0.1, holds: false },
  ]);
});

test('a policy that asks for no k is not judged by one: safe harbor is judged by what falls under it, classes or not', () => {
  const safe = (breaches: number, more: Partial<Judged> = {}) =>
    verdictOn({ ...judged, breaches, ...more }, settingsOf({ policy: 'hipaa-safe-harbor' }));
  assert.deepEqual(safe(2)?.criteria, [{ name: 'safeHarbor', limit: 0, value: 2, holds: false }]);
  assert.equal(safe(0)?.ready, true);
  assert.equal(safe(1, { risk: undefined })?.ready, false);
  assert.equal(safe(0, { risk: undefined, rows: 0 }), undefined);
  const stated = verdictOn(judged, settingsOf({ policy: 'hipaa-safe-harbor', k: 3 }));
  assert.deepEqual(
    stated?.criteria.map(({ name }) => name),
    ['k', 'safeHarbor'],
  );
});
