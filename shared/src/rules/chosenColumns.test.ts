/** Whether rows below the target are told to be compared on columns that Quasi chose: not on those that somebody declared. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runClassRules } from './index.ts';
import { factsOf } from './testFacts.ts';

function messageUnder(columns: object): string {
  const rows = Array.from({ length: 9 }, (_, i) => `${'fm'[i % 2]},${8001 + i}`);
  const findings = runClassRules(factsOf(`sex,zip\n${rows.join('\n')}\n`, { columns }));
  const finding = findings.find(({ slug }) => slug === 'small-classes');
  return finding?.message ?? '';
}

test('what is declared was not chosen', () => {
  assert.match(messageUnder({}), /Quasi chose these columns by their names and values/);
  assert.match(messageUnder({ zip: 'quasi-identifier' }), /Quasi chose sex by names and values/);
  assert.doesNotMatch(messageUnder({ zip: 'quasi-identifier', sex: 'quasi-identifier' }), /Quasi chose/);
});
