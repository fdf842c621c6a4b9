import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../analysis/index.ts';
import { takesAtMost } from '../testing/index.ts';
import { loadSchema } from './loadSchema.ts';
import { filesWith, problemsIn, readThrough, schemaOf } from './testFiles.ts';

test('what an alias repeats is wrong once', () => {
  const text =
    'resources:\n- {path: a.csv, schema: &s {fields: [{name: x, quasi:reveal: 2}]}}\n- {path: b.csv, schema: *s}\n';
  assert.equal(problemsIn(text, '/w/datapackage.yaml').length, 1);
});

test('version 1 and version 2 of Data Package say the same in their own words', () => {
  const one = schemaOf({
    profile: 'tabular-data-package',
    resources: [
      {
        name: 'people',
        path: 'data/people.csv',
        encoding: 'windows-1252',
        dialect: { delimiter: ';', header: true, quoteChar: '"', skipInitialSpace: true },
        schema: {
          fields: [
            { name: 'id', type: 'integer', constraints: { required: true, unique: true, enum: [1, 2] } },
            { name: 'zip' },
          ],
          primaryKey: 'id',
          missingValues: ['', '-'],
          foreignKeys: [{ fields: 'zip', reference: { resource: '', fields: 'id' } }],
        },
      },
    ],
  });
  const two = schemaOf({
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    resources: [
      {
        name: 'people',
        type: 'table',
        path: ['data/people.csv'],
        encoding: 'windows-1252',
        dialect: { delimiter: ';', headerRows: [1] },
        schema: {
          fields: [
            {
              name: 'id',
              type: 'integer',
              constraints: { required: true, unique: true },
              categories: [{ value: 1, label: 'a' }, { value: 2 }],
            },
            { name: 'zip' },
          ],
          primaryKey: ['id'],
          missingValues: [{ value: '', label: 'none' }, { value: '-' }],
          foreignKeys: [{ fields: ['zip'], reference: { fields: ['id'] } }],
          uniqueKeys: [['id', 'zip']],
          fieldsMatch: 'subset',
        },
      },
    ],
  });
  for (const { format, resources, problems } of [one, two]) {
    assert.deepEqual(problems, []);
    assert.equal(format, 'data-package');
    const [{ files, encoding, dialect, fields, primaryKey, missingValues, foreignKeys }] = resources;
    assert.deepEqual(
      files.map(({ value }) => value),
      ['/w/data/people.csv'],
    );
    assert.equal(encoding?.value, 'windows-1252');
    assert.deepEqual([dialect.delimiter?.value, dialect.header?.value], [';', true]);
    assert.deepEqual(
      primaryKey.map(({ value }) => value),
      ['id'],
    );
    assert.deepEqual(missingValues?.value, ['', '-']);
    assert.deepEqual(fields[0].values?.value, ['1', '2']);
    assert.deepEqual(
      [fields[0].form, fields[0].isRequired, fields[0].isUnique, fields[1].form],
      ['integer', true, true, 'any'],
    );
    assert.equal(foreignKeys[0].resource, undefined);
  }
  assert.deepEqual([one.resources[0].fieldsMatch, two.resources[0].fieldsMatch], ['exact', 'subset']);
});

test('a resource and a Table Schema may stand alone, and parts in files of their own', () => {
  const resource = schemaOf(
    { name: 'a', path: 'a.csv', schema: 'a.yaml', dialect: 'dialect.json' },
    '/w/a.dataresource.json',
    {
      '/w/a.yaml': 'fields:\n  - name: x\n    quasi:role: sensitive\n',
      '/w/dialect.json': { delimiter: '|' },
    },
  );
  assert.deepEqual(resource.problems, []);
  assert.equal(resource.format, 'data-resource');
  assert.deepEqual(
    resource.resources[0].fields.map(({ name, place }) => [name, place.path]),
    [['x', '/w/a.yaml']],
  );
  assert.equal(resource.resources[0].dialect.delimiter?.value, '|');
  assert.deepEqual([...resource.paths].sort(), ['/w/a.dataresource.json', '/w/a.yaml', '/w/dialect.json']);
  const alone = schemaOf({ fields: [{ name: 'x' }], 'quasi:population': 100 }, '/w/a.schema.json');
  assert.equal(alone.format, 'table-schema');
  assert.equal(alone.resources[0].quasi.said['quasi:population'], 100);
});

