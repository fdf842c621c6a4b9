import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inferRole } from '../inferRole.ts';
import { formOf } from '../sample.ts';
import { columnOf, finished } from '../testColumn.ts';
import { withOwnOfPeople } from './index.ts';

function rolesOf(columns: Readonly<Record<string, readonly string[]>>): string[] {
  const samples = Object.entries(columns).map(([name, values]) => columnOf(name, repeated(values)));
  return withOwnOfPeople(
    samples.map(formOf),
    samples.map((sample) => finished(inferRole(sample))),
  ).map(({ role }) => role);
}

function repeated(values: readonly string[]): string[] {
  return Array.from({ length: 60 }, (_, i) => values[(i + Math.floor(i / values.length)) % values.length]);
}

test('what people were asked, paid and stopped for is sensitive in many languages', () => {
  const words = ['k1', 'k2', 'k3', 'k4'];
  const headers = ['Zahlungsbereitschaft', 'mode de transport', 'horas extra', 'środek transportu', 'mellantid'];
  for (const header of [
    ...headers,
    'oznámení o nehoda',
    'профсоюз',
    'fazla mesai',
    '支払意思額',
    '出行方式',
    '교통수단',
  ])
    assert.deepEqual(rolesOf({ [header]: words }), ['sensitive'], header);
});

test('who did it, where and under which number is none of that', () => {
  const words = ['k1', 'k2', 'k3', 'k4'];
  for (const header of ['claims bank', 'search area', 'promotion code list'])
    assert.notDeepEqual(rolesOf({ [header]: words }), ['sensitive'], header);
});

test('codes under headers nobody can read are findings where most columns are', () => {
  const findings = { diagnosis: ['asthma', 'angina', 'migraine'], hba1c: ['5.1', '6.2', '7.4'] };
  const codes = { hmvq: ['0', '1'], pqx: ['1', '2', '3', '4'] };
  assert.deepEqual(rolesOf({ ...findings, ...codes }).slice(2), ['sensitive', 'sensitive']);
  assert.deepEqual(rolesOf(codes), ['unknown', 'unknown']);
  assert.deepEqual(rolesOf({ ...findings, session: ['1', '2', '3'] })[2] === 'sensitive', false);
});

test('reasons of absence, help asked for and reactions to medicines are sensitive in many languages', () => {
  const words = ['k1', 'k2', 'k3', 'k4'];
  const headers = ['Fehlgrund', 'type de congé', 'tipo de ayuda', 'causale assenza', 'nec especiais', 'verlofsoort'];
  for (const header of [
    ...headers,
    'rodzaj świadczenia',
    'bidragstyp',
    'вид отпуска',
    'yan etki',
    '副反応',
    '缺勤原因',
    '휴가사유',
  ])
    assert.deepEqual(rolesOf({ [header]: words }), ['sensitive'], header);
});

test('incomes in short are sensitive, words that only look alike are not', () => {
  const bands = ['1', '2', '3', '4', '5'];
  for (const header of ['faminc', 'hhincome', 'netearn', 'rincome', 'logwage', 'hhinc2'])
    assert.deepEqual(rolesOf({ [header]: bands }), ['sensitive'], header);
  for (const header of ['zinc', 'learn', 'province', 'since', 'repay'])
    assert.notDeepEqual(rolesOf({ [header]: ['a1', 'b2', 'c3', 'd4', 'e5'] }), ['sensitive'], header);
});
