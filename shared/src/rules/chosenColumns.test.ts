/** A file's policy finding names the columns that Quasi chose, and only those. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runClassRules } from './index.ts';
import { factsOf } from './testFacts.ts';

const text = 'sex,zip,born\nf,8001,1970-01-02\nm,8002,1980-05-06\nf,8003,1990-07-08\n';

function endOf(settings: object): string {
  const found = runClassRules(factsOf(text, { k: 2, ...settings })).find(({ slug }) => slug === 'small-classes');
  return /Quasi chose .*?values\./.exec(found?.details ?? '')?.[0] ?? '';
}

const declared = (...names: string[]) => ({
  columns: Object.fromEntries(names.map((name) => [name, { role: 'quasi-identifier' }])),
});

test('none is named where each is declared, by itself or in a list', () => {
  assert.equal(endOf(declared('sex', 'zip', 'born')), '');
  assert.equal(endOf({ quasiIdentifiers: ['sex', 'zip'] }), '');
});

test('all are meant where nobody declared one', () => {
  const all = 'Quasi chose the columns by name and values.';
  assert.equal(endOf({}), all);
  assert.equal(endOf({ columns: { zip: 'insensitive' } }), all);
});

test('else those that nobody declared are named', () => {
  assert.equal(endOf(declared('sex', 'born')), 'Quasi chose zip by name and values.');
  assert.equal(endOf(declared('sex')), 'Quasi chose zip, born by name and values.');
});
