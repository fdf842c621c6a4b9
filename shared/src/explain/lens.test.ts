import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insightOf } from '../analysis/testTable.ts';
import { hintLabel, hintTooltip, lensesOf } from './lens.ts';

const lenses = (lines: readonly string[], settings: object, header = 'sex,age,illness') =>
  lensesOf(insightOf([header, ...lines], { quasiIdentifiers: ['sex', 'age'], ...settings }));

/** As `icon title → where it leads`. */
const told = (...given: Parameters<typeof lenses>) =>
  lenses(...given).map(({ icon, title, leadsTo }) => `${icon ? `${icon} ` : ''}${title} → ${leadsTo}`);

const two = ['f,30,a', 'f,30,b', 'm,40,a', 'm,40,a'];

test('a file that is ready says so', () => {
  assert.deepEqual(told(two, { k: 2 }), ['pass Ready · k 2 → menu', 'Report → report']);
});

test('a file that is not ready says which rows make it so, each other criterion that fails, and what to do first', () => {
  assert.deepEqual(told([...two, 'm,50,b'], { k: 2 }), [
    'warning Not ready · 1 of 5 unique → menu',
    'Fix… → k',
    'Report → report',
  ]);
  assert.deepEqual(told(two, { k: 3, policy: 'strict' }), [
    'warning Not ready · k 2 of 3 → menu',
    'Fix… → k',
    'Report → report',
  ]);
  const people = ['f,30,a,Ann', 'f,30,b,Eve', 'm,40,a,Tom', 'm,40,a,Tim'];
  const named = { columns: { name: 'identifier' } };
  assert.deepEqual(told(people, { k: 2, ...named }, 'sex,age,illness,name'), [
    'warning Not ready · k 2 → menu',
    '1 identifier → identifiers',
    'Fix… → identifiers',
    'Report → report',
  ]);
  assert.equal(
    told(people, { k: 5, ...named }, 'sex,age,illness,name').find((each) => each.startsWith('Fix')),
    'Fix… → identifiers',
    'names first: whatever k is, they find people',
  );
});

test('what would be drawn as an icon stays text', () => {
  const rows = Array.from({ length: 30 }, (_, i) => `${'abc'[i % 3]},${'xyuv'[i % 4]},${30 + (i % 7)}`);
  const said = told(rows, { quasiIdentifiers: [] }, '$(trash),$(sync~spin),c');
  assert.equal(said[1], 'if so, k = 1, target 5 on $ (trash), $ (sync~spin), c → review');
});

test('where nothing is compared it says what the verdict says, and why; of things it says no more', () => {
  const readings = Array.from({ length: 60 }, (_, i) => `${i}.${(i * 7) % 10}`);
  const said = (settings: object, lines = readings) => told(lines, { quasiIdentifiers: [], ...settings }, 'reading');
  assert.deepEqual(said({}), [
    'question Unclear if about people → menu',
    'neither names nor values say who the rows are about → review',
    'Report → report',
  ]);
  assert.deepEqual(said({ unit: { rows: 'things', reason: 'A probe.' } }), ['dash Not about people → menu']);
  assert.deepEqual(said({ unit: 'people', columns: { '*': 'insensitive' } }), [
    'question Provisional → menu',
    'no column holds what others could know of a person → review',
    'Report → report',
  ]);
  assert.deepEqual(said({ unit: 'people', columns: { '*': 'identifier' } }), [
    'warning Not ready → menu',
    '1 identifier → identifiers',
    'Fix… → identifiers',
    'Report → report',
  ]);
  assert.deepEqual(said({}, []), []);
});

test('a hint is short, and its tooltip a sentence', () => {
  assert.equal(hintLabel(1234), 'k=1,234');
  const facts = insightOf(['sex,age,illness', ...two, ...two, 'm,50,b'], {});
  assert.equal(hintTooltip(1, facts, ['a', 'b'], 5), 'No other of 9 rows has these values of a, b; the target is 5.');
  assert.equal(
    hintTooltip(3, facts, ['a'], 5),
    '3 of 9 rows share these values of a, this one included; the target is 5.',
  );
});