test('CSVW: a table or a group of them, what is inherited, and titles as the header has them', () => {
  const { format, resources, problems } = schemaOf(
    {
      '@context': 'http://www.w3.org/ns/csvw',
      null: ['', 'NULL'],
      dialect: { delimiter: '\t', encoding: 'iso-8859-1', headerRowCount: 1 },
      tables: [
        {
          url: 'a.csv',
          'quasi:samplingRate': 0.1,
          tableSchema: {
            columns: [
              {
                name: 'born',
                titles: { en: ['Date of birth', 'DOB'], de: 'Geburtstag' },
                datatype: 'date',
                'quasi:role': 'quasi-identifier',
              },
              { titles: 'Pay', datatype: { base: 'decimal', format: '#,##0' } },
              { name: 'made', virtual: true },
            ],
            primaryKey: 'born',
            foreignKeys: [{ columnReference: 'born', reference: { resource: 'b.csv', columnReference: 'day' } }],
          },
        },
        { url: 'b.csv', null: '-', tableSchema: { columns: [{ name: 'day', datatype: 'gYear' }] } },
      ],
    },
    '/w/csv-metadata.json',
  );
  assert.deepEqual(problems, []);
  assert.equal(format, 'csvw');
  const [a, b] = resources;
  assert.deepEqual(
    a.fields.map(({ name, headings, form }) => [name, headings, form]),
    [
      ['born', ['Date of birth', 'DOB', 'Geburtstag'], 'date'],
      ['Pay', ['Pay'], 'any'],
    ],
  );
  assert.deepEqual([a.missingValues?.value, b.missingValues?.value], [['', 'NULL'], ['-']]);
  assert.deepEqual([a.encoding?.value, b.dialect.delimiter?.value, b.fields[0].form], ['iso-8859-1', '\t', 'year']);
  assert.deepEqual([a.quasi.said['quasi:samplingRate'], b.quasi.said['quasi:samplingRate']], [0.1, undefined]);
  assert.equal(a.fields[0].quasi.said['quasi:role'], 'quasi-identifier');
});

test("what is wrong in Quasi's own properties is told where it stands, and the rest holds", () => {
  const text = `{
  "resources": [{
    "name": "a", "path": "a.csv",
    "quasi:population": -5,
    "quasi:protection": { "mechanism": "randomised", "epsilon": -1, "epsylon": 2 },
    "quasi:role": "subject",
    "quasi:subject": "who",
    "quasi:populationFile": "../../people.csv",
    "schema": { "fields": [
      { "name": "x", "quasi:role": "identifer", "quasi:kind": "agee", "quasi:rol": "x" },
      { "name": "y", "quasi:epsilon": -1, "quasi:categories": ["one"], "quasi:reveal": 2, "quasi:weight": "y" },
      { "name": "z", "quasi:role": "sensitive" }
    ] }
  }]
}`;
  assert.deepEqual(problemsIn(text), [
    '!-5: "quasi:population" needs a number of at least 1; the value here has no effect.',
    '!"randomised": "quasi:protection" "mechanism" needs "randomized-response"; the value here has no effect.',
    '!-1: "quasi:protection" "epsilon" needs a number above 0; the value here has no effect.',
    '!"epsylon": "epsylon" is not known here and has no effect. Did you mean "epsilon"?',
    '!"quasi:role": "quasi:role" belongs to a field or column, so it has no effect here.',
    '!"who": There is no field "who" here.',
    '!"../../people.csv": This path leads outside of the workspace, where nothing is read, so it has no effect. Copy the file into the workspace.',
    '!"identifer": "quasi:role" needs one of "identifier", "quasi-identifier", "sensitive", "insensitive", "subject", "weight"; the value here has no effect. Did you mean "identifier"?',
    '!"agee": "quasi:kind" needs one of "date", "time", "age", "postcode", "coordinate", "category", "number", "code", "text", "name", "email", "phone", "ip", "url"; the value here has no effect. Did you mean "age"?',
    '!"quasi:rol": "quasi:rol" is no property that Quasi knows, so it has no effect. Did you mean "quasi:role"?',
    '!-1: "quasi:epsilon" needs a number above 0; the value here has no effect.',
    '!["one"]: "quasi:categories" needs a list of at least 2 entries; the value here has no effect.',
    '!2: "quasi:reveal" needs a number of at most 1; the value here has no effect.',
    '!"quasi:weight": "quasi:weight" belongs to a resource or table, not to a field, so it has no effect here.',
  ]);
  assert.equal(schemaOf(text).resources[0].fields[2].quasi.said['quasi:role'], 'sensitive');
});

