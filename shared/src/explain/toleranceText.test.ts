/** The card of a file judged against an attacker who may be wrong. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileInsight } from '../analysis/fileInsight.ts';
import { drain } from '../analysis/index.ts';
import { tableOf } from '../analysis/testTable.ts';
import { readSettings, type Settings } from '../config/index.ts';
import { dataSet } from '../testing/index.ts';
import { fileCard } from './fileCard.ts';

const rows = ['30,f', '31,f', '33,f', '30,m', '50,m', '51,m', '80,f'];
const columns = { age: { role: 'quasi-identifier', tolerance: 1 }, sex: 'quasi-identifier' };

function sectionOf(settings: Settings) {
  const source = { bytes: () => new Uint8Array() };
  const facts = drain(dataSet(tableOf(['age,sex', ...rows]), settings, source).insight());
  const card = fileCard('people.csv', facts, facts, drain(fileInsight(facts, facts.knownPopulation, undefined)));
  return card.sections.find(({ title }) => title === 'If what is known is a little off');
}

test('the tolerance of a column: rows that stay unique, beside those with exact knowledge', () => {
  const section = sectionOf(readSettings({ columns }).settings);
  assert.deepEqual(section?.sentences, [
    'Rows that match no other row, where an attacker may be wrong about age (1); with exact knowledge 100 % are unique.',
  ]);
  assert.deepEqual(section.values, [
    { name: 'Rows that stay unique', value: '43 %' },
    { name: 'Rows that match fewer than 5', value: '100 %' },
  ]);
});

test('the tolerance of an attacker, by kinds of values', () => {
  const { settings } = readSettings({ columns: { age: 'quasi-identifier', sex: 'quasi-identifier' } });
  assert.equal(sectionOf(settings), undefined);
  const section = sectionOf({ ...settings, attacker: { ...settings.attacker, tolerance: { age: 3, name: 1 } } });
  assert.match(section?.sentences[0] ?? '', /wrong about age \(3\);/);
});
