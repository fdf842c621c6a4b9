import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declarationOf, loadConfig, settingsFor } from '../config/index.ts';
import { statementOf } from './statementOf.ts';
import { schemaOf } from './testFiles.ts';

const said = (resource: object, path?: string) => {
  const { resources, problems } = schemaOf(
    path ? resource : { resources: [{ name: 'a', path: 'data/a.csv', ...resource }] },
    path,
  );
  assert.deepEqual(problems, []);
  const { statedNames: _, ...others } = statementOf(resources[0]);
  return others;
};

test("Quasi's own properties become settings, files by their whole paths", () => {
  const statement = said({
    'quasi:population': 1000,
    'quasi:samplingRate': 0.1,
    'quasi:populationFile': 'people.csv',
    'quasi:subject': 'who',
    'quasi:weight': 'weight',
    schema: {
      fields: [
        { name: 'who' },
        { name: 'weight', type: 'number' },
        {
          name: 'a*',
          'quasi:role': 'sensitive',
          'quasi:kind': 'category',
          'quasi:reveal': 0.25,
          'quasi:hierarchy': 'h/a.csv',
        },
      ],
    },
  });
  assert.deepEqual(statement, {
    population: 1000,
    samplingRate: 0.1,
    populationFile: '/w/people.csv',
    columns: {
      who: { role: 'subject' },
      weight: { role: 'weight' },
      'a\\*': { role: 'sensitive', kind: 'category', reveal: 0.25, hierarchy: '/w/h/a.csv' },
    },
  });
});

test('of the words of the specification only what leaves no doubt: kinds by type, no role by a key', () => {
  const fields = [
    { name: 'id', type: 'integer', constraints: { unique: true } },
    { name: 'born', type: 'date' },
    { name: 'seen', type: 'datetime', format: '%d/%m/%Y' },
    { name: 'mail', type: 'string', format: 'email' },
    { name: 'sex', type: 'string', constraints: { enum: ['f', 'm'] } },
  ];
  assert.deepEqual(
    said({ schema: { fields, primaryKey: 'id', missingValues: ['', '-'] }, dialect: { delimiter: ';', header: true } }),
    {
      missingTokens: ['', '-'],
      delimiter: ';',
      header: 'yes',
      columns: { born: { kind: 'date' }, mail: { kind: 'email' } },
    },
  );
});

test('protection: epsilon of the file and of columns, and the categories that are declared', () => {
  const fields = [
    { name: 'sex', constraints: { enum: ['f', 'm'] } },
    { name: 'edu', categories: [1, 2, 3], 'quasi:epsilon': 0.5, 'quasi:categories': ['1', '2'] },
  ];
  const protection = { mechanism: 'randomized-response', epsilon: 2 };
  assert.deepEqual(said({ 'quasi:protection': protection, schema: { fields } }), {
    epsilon: 2,
    columns: { sex: { categories: ['f', 'm'] }, edu: { epsilon: 0.5, categories: ['1', '2'] } },
  });
});

test('without a header, fields are columns by their numbers; in CSVW each title may be the heading', () => {
  const field = { name: 'x', 'quasi:role': 'identifier' };
  assert.deepEqual(said({ dialect: { header: false }, schema: { fields: [{ name: 'w' }, field] } }).columns, {
    'column 2': { role: 'identifier' },
  });
  const csvw = { url: 'a.csv', tableSchema: { columns: [{ ...field, titles: ['X', 'Eks'] }] } };
  assert.deepEqual(said(csvw, '/w/a.csv-metadata.json').columns, {
    X: { role: 'identifier' },
    Eks: { role: 'identifier' },
  });
});

test('what the header may call columns, unless there is none; of fields that share a name what each says', () => {
  const namesIn = (resource: object) =>
    statementOf(schemaOf({ resources: [{ path: 'a.csv', ...resource }] }).resources[0]).statedNames;
  const schema = { fields: [{ name: 'x' }, { name: 'y' }] };
  assert.deepEqual(namesIn({ schema }), ['x', 'y']);
  assert.deepEqual(namesIn({ schema, dialect: { header: true } }), ['x', 'y']);
  assert.equal(namesIn({ schema, dialect: { header: false } }), undefined);
  assert.equal(namesIn({}), undefined);
  const twice = [
    { name: 'x', 'quasi:role': 'sensitive', 'quasi:kind': 'age' },
    { name: 'x', type: 'date', 'quasi:reveal': 0.1 },
  ];
  const { resources } = schemaOf({ resources: [{ path: 'a.csv', schema: { fields: twice } }] });
  assert.deepEqual(statementOf(resources[0]).columns, { x: { role: 'sensitive', kind: 'age', reveal: 0.1 } });
});

test('quasi.json counts more than a schema, and a schema more than an editor by default', () => {
  const text = JSON.stringify({ population: 5, columns: { y: 'insensitive' } });
  const config = loadConfig('/w/quasi.json', {
    folder: '/w',
    read: () => text,
    realPath: (path) => path,
    size: () => undefined,
  });
  const schema = {
    population: 7,
    delimiter: ';',
    columns: { y: { role: 'sensitive', reveal: 0.1 }, z: 'subject' },
  } as const;
  const editor = { delimiter: ',', population: 9, missingTokens: ['x'] };
  const of = (configurationPreference: 'filesystemFirst' | 'editorFirst') =>
    settingsFor({ ...editor, configurationPreference }, config, '/w/a.csv', schema);
  const settings = of('filesystemFirst');
  assert.deepEqual([settings.population, settings.delimiter, settings.missingTokens], [5, ';', ['x']]);
  assert.deepEqual(declarationOf(settings, 'y'), { role: 'insensitive', reveal: 0.1 });
  assert.deepEqual(declarationOf(settings, 'z'), { role: 'subject' });
  assert.deepEqual([of('editorFirst').population, of('editorFirst').delimiter], [9, ',']);
});
