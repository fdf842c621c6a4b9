import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rolesOf, rowsOf } from './testTable.ts';

const ages = rowsOf(['23', '41', '35', '67', '52', '19'], 1);

test('codes of household surveys say what they mean, if there are several of them', () => {
  const few = rowsOf(['1', '2', '3'], 2);
  const roles = rolesOf({ v012: ages, v024: few, v025: rowsOf(['1', '2'], 1), v501: few });
  assert.deepEqual(Object.values(roles), Array(4).fill('quasi-identifier'));
  assert.equal(rolesOf({ v012: ages, a: few, b: few })['v012'], 'unknown');
});

test('official surveys have codes of their own', () => {
  const few = rowsOf(['1', '2', '3'], 2);
  for (const codes of [
    'DB040 RB090 PL031 PB190',
    'domicil gndr eisced marsts',
    'RIAGENDR RIDRETH3 DMDEDUC2 DMDMARTL',
    'IMMIG ST004D01T HISCED MISCED',
  ]) {
    const headers = codes.split(' ');
    const roles = rolesOf(Object.fromEntries(headers.map((header) => [header, few])));
    assert.deepEqual(Object.values(roles), Array(headers.length).fill('quasi-identifier'), codes);
  }
});

test('flags side by side are about one matter if several of them are', () => {
  const flag = rowsOf(['0', '1'], 3);
  const roles = rolesOf({ age: ages, haupts: flag, reals: flag, abitur: flag, univ: flag });
  assert.equal(roles['haupts'], 'quasi-identifier');
  assert.equal(rolesOf({ age: ages, haupts: flag, reals: flag, xq: flag, univ: flag })['haupts'], 'unknown');
  assert.equal(rolesOf({ age: ages, hhkids: rowsOf(['0', '1', '2', '4'], 3) })['hhkids'], 'quasi-identifier');
});

test('`address` of urban and rural is a sort of place and names nobody', () => {
  for (const values of [
    ['U', 'R'],
    ['Urban', 'Rural'],
  ])
    assert.equal(rolesOf({ age: ages, address: rowsOf(values, 1) })['address'], 'quasi-identifier');
});

test('an account beside a bank is one from which money can be taken', () => {
  const numbers = Array.from({ length: 60 }, (_, i) => String(1_422_753_572 + 7919 * i));
  const routing = rowsOf(['021000021', '011401533', '091000019'], 1);
  assert.equal(rolesOf({ age: ages, routing_no: routing, acct_no: numbers })['acct_no'], 'identifier');
});
