import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rolesOf, rowsOf } from './testTable.ts';

const decimals = Array.from({ length: 40 }, (_, i) => (3 + i / 7).toFixed(2));
const flags = ['0', '1'];
const ages = Array.from({ length: 50 }, (_, i) => String(20 + i));

test('beside laboratory results and diagnoses, what nobody named is clinical too', () => {
  const roles = rolesOf({
    age: rowsOf(ages, 3),
    sex: rowsOf(['f', 'm'], 1),
    glucose: rowsOf(decimals, 1),
    creatinine: rowsOf(decimals, 3),
    hypertension: rowsOf(flags, 1),
    ALT: rowsOf(decimals, 7),
    xq_max: rowsOf(decimals, 9),
    qv7: rowsOf(flags, 3),
    class: rowsOf(['1', '2'], 1),
  });
  for (const column of ['glucose', 'creatinine', 'hypertension', 'ALT', 'xq_max', 'qv7', 'class'])
    assert.equal(roles[column], 'sensitive', column);
  for (const column of ['age', 'sex']) assert.equal(roles[column], 'quasi-identifier', column);
});

test('one habit makes no clinic', () => {
  const roles = rolesOf({
    age: rowsOf(ages, 3),
    smoker: rowsOf(flags, 1),
    qv7: rowsOf(decimals, 3),
    ALT: rowsOf(decimals, 5),
  });
  assert.equal(roles['smoker'], 'sensitive');
  assert.notEqual(roles['qv7'], 'sensitive');
  assert.notEqual(roles['ALT'], 'sensitive');
});

test('where tests stand below each other, their values are sensitive', () => {
  const roles = rolesOf({
    visit: rowsOf(['1', '2', '3'], 1),
    what: rowsOf(['glucose', 'creatinine', 'heart rate', 'systolic'], 1),
    value: rowsOf(decimals, 3),
  });
  assert.equal(roles['what'], 'sensitive');
  assert.equal(roles['value'], 'sensitive');
});

test('the last column, called class, is an outcome; a form at school is not', () => {
  const other = { a: rowsOf(decimals, 1), b: rowsOf(decimals, 3) };
  assert.equal(rolesOf({ ...other, class: rowsOf(['good', 'bad'], 1) })['class'], 'sensitive');
  assert.notEqual(rolesOf({ ...other, class: rowsOf(['8a', '8b'], 1) })['class'], 'sensitive');
});
