import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inferRole } from '../inferRole.ts';
import { formOf } from '../sample.ts';
import { columnOf, finished } from '../testColumn.ts';
import { withOwnOfPeople } from './index.ts';

function roleOf(name: string, values: readonly string[]): string {
  const sample = columnOf(name, values);
  return withOwnOfPeople([formOf(sample)], [finished(inferRole(sample))])[0].role;
}

const decimals = Array.from({ length: 60 }, (_, i) => (7 + (i % 23) / 8).toFixed(2));
const counts = Array.from({ length: 60 }, (_, i) => String((i * 7) % 31));
const wholes = Array.from({ length: 60 }, (_, i) => String(40 + ((i * 7) % 31)));
const notes = Array.from(
  { length: 12 },
  (_, i) => ['ring twice', 'paid late', 'moved away', 'calls in the evening'][i % 4],
);

test('amounts with decimals, counts from none on, and figures with a unit are measurements', () => {
  assert.equal(roleOf('xq_index', decimals), 'sensitive');
  assert.equal(roleOf('wpm errs', counts), 'sensitive');
  assert.equal(roleOf('QX_CM', wholes), 'sensitive');
});

test('where people live and how old they are is none', () => {
  assert.notEqual(roleOf('Fläche', decimals), 'sensitive');
  assert.notEqual(roleOf('yearsmarried', decimals), 'sensitive');
  assert.notEqual(roleOf('condwt', decimals), 'sensitive');
  assert.equal(roleOf('qx', wholes), 'unknown');
  assert.equal(roleOf('qx', ['1', '2', '3']), 'unknown');
});

test('remarks are sensitive in many languages', () => {
  for (const header of ['Remarks', 'Bem.', 'observaciones', 'uwagi', 'примечание', '備考', '비고'])
    assert.equal(roleOf(header, notes), 'sensitive', header);
});

test('under a word for age a number is one, in months or days too', () => {
  const days = Array.from({ length: 60 }, (_, i) => String(6_000 + ((i * 4_201) % 24_000)));
  for (const header of ['agemo', 'age_entry', 'AGEDX']) assert.equal(roleOf(header, days), 'quasi-identifier', header);
  assert.notEqual(roleOf('agent', days), 'quasi-identifier');
  assert.equal(roleOf('age', days), 'quasi-identifier');
  assert.equal(roleOf('Alter', days), 'quasi-identifier');
  assert.notEqual(roleOf('age_of_file', days), 'quasi-identifier');
  assert.notEqual(roleOf('age', [...days, '900000']), 'quasi-identifier');
});
