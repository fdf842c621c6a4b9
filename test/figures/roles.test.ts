/** What the columns of real tables are taken for: every identifier, and nothing that is none. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { dataFile } from './data.ts';
import { found, measured } from './quasi.ts';

const rolesIn = (path: string): Record<string, string> =>
  Object.fromEntries(
    measured(dataFile(path), '--only', 'columns').columns.map(({ name, role, kind }) => [name, `${role}, ${kind}`]),
  );

test('synthetic patients: direct identifiers in every usual form', () => {
  assert.deepEqual(rolesIn('medical/synthea_patients.csv'), {
    Id: 'identifier, code',
    BIRTHDATE: 'quasi-identifier, date',
    DEATHDATE: 'quasi-identifier, date',
    SSN: 'identifier, code',
    DRIVERS: 'identifier, code',
    PASSPORT: 'identifier, code',
    PREFIX: 'quasi-identifier, category',
    FIRST: 'identifier, name',
    LAST: 'identifier, name',
    SUFFIX: 'unknown, category',
    MAIDEN: 'identifier, name',
    MARITAL: 'quasi-identifier, category',
    RACE: 'quasi-identifier, category',
    ETHNICITY: 'quasi-identifier, category',
    GENDER: 'quasi-identifier, category',
    BIRTHPLACE: 'quasi-identifier, category',
    ADDRESS: 'identifier, text',
    CITY: 'quasi-identifier, category',
    STATE: 'quasi-identifier, category',
    COUNTY: 'quasi-identifier, category',
    ZIP: 'quasi-identifier, postcode',
    LAT: 'quasi-identifier, coordinate',
    LON: 'quasi-identifier, coordinate',
    HEALTHCARE_EXPENSES: 'insensitive, number',
    HEALTHCARE_COVERAGE: 'sensitive, number',
  });
});

const direct = ['direct-identifier', 'embedded-identifier'];

test('synthetic patients: nothing else is called an identifier', () => {
  const columns = ['SSN', 'DRIVERS', 'PASSPORT', 'FIRST', 'LAST', 'MAIDEN', 'ADDRESS'];
  const expected = [...columns.map((name) => `direct-identifier ${name}`), 'identifying-column Id'];
  assert.deepEqual(found(dataFile('medical/synthea_patients.csv'), ...direct, 'identifying-column'), expected);
});

test('adult: no direct identifier, the weight is a weight', () => {
  assert.deepEqual(found(dataFile('adult/adult.csv'), ...direct, 'identifying-column'), []);
  assert.deepEqual(rolesIn('adult/adult.csv'), {
    age: 'quasi-identifier, age',
    workclass: 'quasi-identifier, category',
    fnlwgt: 'weight, number',
    education: 'quasi-identifier, category',
    'education-num': 'quasi-identifier, category',
    'marital-status': 'quasi-identifier, category',
    occupation: 'quasi-identifier, category',
    relationship: 'quasi-identifier, category',
    race: 'quasi-identifier, category',
    sex: 'quasi-identifier, category',
    'capital-gain': 'sensitive, number',
    'capital-loss': 'sensitive, number',
    'hours-per-week': 'quasi-identifier, category',
    'native-country': 'quasi-identifier, category',
    income: 'sensitive, category',
  });
});

test('transactions: the customer is the subject', () => {
  assert.equal(rolesIn('retail/pwscup2017_T_named.csv')['customer_id'], 'subject, code');
});

for (const file of readdirSync(dataFile('datapackages'), { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.csv')) continue;
  test(`${basename(file)}: no direct identifier, and no key is told of: its rows are about nobody`, () => {
    const path = dataFile(`datapackages/${file}`);
    assert.deepEqual(found(path, ...direct), []);
    assert.deepEqual(found(path, 'identifying-column'), []);
  });
}
