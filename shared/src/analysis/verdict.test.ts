import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../config/index.ts';
import { type Judged, verdictOn } from './verdict.ts';

/** A table of people in which all columns are known. */
const about = (given: unknown, more: Partial<Profile> = {}): Profile => ({
  settings: readSettings(given).settings,
  unit: { rows: 'people', inferred: 'people', isDeclared: false, confidence: 1, evidence: [] },
  groups: undefined,
  roles: [],
  naming: [],
  protection: undefined,
  safeHarbor: [],
  quasiIdentifiersAreGuessed: false,
  ...more,
});
type Profile = Parameters<typeof verdictOn>[1];
const named = { column: 0, isText: false, isAccepted: false };
const ofColumns = (roles: readonly string[]) => roles.map((role) => ({ role })) as unknown as Profile['roles'];
const risk = { k: 2, uniqueRows: 0, rowsBelow: 4, orr: 0.1 };
const judged: Judged = { risk, rows: 100, l: 1, t: 0.4 };

const noNames = { name: 'identifiers', limit: 0, value: 0, holds: true };

const failing = (given: unknown, facts: Judged = judged) =>
  verdictOn(facts, about(given))
    ?.criteria.filter(({ holds }) => !holds)
    .map(({ name, limit, value }) => [name, limit, value]);

const stateOf = (given: unknown, more: Partial<Profile> = {}, of: Judged = judged) => {
  const verdict = verdictOn(of, about(given, more));
  return [verdict?.state, verdict?.ready];
};

test('without rows there is no verdict, and where nothing is compared nothing is certified', () => {
  assert.equal(verdictOn({ ...judged, rows: 0 }, about({})), undefined);
  assert.deepEqual(stateOf({}, {}, { ...judged, risk: undefined }), ['provisional', null]);
});

test('no policy lets names pass, unless the file is meant to hold them', () => {
  for (const policy of ['default', 'trusted', 'public11', 'strict', 'hipaa-safe-harbor']) {
    const good = { ...judged, risk: { k: 99, uniqueRows: 0, rowsBelow: 0, orr: 0.01 } };
    assert.deepEqual(stateOf({ policy }, {}, good), ['ready', true]);
    assert.deepEqual(stateOf({ policy }, { naming: [named] }, good), ['not-ready', false]);
    assert.deepEqual(stateOf({ policy }, { naming: [{ ...named, isAccepted: true }] }, good), ['identified', null]);
  }
});

test('what is not recognised leaves the verdict open, and what fails is told first', () => {
  const roles = ofColumns(['quasi-identifier', 'unknown', 'unknown']);
  assert.deepEqual(stateOf({}, { roles }), ['provisional', null]);
  assert.deepEqual(verdictOn(judged, about({}, { roles }))?.open, [{ what: 'unknown', columns: 2 }]);
  assert.deepEqual(stateOf({ policy: 'trusted' }, { roles }), ['not-ready', false]);
  assert.deepEqual(stateOf({}, { quasiIdentifiersAreGuessed: true }), ['provisional', null]);
});

test('rows about nobody, or nobody knows whom, are not judged; events without a subject are never ready', () => {
  const unit = (rows: Profile['unit']['rows']) => ({ unit: { ...about({}).unit, rows } });
  for (const rows of ['things', 'unclear'] as const) {
    assert.deepEqual(stateOf({ policy: 'strict' }, unit(rows)), ['not-judged', null]);
  }
  assert.deepEqual(stateOf({}, unit('events')), ['provisional', null]);
  assert.deepEqual(stateOf({}, { ...unit('events'), roles: ofColumns(['subject']) }), ['ready', true]);
});

test('the default policy allows a share of rows below its k, and asks for nothing else', () => {
  const verdict = verdictOn(judged, about({}));
  assert.deepEqual(verdict, {
    policy: 'default',
    attacker: 'default',
    state: 'ready',
    ready: true,
    criteria: [noNames, { name: 'shareBelow', limit: 0.05, value: 0.04, holds: true }],
    open: [],
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
  assert.deepEqual(verdictOn(none, about({ l: 2, t: 0.3 }))?.criteria.length, 2);
});

test('the mean risk of a policy of one’s own', () => {
  const own = about({});
  const settings = { ...own.settings, policy: { name: 'ours', criteria: { k: 2, meanRisk: 0.05 } }, k: 2 };
  const verdict = verdictOn(judged, { ...own, settings });
  assert.deepEqual([verdict?.policy, verdict?.ready], ['ours', false]);
  assert.deepEqual(verdict?.criteria, [
    noNames,
    { name: 'k', limit: 2, value: 2, holds: true },
    { name: 'meanRisk', limit: 0.05, value: 0.1, holds: false },
  ]);
});

test('a policy that asks for no k is not judged by one: safe harbor is judged by what falls under it, classes or not', () => {
  const fallingUnder = (columns: number) =>
    Array.from({ length: columns }, () => ({})) as unknown as Profile['safeHarbor'];
  const safe = (breaches: number, more: Partial<Judged> = {}) =>
    verdictOn({ ...judged, ...more }, about({ policy: 'hipaa-safe-harbor' }, { safeHarbor: fallingUnder(breaches) }));
  assert.deepEqual(safe(2)?.criteria, [noNames, { name: 'safeHarbor', limit: 0, value: 2, holds: false }]);
  assert.equal(safe(0)?.ready, true);
  assert.equal(safe(1, { risk: undefined })?.ready, false);
  assert.equal(safe(0, { risk: undefined, rows: 0 }), undefined);
  const stated = verdictOn(judged, about({ policy: 'hipaa-safe-harbor', k: 3 }));
  assert.deepEqual(
    stated?.criteria.map(({ name }) => name),
    ['identifiers', 'k', 'safeHarbor'],
  );
});