test('what is wrong in the words of a specification costs that piece, and is no grave matter', () => {
  const text = `{ "resources": [{
    "name": "a", "path": "a.csv", "dialect": { "delimiter": "::", "quoteChar": "'", "headerRows": [1, 2] },
    "schema": {
      "fields": [ { "name": "x", "type": "interger" }, { "name": "x" }, { "type": "date" }, "y", { "name": "z", "constraints": { "enum": 5 } } ],
      "primaryKey": "w", "missingValues": [1.5, null],
      "foreignKeys": [{ "fields": "x", "reference": { "resource": "b", "fields": "x" } }]
    },
    "primaryKeys": ["x"]
  }, { "name": "a", "path": 5, "schema": "https://example.org/schema.json" }] }`;
  assert.deepEqual(
    problemsIn(text).map((problem) => problem.split(' ', 9).join(' ')),
    [
      '"::": Quasi reads cells between single ASCII characters, so',
      `"'": Quasi finds quotes, and comments above the table,`,
      '[1, 2]: Quasi reads one row as the header;',
      '"interger": "interger" is no type of Table Schema, so',
      '"x": Another field has this name too; what is',
      '{ "type": "date" }: A field needs a name,',
      '"y": A field needs to be an object; the',
      '5: "enum" needs a list of values; the value',
      '"w": There is no field "w" here.',
      '[1.5, null]: "missingValues" needs a list of values; the',
      '"b": There is no resource "b" here that a',
      '"primaryKeys": "primaryKeys" has no effect beside "schema". Table Schema',
      '{: Another resource has this name too, so keys',
      '5: "path" needs a text or a list of',
      '"https://example.org/schema.json": Nothing is fetched from the web, so this',
    ],
  );
});

test('unsafe paths are refused', () => {
  for (const path of [
    '/etc/passwd',
    '../a.csv',
    'a/../../b.csv',
    '.hidden/a.csv',
    'C:\\a.csv',
    '..\\a.csv',
    '~/a.csv',
    '',
  ]) {
    const { problems, resources } = schemaOf({ resources: [{ name: 'a', path }] });
    assert.equal(problems.length, 1, path);
    assert.match(problems[0].message, /^This is an unsafe path/);
    assert.deepEqual(resources[0].files, []);
  }
  assert.deepEqual(schemaOf({ resources: [{ name: 'a', path: './data/a.csv' }] }).problems, []);
});

test('circles: a schema that names itself, and keys of several tables', () => {
  const self = '{ "resources": [{ "name": "a", "path": "a.csv", "schema": "datapackage.json" }] }';
  assert.deepEqual(problemsIn(self), [
    '!"datapackage.json": This leads back to the file that names it, so it has no effect. Name the file that holds it.',
  ]);
  const table = (name: string, other: string) => ({
    name,
    path: `${name}.csv`,
    schema: { fields: [{ name: 'x' }], foreignKeys: [{ fields: 'x', reference: { resource: other, fields: 'x' } }] },
  });
  const text = JSON.stringify({ resources: [table('a', 'b'), table('b', 'c'), table('c', 'b'), table('d', '')] });
  assert.deepEqual(problemsIn(text), [
    '"b": These keys lead in a circle: b → c → b. No table can be filled before the others.',
  ]);
});

