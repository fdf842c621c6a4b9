import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insightOf } from '../analysis/testTable.ts';
import { hintLabel, hintTooltip, lensTitles } from './lens.ts';

const titlesOf = (lines: readonly string[], settings: object, header = 'sex,age,illness') =>
  lensTitles(insightOf([header, ...lines], { quasiIdentifiers: ['sex', 'age'], ...settings }));

const two = ['f,30,a', 'f,30,b', 'm,40,a', 'm,40,a'];

test('a file that is ready says so in both parts', () => {
  assert.deepEqual(titlesOf(two, { k: 2 }), ['Ready for default · k = 2, target 2', 'no column identifies people']);
});

test('a file that is not ready says which rows make it so, and each other criterion that fails', () => {
  assert.deepEqual(titlesOf([...two, 'm,50,b'], { k: 2 }), [
    'Not ready for default · 1 of 5 rows (20 %) is unique: k = 1, target 2',
    'no column identifies people',
  ]);
  assert.deepEqual(titlesOf(two, { k: 3, policy: 'strict' }), [
    'Not ready for strict · 4 of 4 rows (100 %) are below the target, 0 unique: k = 2, target 3',
    'no column identifies people',
  ]);
});

test('what would be drawn as an icon stays text', () => {
  const lines = ['f,30', 'f,31', 'm,30', 'm,31', 'd,31'];
  const settings = { quasiIdentifiers: ['$(trash)'], columns: { '*': 'identifier' } };
  for (const title of titlesOf(lines, settings, '$(trash),$(sync~spin)')) assert.ok(!title.includes('$('));
});

test('where nothing is compared it says what the verdict says, and why', () => {
  const readings = Array.from({ length: 60 }, (_, i) => `${i}.${(i * 7) % 10}`);
  const said = (settings: object, lines = readings) =>
    titlesOf(lines, { quasiIdentifiers: [], ...settings }, 'reading');
  assert.deepEqual(said({}), ['Unclear if about people', 'neither names nor values say who the rows are about']);
  assert.deepEqual(said({ unit: { rows: 'things', reason: 'A probe.' } }), ['Not about people']);
  assert.deepEqual(said({ unit: 'people', columns: { '*': 'insensitive' } }), [
    'Provisional for default',
    'no column identifies people',
    'no column holds what others could know of a person',
  ]);
  assert.deepEqual(said({ unit: 'people', columns: { '*': 'identifier' } }), [
    'Not ready for default',
    '1 column identifies people',
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
