import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insightOf } from '../analysis/testTable.ts';
import { riskSharesSentence } from './riskSharesText.ts';

const names = ['zip', 'birth_date', 'sex', 'job'];
const { table, quasiIdentifiers } = insightOf([names.join(','), 'a,b,c,d', 'a,b,c,e'], { quasiIdentifiers: names });
const sentence = (...shares: number[]) => riskSharesSentence(table, quasiIdentifiers, Float64Array.from(shares));

test('the columns that contribute most are named, most first, at most three', () => {
  assert.equal(sentence(0.3, 0.45, 0.25, 0), 'Its risk comes from birth_date (45 %), zip (30 %) and sex (25 %).');
  assert.equal(sentence(0.1, 0.2, 0.1, 0.1), 'Its risk comes from birth_date (40 %), zip (20 %) and sex (20 %).');
});

test('parts are of the risk of the row, whatever that is, and small ones are left out', () => {
  assert.equal(sentence(0.012, 0.027, 0.001, 0), 'Its risk comes from birth_date (68 %) and zip (30 %).');
  assert.equal(sentence(0.95, 0.03, 0.02, 0), 'Its risk comes from zip (95 %).');
});

test('one column alone, and no risk at all', () => {
  assert.equal(sentence(0, 0, 0.4, 0), 'All of its risk comes from sex.');
  assert.equal(sentence(0, 0, 0, 0), undefined);
});
