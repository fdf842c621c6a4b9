import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insightOf } from '../analysis/testTable.ts';
import { hintLabel, hintTooltip, lensTitle, mostSensitive } from './lens.ts';

const titleOf = (lines: readonly string[], settings: object, header = 'sex,age,illness') => {
  const facts = insightOf([header, ...lines], { quasiIdentifiers: ['sex', 'age'], ...settings });
  return lensTitle(facts, mostSensitive(facts));
};

const two = ['f,30,a', 'f,30,b', 'm,40,a', 'm,40,a'];

test('a file that is ready says so, with its k', () => {
  assert.equal(titleOf(two, { k: 2 }), 'Ready for default: k = 2, target 2');
});

test('a file that is not ready says which rows make it so, and each criterion that fails', () => {
  assert.equal(
    titleOf([...two, 'm,50,b'], { k: 2 }),
    'Not ready for default: k = 1, target 2 · 1 of 5 rows alone · 20 % below the target, 5 % allowed',
  );
  assert.equal(titleOf(two, { k: 3 }), 'Not ready for default: k = 2, target 3 · 100 % below the target, 5 % allowed');
});

test('where the policy asks for k alone, the rows below it are counted', () => {
  assert.equal(
    titleOf(two, { policy: 'public11' }),
    'Not ready for public11: k = 2, target 11 · 4 of 4 rows below the target',
  );
});

test('the two columns that give most away are named', () => {
  const title = titleOf(['f,30,a', 'f,31,b', 'm,30,a', 'm,31,a', 'd,31,a', 'd,32,b'], {});
  assert.match(title ?? '', / · most sensitive: (sex|age) \(0\.\d+\), (sex|age) \(0\.\d+\)$/);
});

test('what would be drawn as an icon stays text', () => {
  const lines = ['f,30', 'f,31', 'm,30', 'm,31', 'd,31'];
  const title = titleOf(lines, { quasiIdentifiers: ['$(trash)', '$(sync~spin)'] }, '$(trash),$(sync~spin)');
  assert.match(title ?? '', /\$ \(trash\)/);
  assert.ok(!title?.includes('$('));
});

test('where nothing is compared it says what the verdict says, and why', () => {
  const readings = Array.from({ length: 60 }, (_, i) => `${i}.${(i * 7) % 10}`);
  const said = (settings: object, lines = readings) => titleOf(lines, { quasiIdentifiers: [], ...settings }, 'reading');
  assert.equal(said({}), 'Not judged: nothing tells whom the rows are about.');
  assert.equal(said({ unit: { rows: 'things', reason: 'A probe.' } }), 'Nothing is judged.');
  assert.equal(
    said({ unit: 'people', columns: { '*': 'insensitive' } }),
    'Provisional for default: nothing fails, but no column is one that people could know.',
  );
  assert.equal(
    said({ unit: 'people', columns: { '*': 'identifier' } }),
    'Not ready for default: it asks for no column that names people (here 1 column).',
  );
  assert.equal(said({}, []), undefined);
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
