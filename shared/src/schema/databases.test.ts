import assert from 'node:assert/strict';
import { test } from 'node:test';
import { databasesBeside } from './databases.ts';
import { schemaOf } from './testFiles.ts';

const fields = { fields: [{ name: 'x' }] };
const resource = (name: string, more: object = {}) => ({ name, path: `${name}.csv`, schema: fields, ...more });
const noised = resource('noised', { 'quasi:protection': { mechanism: 'randomized-response', epsilon: 2 } });

function beside(resources: readonly object[], more: object = {}): string[] {
  const schema = schemaOf({ ...more, resources });
  return databasesBeside(schema.resources[0], schema).map(({ path, rate }) => `${path} ${rate}`);
}

test('other tables of one file that state a rate are databases', () => {
  const rated = resource('a', { 'quasi:samplingRate': 0.1 });
  const all = [
    noised,
    rated,
    resource('b', { 'quasi:samplingRate': 1 }),
    resource('unrated'),
    resource('parts', { path: ['p1.csv', 'p2.csv'], 'quasi:samplingRate': 0.2 }),
    { ...resource('web', { 'quasi:samplingRate': 0.3 }), path: 'https://example.org/c.csv' },
    { ...resource('same', { 'quasi:samplingRate': 0.4 }), path: 'noised.csv' },
    { ...resource('again', { 'quasi:samplingRate': 0.5 }), path: 'a.csv' },
  ];
  assert.deepEqual(beside(all), ['/w/a.csv 0.1', '/w/b.csv 1']);
});

test('a rate that the package states is that of each table, unless one states its own', () => {
  const tables = [noised, resource('a'), resource('b', { 'quasi:samplingRate': 0.5 })];
  assert.deepEqual(beside(tables, { 'quasi:samplingRate': 0.1 }), ['/w/a.csv 0.1', '/w/b.csv 0.5']);
});

test('a table by itself has none', () => {
  assert.deepEqual(beside([{ ...noised, 'quasi:samplingRate': 0.1 }]), []);
});

test('tables of CSVW are the same', () => {
  const table = (url: string, more: object) => ({ url, tableSchema: { columns: [{ name: 'x' }] }, ...more });
  const tables = [table('noised.csv', {}), table('a.csv', { 'quasi:samplingRate': 0.25 })];
  const schema = schemaOf({ '@context': 'http://www.w3.org/ns/csvw', tables }, '/w/csv-metadata.json');
  const found = databasesBeside(schema.resources[0], schema);
  assert.deepEqual(
    found.map(({ path, rate }) => [path, rate]),
    [['/w/a.csv', 0.25]],
  );
});