test('what is missing, elsewhere, too long or no schema at all', () => {
  const named = (schema: string) => JSON.stringify({ resources: [{ name: 'a', path: 'a.csv', schema }] });
  assert.match(problemsIn(named('none.json'))[0], /^!"none.json": This file is missing/);
  assert.match(problemsIn('{"type":"object"}', '/w/schema.json')[0], /^!\{: This is no schema that Quasi knows/);
  assert.match(problemsIn('{"resources": [', '/w/datapackage.json')[0], /^!: A closing bracket/);
  assert.match(problemsIn('', '/w/datapackage.json')[0], /There is nothing in it/);
  assert.match(schemaOf('{}', '/elsewhere/datapackage.json').problems[0].message, /outside the workspace/);
});

test('a text of 50 MB is refused without being read', () => {
  let reads = 0;
  const files = {
    folder: '/w',
    realPath: (path: string) => path,
    size: () => 50_000_000,
    isDecodable: () => true,
    read: () => `${reads++}`,
  };
  const { problems } = takesAtMost(50, () => drain(loadSchema('/w/datapackage.json', files)));
  const refused = problems.map(({ message }) => message);
  assert.equal(reads, 0);
  assert.match(refused[0], /longer than the 2000000 characters/);
});

test('a key that stands twice is told, and the last one counts', () => {
  const text = '{ "resources": [{ "path": "a.csv", "path": "b.csv", "name": "a" }] }';
  assert.deepEqual(problemsIn(text), ['"path": "path" is stated twice here; only the last one counts.']);
  assert.equal(schemaOf(text).resources[0].files[0].value, '/w/b.csv');
});

test('fields that share a name may not state different things, by name or by a title', () => {
  const told = (columns: object[]) => {
    const text = JSON.stringify({ '@context': 'http://www.w3.org/ns/csvw', url: 'a.csv', tableSchema: { columns } });
    return problemsIn(text, '/w/a.csv-metadata.json').map((problem) => problem.split(' ', 11).join(' '));
  };
  const one = { name: 'x', titles: ['age', 'Alter'], 'quasi:role': 'quasi-identifier' };
  assert.deepEqual(told([one, { name: 'y', titles: 'Alter', 'quasi:role': 'insensitive' }]), [
    '!"y": Another field has this name too and states another "quasi:role",',
  ]);
  assert.deepEqual(told([one, { name: 'y', titles: 'Alter', 'quasi:reveal': 0.5 }]), [
    '"y": Another field has this name too; what is said of',
  ]);
  assert.deepEqual(told([one, { name: 'y', titles: 'Pay', 'quasi:role': 'insensitive' }]), []);
  const roles = ['sensitive', 'sensitive', 'weight'].map((role) => ({ name: 'x', 'quasi:role': role }));
  const text = JSON.stringify({ fields: [{ name: 'x' }, ...roles], 'quasi:subject': 'x' });
  assert.deepEqual(
    problemsIn(text, '/w/a.schema.json').map((problem) => problem.slice(0, 54)),
    [
      '"x": Another field has this name too; what is said of ',
      '"x": Another field has this name too; what is said of ',
      '!"x": Another field has this name too and states anoth',
      '!"x": The field "x" states the role "sensitive", and h',
    ],
  );
});

test('what lies outside of the workspace by a link is not read, and statistics there are told once', () => {
  const links: Record<string, string> = { '/w/link.csv': '/etc/passwd', '/w/h.csv': '/etc/h', '/w/s.json': '/etc/s' };
  const text = JSON.stringify({
    resources: [
      { name: 'a', path: ['link.csv', 'a.csv', 'https://example.org/b.csv'], 'quasi:statistics': 's.json' },
      { name: 'b', path: 'b.csv', schema: { fields: [{ name: 'x', 'quasi:hierarchy': 'h.csv' }] } },
    ],
    'quasi:populationFile': '../p.csv',
  });
  const files = { ...filesWith({ '/w/datapackage.json': text }), realPath: (path: string) => links[path] ?? path };
  const { resources, problems } = readThrough(loadSchema('/w/datapackage.json', files));
  assert.deepEqual(
    problems.map(({ offset, length, message, isGrave }) => {
      assert.match(message, /^This path leads outside of the workspace/);
      return isGrave && text.slice(offset, offset + length);
    }),
    ['"link.csv"', '"s.json"', '"h.csv"', '"../p.csv"'],
  );
  const [{ files: read, onWeb, quasi }] = resources;
  assert.deepEqual(
    read.map(({ value }) => value),
    ['/w/a.csv'],
  );
  assert.deepEqual(
    onWeb.map(({ offset, length }) => text.slice(offset, offset + length)),
    ['"https://example.org/b.csv"'],
  );
  assert.equal(quasi.said['quasi:statistics'], undefined);
});

test('each mistake is told once, with its cause: lists for texts, answers that stand twice, encodings, lost characters, circles', () => {
  const field = '"name": "x", "quasi:hierarchy": [], "quasi:categories": ["a", "b", "a"]';
  const text = `{ "resources": [{ "path": "a.csv", "quasi:subject": [], "quasi:statistics": [], "encoding": "martian", "schema": { "fields": [{ ${field} }] } }] }`;
  assert.deepEqual(
    problemsIn(text).map((problem) => problem.split(' ', 9).join(' ')),
    [
      '![]: "quasi:subject" needs a text in double quotes; the',
      '![]: "quasi:statistics" needs a text in double quotes, or',
      '"martian": "martian" is no encoding that is known here,',
      '![]: "quasi:hierarchy" needs a text in double quotes; the',
      '!["a", "b", "a"]: One of these answers stands here',
    ],
  );
  assert.doesNotMatch(problemsIn(text)[1], /entries/);
  assert.deepEqual(
    problemsIn('{ "fields": [{ "name": "Gr\uFFFD\uFFFDe" }] }', '/w/a.schema.json').map((problem) =>
      problem.slice(0, 36),
    ),
    ['\uFFFD: A character here is not in UTF-8, so '.slice(0, 36)],
  );
  const written = {
    ...filesWith({ '/w/a.schema.json': '{ "fields": [{ "name": "\uFFFD" }] }' }),
    isDecodable: () => true,
  };
  assert.deepEqual(readThrough(loadSchema('/w/a.schema.json', written)).problems, []);
  const circle = 'resources: &r\n  - path: a.csv\n    schema: {fields: *r}\n';
  assert.deepEqual(problemsIn(circle, '/w/datapackage.yaml'), [
    '!*r: "*r" leads back to where it stands in, so it has no effect.',
  ]);
});

test('a byte order mark before YAML', () => {
  const text = '\uFEFFname: x\nresources:\n  - path: a.csv\n';
  assert.deepEqual(problemsIn(text, '/w/datapackage.yaml'), []);
});
