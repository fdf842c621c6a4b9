import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rolesOf, rowsOf } from './testTable.ts';

const ages = Array.from({ length: 50 }, (_, i) => String(20 + i));
const amounts = Array.from({ length: 50 }, (_, i) => String(1000 + 250 * i));
const spans = Array.from({ length: 50 }, (_, i) => String(3 + 7 * i));
const decimals = Array.from({ length: 40 }, (_, i) => (3 + i / 7).toFixed(1));
const flags = ['0', '1'];

test('beside a loan, its rate and its term are what the person owes', () => {
  const roles = rolesOf({
    age: rowsOf(ages, 3),
    delinquent: rowsOf(flags, 1),
    amount: rowsOf(amounts, 3),
    term: rowsOf(['12', '24', '36'], 1),
    fhist: rowsOf(['1', '2', '3'], 3),
  });
  for (const column of ['delinquent', 'amount', 'term', 'fhist']) assert.equal(roles[column], 'sensitive', column);
  assert.equal(roles['age'], 'quasi-identifier');
});

test('without one, amounts and terms are said of anything', () => {
  const roles = rolesOf({ order: rowsOf(spans, 1), amount: rowsOf(amounts, 3), term: rowsOf(['12', '24'], 1) });
  assert.notEqual(roles['amount'], 'sensitive');
  assert.notEqual(roles['term'], 'sensitive');
});

test('how long and whether it had come by then make a study of people, and none of machines', () => {
  const waited = { stime: rowsOf(spans, 3), fstat: rowsOf(flags, 1), stage: rowsOf(['1', '2', '3'], 1) };
  const ofPeople = rolesOf({ age: rowsOf(ages, 3), sex: rowsOf(['f', 'm'], 1), ...waited });
  for (const column of ['fstat', 'stage']) assert.equal(ofPeople[column], 'sensitive', column);
  assert.notEqual(rolesOf({ pump: rowsOf(['a', 'b', 'c'], 1), ...waited })['fstat'], 'sensitive');
});

test('beside marks, short names of subjects are marks', () => {
  const roles = rolesOf({ MATH: rowsOf(decimals, 1), PHYS: rowsOf(decimals, 3), ANGL: rowsOf(decimals, 7) });
  for (const column of ['MATH', 'PHYS', 'ANGL']) assert.equal(roles[column], 'sensitive', column);
});

test('abbreviations of the laboratory beside an age need no word that is written out', () => {
  const roles = rolesOf({
    age: rowsOf(ages, 3),
    alt: rowsOf(decimals, 1),
    ast: rowsOf(decimals, 3),
    wbc2: rowsOf(decimals, 9),
    hb: rowsOf(decimals, 7),
    plt: rowsOf(spans, 3),
  });
  for (const column of ['alt', 'ast', 'hb', 'plt']) assert.equal(roles[column], 'sensitive', column);
});

test('beside parity, `ht` of yes and no is a high pressure and no height', () => {
  const born = { parity: rowsOf(['0', '1', '2'], 1), bwt: rowsOf(amounts, 3), ht: rowsOf(flags, 1) };
  const roles = rolesOf({ age: rowsOf(ages, 3), ...born, visits: rowsOf(['0', '1', '2', '3'], 1) });
  for (const column of ['parity', 'ht', 'visits']) assert.equal(roles[column], 'sensitive', column);
});

test('what the ill had eaten is asked in an outbreak, and sold in a shop', () => {
  const eaten = { rice: rowsOf(flags, 1), fish: rowsOf(flags, 3), plant7: rowsOf(flags, 5) };
  const roles = rolesOf({
    age: rowsOf(ages, 3),
    sex: rowsOf(['f', 'm'], 1),
    onset: rowsOf(['1', '2', '3'], 1),
    ...eaten,
  });
  for (const column of Object.keys(eaten)) assert.equal(roles[column], 'sensitive', column);
  assert.notEqual(
    rolesOf({ shop: rowsOf(['a', 'b', 'c'], 1), price: rowsOf(decimals, 1), ...eaten })['rice'],
    'sensitive',
  );
});

test('short names of traits make an instrument without any age', () => {
  const scores = rowsOf(spans.slice(0, 30), 3);
  const roles = rolesOf({ bfext: scores, bfneur: scores, bfagree: scores, traitanx: scores, bfopen: scores });
  for (const column of Object.keys(roles)) assert.equal(roles[column], 'sensitive', column);
});
