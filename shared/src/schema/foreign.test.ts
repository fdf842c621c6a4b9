/** Files of dbt and data contracts: which are read, which file is which table of theirs, and what of their words counts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../analysis/index.ts';
import { findSchema, isForeignSchemaName, resourceFor } from './findSchema.ts';
import { loadSchema } from './loadSchema.ts';
import { statementOf } from './statementOf.ts';
import { filesWith, problemsIn, schemaOf } from './testFiles.ts';

const dbt = `version: 2
models:
  - name: orders
    config: {alias: shop_orders}
    columns: [{name: Total, quote: true}, {name: id}]
  - name: empty
sources:
  - name: raw
    tables:
      - name: people
        identifier: people_v2
        meta: {quasi:population: 5000}
        columns: [{name: mail, meta: {quasi:role: identifier}}]
`;

const contract = (servers: object[] = []) => ({
  apiVersion: 'v3.1.0',
  kind: 'DataContract',
  servers,
  schema: [
    {
      name: 'people',
      physicalName: 'people_v2',
      properties: [
        { name: 'mail', physicalName: 'mail_txt', logicalType: 'string', logicalTypeOptions: { format: 'email' } },
        { name: 'born', logicalType: 'date', required: true },
      ],
    },
  ],
});

test('a table is the file of its name, in any case, packed or as a sheet', () => {
  const schema = schemaOf(dbt, '/w/schema.yml');
  assert.deepEqual([schema.format, schema.problems], ['dbt', []]);
  const tableOf = (file: string) => resourceFor(schema, file)?.name;
  const named = ['orders.csv', 'SHOP_ORDERS.parquet', 'people.csv.gz', 'people_v2.jsonl', 'book.xlsx#Orders', 'x.csv'];
  assert.deepEqual(
    named.map((name) => tableOf(`/w/data/${name}`)),
    ['orders', 'orders', 'people', 'people', 'orders', undefined],
  );
});

test('columns have names as the warehouse writes them, and meta holds what Quasi has properties for', () => {
  const [orders, , people] = schemaOf(dbt, '/w/schema.yml').resources;
  assert.deepEqual(
    orders.fields.map(({ headings }) => headings),
    [['Total'], ['id', 'ID']],
  );
  const { population, columns } = statementOf(people);
  assert.deepEqual([population, columns?.['MAIL']], [5000, { role: 'identifier' }]);
});

test('a data contract describes columns by either name; dates may be written as they like', () => {
  const [people] = schemaOf(contract(), '/w/datacontract.yaml').resources;
  assert.deepEqual(people.calledAs, ['people', 'people_v2']);
  const { columns } = statementOf(people);
  assert.deepEqual([columns?.['mail_txt'], columns?.['born']], [{ kind: 'email' }, undefined]);
  assert.deepEqual([people.fields[1].form, people.fields[1].isRequired], ['any', true]);
});

test('a local server of a contract names the file, with the table in its path or for the only one', () => {
  const filesOf = (path: string) =>
    schemaOf(contract([{ server: 'x', type: 'local', path, format: 'csv' }]), '/w/odcs.yaml').resources[0].files.map(
      ({ value }) => value,
    );
  assert.deepEqual(filesOf('./data/p.csv'), ['/w/data/p.csv']);
  assert.deepEqual(filesOf('data/{model}.csv'), ['/w/data/people.csv']);
  assert.deepEqual(filesOf('data/*.csv'), []);
});

test('each convention leads to them, from the folder of the file upwards, and ours come first', () => {
  const found = (texts: Readonly<Record<string, unknown>>) =>
    findSchema('/w/seeds/people.csv', '/w', (path) =>
      path in texts ? drain(loadSchema(path, filesWith(texts))) : undefined,
    ).found;
  const names = ['seeds/schema.yml', 'seeds/people.yml', '_sources.yml', 'seeds/_seeds__sources.yml', 'properties.yml'];
  for (const name of names) assert.equal(found({ [`/w/${name}`]: dbt })?.resource?.name, 'people', name);
  for (const name of ['seeds/people.odcs.yaml', 'datacontract.yaml', 'datacontract.odcs.yml', 'seeds/odcs.yaml'])
    assert.equal(found({ [`/w/${name}`]: contract() })?.resource?.name, 'people', name);
  const both = { '/w/seeds/schema.yml': dbt, '/w/seeds/tableschema.json': { fields: [{ name: 'x' }] } };
  assert.equal(found(both)?.schema.format, 'table-schema');
  assert.equal(found({ '/w/seeds/schema.yml': dbt.replaceAll('people', 'others') }), undefined);
});

test('what has such a name and is something else is left alone', () => {
  for (const text of [
    'version: 2\nmacros: [{name: x}]\n',
    'kind: DataContract\n',
    'models: {a: 1}\n',
    'sources: [1]\n',
  ])
    assert.equal(schemaOf(text, '/w/schema.yml').format, undefined, text);
  for (const name of ['_orders__models.yml', 'schema.yml', 'a.odcs.yaml', 'datacontract.json'])
    assert.ok(isForeignSchemaName(`/w/${name}`), name);
  for (const name of ['docker-compose.yml', 'odcs.csv', 'my_models.yml']) assert.ok(!isForeignSchemaName(name), name);
});

test('odd parts cost only themselves', () => {
  const odd = `models:
  - 5
  - name: a
    columns: [3, {name: ""}, {name: b, meta: [1], tags: {pii: true}, config: 7}]
  - name: [x]
`;
  const { resources } = schemaOf(odd, '/w/schema.yml');
  assert.deepEqual(
    resources.map(({ name, fields }) => [name, fields.map((field) => field.tag?.value.words)]),
    [['a', ['pii: true']]],
  );
  assert.ok(problemsIn(odd, '/w/schema.yml').every((problem) => !problem.startsWith('!')));
});
