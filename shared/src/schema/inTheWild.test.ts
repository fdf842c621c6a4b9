/** Schemas as people publish them: nothing correct is reported as wrong, and their statements hold. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTable } from '../table/index.ts';
import { columnsOfFields, statedColumns, unstatedColumns } from './statedColumns.ts';
import { readThrough, schemaOf } from './testFiles.ts';

const fields = [{ name: 'id' }, { name: 'town' }];

const packageOf = (resource: object, ...others: object[]) => ({
  resources: [{ name: 'a', path: 'a.csv', schema: { fields }, ...resource }, ...others],
});

const csvw = 'http://www.w3.org/ns/csvw';

test('dialects as Frictionless Framework writes them, the place of the specification first', () => {
  const dialectOf = (resource: object) => {
    const { resources, problems } = schemaOf(packageOf(resource));
    assert.deepEqual(problems, []);
    const { delimiter, header } = resources[0].dialect;
    return [delimiter?.value, header?.value];
  };
  assert.deepEqual(dialectOf({ dialect: { csv: { delimiter: '|' } } }), ['|', undefined]);
  assert.deepEqual(dialectOf({ dialect: { header: false, delimiter: ';', csv: { delimiter: '|' } } }), [';', false]);
  assert.deepEqual(dialectOf({ layout: { header: false } }), [undefined, false]);
});

test('"fieldsMatch" in a list of one, as drafts have it', () => {
  const { resources, problems } = schemaOf(packageOf({ schema: { fields, fieldsMatch: ['subset'] } }));
  assert.deepEqual([resources[0].fieldsMatch, problems], ['subset', []]);
});

test('keys to other packages, to the table itself as version 0 says it, and of a schema that stands alone', () => {
  const keyTo = (reference: object) => ({
    fields,
    foreignKeys: [{ fields: 'town', reference: { fields: 'name', ...reference } }],
  });
  for (const reference of [
    { package: 'https://example.org/datapackage.json', resource: 'towns' },
    { datapackage: 'https://example.org/datapackage.json', resource: 'towns' },
    { datapackage: '', resource: 'self', fields: 'id' },
  ])
    assert.deepEqual(schemaOf(packageOf({ schema: keyTo(reference) })).problems, []);
  assert.deepEqual(schemaOf(keyTo({ resource: 'towns' }), '/w/a.schema.json').problems, []);
  const alone = { name: 'a', path: 'a.csv', schema: keyTo({ resource: 'towns' }) };
  assert.deepEqual(schemaOf(alone, '/w/a.dataresource.json').problems, []);
  assert.equal(schemaOf(packageOf({ schema: keyTo({ resource: 'towns' }) })).problems.length, 1);
});

test('lists of lists are no list of values', () => {
  const listed = [{ name: 'l', type: 'list', constraints: { enum: [['a'], ['b']] } }];
  assert.deepEqual(schemaOf(packageOf({ schema: { fields: listed } })).problems, []);
});

test('files that hold no table in plain text are none that is looked at', () => {
  const { resources, problems } = schemaOf(
    packageOf({ path: ['a.csv', 'b.csv.zip'] }, { name: 'x', path: 'x.PNG' }, { name: 'y', path: 'y.txt' }),
  );
  assert.deepEqual(problems, []);
  assert.deepEqual(
    resources.map(({ files, notText }) => [files.length, notText.length]),
    [
      [1, 1],
      [0, 1],
      [1, 0],
    ],
  );
});

test('URLs of CSVW: bases, encoded characters, and ways up within the workspace', () => {
  const filesOf = (url: string, context: unknown = csvw) => {
    const { resources, problems } = schemaOf({ '@context': context, url }, '/w/meta/csv-metadata.json');
    assert.deepEqual(problems, []);
    return resources[0].files.map(({ value }) => value);
  };
  assert.deepEqual(filesOf('a.csv', [csvw, { '@language': 'en', '@base': 'data/' }]), ['/w/meta/data/a.csv']);
  assert.deepEqual(filesOf('a.csv', [csvw, { '@base': 'data/x.json' }]), ['/w/meta/data/a.csv']);
  assert.deepEqual(filesOf('a.csv', [csvw, { '@base': 'https://example.org/data/' }]), ['/w/meta/a.csv']);
  assert.deepEqual(filesOf('my%20a%C3%A4.csv'), ['/w/meta/my aä.csv']);
  assert.deepEqual(filesOf('100%.csv'), ['/w/meta/100%.csv']);
  assert.deepEqual(filesOf('../a.csv'), ['/w/a.csv']);
  const above = schemaOf({ '@context': csvw, url: '../../a.csv' }, '/w/meta/csv-metadata.json').problems;
  assert.deepEqual(
    above.map(({ message }) => message.slice(0, 43)),
    ['This path leads outside of the workspace, w'],
  );
  const shared = { '@context': csvw, columns: [{ titles: 'x' }] };
  const linked = schemaOf(
    { '@context': csvw, url: '../a.csv', tableSchema: '../schemas/a.json' },
    '/w/meta/csv-metadata.json',
    { '/w/schemas/a.json': shared },
  );
  assert.deepEqual([linked.problems, linked.resources[0].fields.length], [[], 1]);
});

test('what is wrong in the metadata of one table is told once', () => {
  const { problems } = schemaOf({ '@context': csvw, url: 'a.csv', tableSchema: 'https://example.org/s.json', null: 5 });
  assert.equal(problems.length, 2);
});

test('keys of CSVW: to a table by its schema, by virtual columns, by titles as URLs write them', () => {
  const { problems } = schemaOf(
    {
      '@context': csvw,
      tables: [
        {
          url: './a.csv',
          tableSchema: {
            columns: [{ name: 'town' }],
            foreignKeys: [
              { columnReference: 'town', reference: { schemaReference: 'b.json', columnReference: 'name' } },
              { columnReference: 'town', reference: { resource: 'b.csv', columnReference: 'The%20n' } },
            ],
          },
        },
        {
          url: 'b.csv',
          tableSchema: {
            columns: [{ titles: 'The n' }, { name: 'v', virtual: true }],
            primaryKey: ['The%20n', 'v'],
            foreignKeys: [{ columnReference: 'The%20n', reference: { resource: 'a.csv', columnReference: 'town' } }],
          },
        },
      ],
    },
    '/w/csv-metadata.json',
  );
  // The circle is there; nothing else is.
  assert.deepEqual(
    problems.map(({ message }) => message.slice(0, 30)),
    ['These keys lead in a circle: a'],
  );
});

test('a column of CSVW with neither name nor titles is known by its place, and nothing more can be said of it', () => {
  const of = (last: object) =>
    schemaOf(
      { '@context': csvw, url: 'a.csv', tableSchema: { columns: [{ name: 'x' }, last] } },
      '/w/csv-metadata.json',
    );
  const { resources, problems } = of({ datatype: 'string' });
  assert.deepEqual(problems, []);
  const { names } = statedColumns(resources[0]);
  const options = { missingTokens: [''], trim: false, header: true };
  const table = readThrough(readTable(new TextEncoder().encode('x,y,z\n1,2,3\n'), options));
  assert.deepEqual(columnsOfFields(names, table), [0, 1]);
  assert.deepEqual(unstatedColumns(names, table), [2]);
  assert.deepEqual(
    of({ 'quasi:role': 'sensitive' }).problems.map(({ message, isGrave }) => [message.slice(0, 12), isGrave]),
    [['This column ', true]],
  );
});
