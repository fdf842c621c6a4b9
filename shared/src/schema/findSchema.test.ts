import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../analysis/index.ts';
import { findSchema, isSchemaName, namesData, resourceFor } from './findSchema.ts';
import { loadSchema } from './loadSchema.ts';
import { filesWith, schemaOf } from './testFiles.ts';

const fields = { fields: [{ name: 'x' }] };
const listing = (path: string) => ({ resources: [{ name: 'a', path, schema: fields }] });

function found(texts: Readonly<Record<string, unknown>>, file = '/w/data/a.csv', top = '/w') {
  const files = filesWith(texts);
  const result = findSchema(file, top, (path) => (path in texts ? drain(loadSchema(path, files)) : undefined));
  return {
    path: result.found?.schema.path,
    resource: result.found?.resource,
    passed: result.passed.map(({ path }) => path),
  };
}

test('each convention leads to the schema', () => {
  const table = { url: 'a.csv', tableSchema: { columns: [{ name: 'x' }] } };
  const cases: [string, unknown][] = [
    ['/w/data/a.schema.json', fields],
    ['/w/data/a.tableschema.yaml', 'fields: [{name: x}]'],
    ['/w/data/a.csv-metadata.json', table],
    ['/w/data/a.csv-metadata.json', { ...table, url: 'https://example.org/a.csv' }],
    ['/w/data/datapackage.json', listing('a.csv')],
    ['/w/datapackage.yml', 'resources: [{name: a, path: [b.csv, data/a.csv], schema: {fields: [{name: x}]}}]'],
    ['/w/data/csv-metadata.json', { tables: [table] }],
    ['/w/data/tableschema.json', fields],
    ['/w/data/schema.json', fields],
  ];
  for (const [path, text] of cases) {
    const { path: at, resource } = found({ [path]: text });
    assert.equal(at, path);
    assert.deepEqual(
      resource?.fields.map(({ name }) => name),
      ['x'],
      path,
    );
  }
});

test('one that is named after the file comes first, then the nearest that lists it', () => {
  const all = {
    '/w/data/a.schema.json': fields,
    '/w/data/datapackage.json': listing('a.csv'),
    '/w/datapackage.json': listing('data/a.csv'),
    '/w/data/schema.json': fields,
  };
  const order: string[] = [];
  const left: Record<string, unknown> = { ...all };
  for (let at = found(left).path; at !== undefined; at = found(left).path) {
    order.push(at);
    delete left[at];
  }
  assert.deepEqual(order, Object.keys(all));
});

test('what lists other files, lies above the workspace, or is a JSON Schema is passed over', () => {
  assert.deepEqual(found({ '/w/datapackage.json': listing('data/b.csv') }).passed, ['/w/datapackage.json']);
  assert.equal(found({ '/w/datapackage.json': listing('data/a.csv') }, '/w/data/a.csv', '/w/data').path, undefined);
  const jsonSchema = { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object', properties: {} };
  assert.equal(found({ '/w/data/schema.json': jsonSchema, '/w/data/a.schema.json': jsonSchema }).path, undefined);
});

test('a schema of the file that cannot be read is found, with nothing in it', () => {
  const { path, resource } = found({ '/w/data/a.schema.json': '{ "fields": [' });
  assert.deepEqual([path, resource], ['/w/data/a.schema.json', undefined]);
});

test('names of schemas, and which of them list data', () => {
  const names = [
    'datapackage.yaml',
    'a.tableschema.json',
    'a.schema.yml',
    'x/a.csv-metadata.json',
    'csv-metadata.json',
    'data.csv',
    'quasi.json',
  ];
  assert.deepEqual(
    names.map((name) => `${Number(isSchemaName(name))}${Number(namesData(name))}`),
    ['11', '10', '10', '11', '11', '00', '00'],
  );
  assert.equal(resourceFor(schemaOf(fields, '/w/x.schema.json'), '/w/any.csv')?.fields.length, 1);
});
