/** Schemas beside data, in an editor: their statements are in force, their flaws are reported, and one leads to the other. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { CompletionItem, Diagnostic, Hover, Location } from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { eventually } from '../eventually.ts';
import { able, Workspace } from './workspace.ts';

const people = Array.from({ length: 40 }, (_, i) => `${1000 + i},${20 + (i % 9)},${i % 2 ? 'f' : 'm'},u${i}@x.org\n`);
const csv = `id;age;sex;mail\n${people.join('').replaceAll(',', ';')}`;

const field = (name: string, more: object = {}) => ({ name, ...more });

function packageOf(fields: object[], more: object = {}): string {
  const resource = { name: 'people', path: 'people.csv', ...more, schema: { fields } };
  return JSON.stringify({ resources: [resource] }, null, 2);
}

const whole = packageOf([
  field('id', { 'quasi:role': 'identifier' }),
  field('age', { 'quasi:role': 'quasi-identifier' }),
  field('sex', { 'quasi:role': 'quasi-identifier' }),
  field('mail', { 'quasi:role': 'identifier' }),
]);

let workspace: Workspace;

before(async () => {
  workspace = await Workspace.open({});
});

after(() => workspace.close());

async function openSchema(name: string, text: string): Promise<string> {
  workspace.write(name, text);
  return await workspace.openConfig(name);
}

function codesOf(uri: string): (string | number | undefined)[] {
  return workspace.client.shown(uri).map(({ code }) => code);
}

function shows(uri: string, ...codes: string[]): Promise<void> {
  return workspace.client.until(() => codesOf(uri).sort().join() === codes.sort().join(), `${codes} in ${uri}`);
}

function at(text: string, needle: string, uri = ''): { line: number; character: number } {
  const offset = text.indexOf(needle);
  assert.ok(offset >= 0, `${needle} is in ${uri}`);
  return TextDocument.create(uri, '', 0, text).positionAt(offset + 1);
}

async function hovered(uri: string, text: string, needle: string): Promise<string> {
  const params = { textDocument: { uri }, position: at(text, needle) };
  const hover: Hover | null = await workspace.client.connection.sendRequest('textDocument/hover', params);
  return hover ? (hover.contents as { value: string }).value : '';
}

function definition(uri: string, text: string, needle: string): Promise<Location[]> {
  const params = { textDocument: { uri }, position: at(text, needle) };
  return workspace.client.connection.sendRequest('textDocument/definition', params);
}

async function completed(uri: string, text: string, needle: string): Promise<string[]> {
  const params = { textDocument: { uri }, position: at(text, needle) };
  const items: CompletionItem[] = await workspace.client.connection.sendRequest('textDocument/completion', params);
  return items.map(({ label }) => label);
}

/** Each test has a folder of its own. */
let count = 0;
function place(): string {
  return `t${++count}`;
}

test('a document follows the schema beside it, as it is typed and when it goes', async () => {
  const folder = place();
  workspace.write(`${folder}/people.csv`, csv);
  const data = await workspace.openData(`${folder}/people.csv`);
  const card = () => hovered(data, csv, 'age');
  assert.match(await card(), /Quasi-identifier/);
  const insensitive = whole.replace(
    '"age",\n            "quasi:role": "quasi-identifier"',
    '"age", "quasi:role": "insensitive"',
  );
  assert.notEqual(insensitive, whole);
  workspace.write(`${folder}/datapackage.json`, insensitive);
  await workspace.changed(`${folder}/datapackage.json`);
  await workspace.client.settled(data, true);
  assert.match(await card(), /Insensitive/);
  const schema = await workspace.openConfig(`${folder}/datapackage.json`);
  await workspace.type(schema, whole);
  await workspace.client.settled(data, true);
  assert.match(await card(), /Quasi-identifier/);
  await workspace.closeDocument(schema);
  await workspace.client.settled(data, true);
  assert.match(await card(), /Insensitive/, 'what is on disk counts again');
  rmSync(join(workspace.folder, folder, 'datapackage.json'));
  await workspace.changed(`${folder}/datapackage.json`);
  await workspace.client.settled(data, true);
  assert.match(await card(), /Quasi-identifier/);
  await workspace.closeDocument(data);
});

test('a long schema holds before anything is shown of its data, and again once a change of it has been read', async () => {
  const folder = place();
  // An identifier by its values, as long as nothing else is said of it.
  const longOne = (role: string, name = 'x') =>
    packageOf([
      field('mail', { 'quasi:role': role }),
      ...['id', 'age', 'sex'].map((each) => field(each)),
      ...Array.from({ length: 3000 }, (_, i) => field(`${name}${i}`, { type: 'string' })),
    ]);
  workspace.write(`${folder}/people.csv`, csv);
  workspace.write(`${folder}/datapackage.json`, longOne('insensitive'));
  const data = await workspace.openData(`${folder}/people.csv`);
  const isFound = ({ code, message }: Diagnostic) => code === 'direct-identifier' && String(message).includes('mail');
  const published = workspace.client.publications.filter(({ uri }) => uri === data);
  assert.ok(published.length > 0);
  assert.ok(
    published.every(({ diagnostics }) => !diagnostics.some(isFound)),
    'the schema was waited for',
  );

  const schema = await workspace.openConfig(`${folder}/datapackage.json`);
  // The second comes while the first is being read.
  await workspace.type(schema, longOne('insensitive', 'y'));
  await workspace.type(schema, longOne('identifier', 'z'));
  await workspace.client.until(() => workspace.client.shown(data).some(isFound), 'the role of the last text');
  await workspace.client.settled(data, true);
  assert.match(await hovered(data, csv, 'mail'), /Identifier/);
  await workspace.closeDocument(schema);
  await workspace.client.until(() => !workspace.client.shown(data).some(isFound), 'the role of the text on disk');
  await workspace.closeDocument(data);
});

test('of a schema with something that is not understood nothing is applied, and it is told in it though it is not open', async () => {
  const folder = place();
  const wrong = whole.replace('"insensitive"', '"x"').replace('"quasi-identifier"', '"quasi-identifer"');
  workspace.write(`${folder}/people.csv`, csv);
  workspace.write(`${folder}/datapackage.json`, wrong);
  const data = await workspace.openData(`${folder}/people.csv`);
  const schema = workspace.uri(`${folder}/datapackage.json`);
  await shows(schema, 'bad-schema');
  await workspace.closeDocument(data);
  await shows(schema);
});

test('names of fields make a header of a first record that holds them, as they are typed', async () => {
  const folder = place();
  const years = '2019;2020\n1;5\n2;6\n3;6\n';
  const fields = (...names: string[]) => packageOf(names.map((name) => field(name, { 'quasi:role': 'insensitive' })));
  workspace.write(`${folder}/people.csv`, years);
  const schema = await openSchema(`${folder}/datapackage.json`, fields('2019', 'x'));
  const data = await workspace.openData(`${folder}/people.csv`);
  assert.ok(codesOf(data).includes('bad-header'));
  await workspace.type(schema, fields('2019', '2020'));
  await workspace.client.settled(data, true);
  assert.deepEqual(codesOf(data), ['small-classes'], 'only that nothing tells whom the rows are about');
  assert.match(await hovered(data, years, '2020'), /Insensitive/);
  await workspace.type(schema, fields('x', '2020'));
  await workspace.client.settled(data, true);
  assert.ok(codesOf(data).includes('bad-header'));
  await workspace.closeDocument(schema);
  await workspace.closeDocument(data);
});

test('roles that the schema leaves open or contradicts are told, with edits that declare them', async () => {
  const folder = place();
  workspace.write(`${folder}/people.csv`, csv);
  const text = packageOf([
    field('id', { 'quasi:role': 'identifier' }),
    field('age'),
    field('sex', { 'quasi:role': 'quasi-identifier' }),
    field('mail', { 'quasi:role': 'insensitive' }),
  ]);
  const uri = await openSchema(`${folder}/datapackage.json`, text);
  await shows(uri, 'undeclared-role', 'contradicted-role');
  const { line, character } = at(text, '"age"');
  const [declare] = await workspace.actions(uri, line, character);
  assert.equal(declare.title, 'Declare age as "quasi-identifier" in the schema');
  await workspace.apply(declare.edit ?? {});
  await shows(uri, 'contradicted-role');
  const after = workspace.text(`${folder}/datapackage.json`);
  const { line: row, character: column } = at(after, '"insensitive"');
  const [change] = await workspace.actions(uri, row, column);
  assert.equal(change.title, 'Declare mail as "identifier" in the schema');
  await workspace.apply(change.edit ?? {});
  await shows(uri);
  await workspace.closeDocument(uri);
});

test('the same in YAML, in blocks and in braces', async () => {
  const folder = place();
  workspace.write(`${folder}/people.csv`, csv);
  const text = [
    'resources:',
    '  - path: people.csv',
    '    schema:',
    '      fields:',
    '        - name: id',
    '          quasi:role: identifier',
    '        - type: integer',
    '          name: age # in years',
    '        - {name: sex, type: string}',
    '        - name: mail',
    '          quasi:role: identifier',
    '',
  ].join('\n');
  const uri = await openSchema(`${folder}/datapackage.yaml`, text);
  await shows(uri, 'undeclared-role', 'undeclared-role');
  for (const needle of ['age #', 'sex,']) {
    const { line, character } = at(workspace.text(`${folder}/datapackage.yaml`), needle);
    const [declare] = await workspace.actions(uri, line, character);
    await workspace.apply(declare.edit ?? {});
    await shows(uri, ...(needle === 'age #' ? ['undeclared-role'] : []));
  }
  const after = workspace.text(`${folder}/datapackage.yaml`);
  assert.match(after, /name: age # in years\n {10}quasi:role: quasi-identifier\n/);
  assert.match(after, /\{name: sex, "quasi:role": quasi-identifier, type: string\}/);
  await workspace.closeDocument(uri);
});

test('properties of dbt: tags show in hovers, contradict data in the file they stand in, and a role is declared in meta', async () => {
  const folder = place();
  workspace.write(`${folder}/people.csv`, csv);
  const text = [
    'version: 2',
    'seeds:',
    '  - name: people',
    '    columns:',
    '      - name: id',
    '      - name: age',
    '        tags: [pii]',
    '      - name: mail',
    '        meta:',
    '          contains_pii: false',
    '',
  ].join('\n');
  const uri = await openSchema(`${folder}/_seeds.yml`, text);
  await shows(uri, 'undeclared-role', 'contradicted-role');
  const data = await workspace.openData(`${folder}/people.csv`);
  assert.match(await hovered(data, csv, 'age'), /seeds\\\.yml tags it "tags: pii"/);
  assert.match(await hovered(uri, text, 'age'), /seeds\\\.yml tags it "tags: pii"/);
  const { line, character } = at(text, 'false');
  const [change] = await workspace.actions(uri, line, character);
  assert.equal(change.title, 'Declare mail as "identifier" in the schema');
  await workspace.apply(change.edit ?? {});
  await shows(uri, 'undeclared-role');
  assert.match(workspace.text(`${folder}/_seeds.yml`), /contains_pii: false\n {10}quasi:role: identifier\n/);
  await workspace.closeDocument(uri);
  await workspace.closeDocument(data);
});

test('columns that only the schema has are told in it, those that only the data have on their header', async () => {
  const folder = place();
  workspace.write(`${folder}/people.csv`, csv);
  const text = packageOf([
    field('id', { 'quasi:role': 'identifier' }),
    field('age', { 'quasi:role': 'quasi-identifier' }),
    field('gender'),
    field('mail', { 'quasi:role': 'identifier' }),
  ]);
  const uri = await openSchema(`${folder}/datapackage.json`, text);
  await shows(uri, 'schema-mismatch');
  assert.match(String(workspace.client.shown(uri)[0].message), /no column gender/);
  const data = await workspace.openData(`${folder}/people.csv`);
  const mismatch = () => workspace.client.shown(data).filter(({ code }) => code === 'schema-mismatch');
  assert.deepEqual(
    mismatch().map(({ range }) => [range.start.character, range.end.character]),
    [[7, 10]],
  );
  await workspace.type(uri, text.replace('"gender"', '"sex", "quasi:role": "quasi-identifier"'));
  await workspace.client.until(() => mismatch().length === 0, 'the data to be as the schema says');
  await shows(uri);
  await workspace.closeDocument(data);
  await workspace.closeDocument(uri);
});

test('a file that is only called a schema is left alone', async () => {
  const uri = await openSchema(`${place()}/x.schema.json`, '{ "type": "object", "properties": { "quasi:role": 1 } }');
  const broken = await openSchema(`${place()}/datapackage.json`, '{ "resources": [');
  await shows(broken, 'bad-schema');
  assert.deepEqual(codesOf(uri), []);
  await workspace.closeDocument(uri);
  await workspace.closeDocument(broken);
});

test('a field leads to its column and back, with the data open or not', async () => {
  const folder = place();
  workspace.write(`${folder}/people.csv`, csv);
  const uri = await openSchema(`${folder}/datapackage.json`, whole);
  const data = workspace.uri(`${folder}/people.csv`);
  await shows(uri);
  const expected = { start: { line: 0, character: 7 }, end: { line: 0, character: 10 } };
  let found: Location[] = [];
  for (let i = 0; i < 50 && found.length === 0; i++) {
    found = await definition(uri, whole, '"sex"');
    if (found.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.deepEqual(found, [{ uri: data, range: expected }]);
  await workspace.openData(`${folder}/people.csv`);
  assert.deepEqual(await definition(uri, whole, '"sex"'), [{ uri: data, range: expected }]);
  const [back] = await definition(data, csv, 'sex');
  assert.equal(back.uri, uri);
  assert.equal(TextDocument.create('', '', 0, whole).getText(back.range), '"sex"');
  await workspace.closeDocument(data);
  await workspace.closeDocument(uri);
});

test('the hover of a table names what its counts leave out: quasi-identifiers without any, and that answers are not people', async () => {
  const sex = { 'quasi:role': 'quasi-identifier', 'quasi:epsilon': 1, 'quasi:statistics': { frequencies: [['f', 2]] } };
  const text = packageOf([field('age', { 'quasi:role': 'quasi-identifier' }), field('sex', sex)]);
  const folder = place();
  const uri = await openSchema(`${folder}/datapackage.json`, text);
  let hover = '';
  for (let i = 0; i < 100 && !/The risk to expect/.test(hover); i++) {
    hover = await hovered(uri, text, '"path"');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.match(hover, /1 quasi\\?-identifier has no statistics and is left out, .*: age\./);
  assert.match(hover, /nothing that is predicted is about people: sex\./);
  const isPredicted = () => codesOf(uri).includes('predicted-risk');
  assert.ok(isPredicted());
  workspace.write(`${folder}/people.csv`, 'age,sex\n30,f\n31,f\n');
  await workspace.changed(`${folder}/people.csv`);
  await workspace.client.until(() => !isPredicted(), 'the risk of answers to go');
});

test('a hover on a field is the card of its column; without data it tells what its counts do, and of a table what to expect', async () => {
  const folder = place();
  const counted = packageOf(
    [
      field('age', {
        'quasi:role': 'quasi-identifier',
        'quasi:statistics': {
          frequencies: [
            ['30', 2],
            ['31', 2],
            ['40', 4],
          ],
        },
      }),
      field('sex', {
        'quasi:role': 'quasi-identifier',
        'quasi:statistics': {
          frequencies: [
            ['f', 2],
            ['m', 6],
          ],
        },
      }),
    ],
    { 'quasi:rows': 8 },
  );
  const uri = await openSchema(`${folder}/datapackage.json`, counted);
  const soon = async (needle: string, pattern: RegExp) => {
    let text = '';
    for (let i = 0; i < 100 && !pattern.test(text); i++) {
      text = await hovered(uri, counted, needle);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    assert.match(text, pattern);
  };
  await soon('"age"', /without this column it would be/);
  await soon('"age"', /As it is[\s\S]+bands of 5 years[\s\S]+Left out/);
  await soon('"path"', /The expected risk is/);
  workspace.write(`${folder}/people.csv`, `age,sex\n${'30,f\n30,f\n31,m\n31,m\n40,m\n40,m\n40,m\n40,m\n'}`);
  await workspace.changed(`${folder}/people.csv`);
  await soon('"path"', /In the data it is/);
  await soon('"age"', /^\*\*age\*\*[\s\S]+3 distinct values in 8 rows[\s\S]+\*\*If it were coarser\*\*[\s\S]+Left out/);
  const both = await hovered(uri, counted, '"age"');
  assert.equal(both.split('Distinct values').length, 2, 'what both tell is told once');
  rmSync(join(workspace.folder, folder, 'people.csv'));
  await workspace.changed(`${folder}/people.csv`);
  await soon('"path"', /^(?!.*Counted in the data).*The expected risk is/s);
  await soon('"age"', /^(?!.*in 8 rows).*without this column it would be/s);
  await workspace.closeDocument(uri);
});

test('completion in JSON: properties, their words, and the names of columns', async () => {
  const folder = place();
  workspace.write(`${folder}/people.csv`, csv);
  const text = packageOf([field('id', { 'quasi:role': '' }), field('age', { '': 1 }), field('sex'), field('mail')], {
    'quasi:subject': '',
  });
  const uri = await openSchema(`${folder}/datapackage.json`, text);
  assert.ok((await completed(uri, text, '"",')).includes('id'), 'a subject is a column');
  assert.ok((await completed(uri, text, '""\n')).includes('quasi-identifier'));
  assert.ok((await completed(uri, text, '"": 1')).includes('quasi:hierarchy'));
  const damaged = text.replace('"quasi:subject": "",', '"quasi:subject": ');
  await workspace.type(uri, damaged);
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.ok((await completed(uri, damaged, ' \n      "schema"')).includes('mail'), 'also while it is typed');
  await workspace.closeDocument(uri);
});

test('of a schema that is broken as it is opened the columns of its data are offered, and nothing else is told of these', async () => {
  const broken = { 'quasi:subject': '', fields: [field('gone'), field('id', { 'quasi:role': 'identifier' })] };
  const listing = packageOf(broken.fields, { 'quasi:subject': '' });
  for (const [name, text] of [
    ['datapackage.json', listing],
    ['people.schema.json', JSON.stringify(broken)],
  ] as const) {
    const folder = place();
    workspace.write(`${folder}/people.csv`, csv);
    const uri = await openSchema(`${folder}/${name}`, text);
    const untilOffered = (of: string, needle: string) =>
      eventually(async () => assert.ok((await completed(uri, of, needle)).includes('mail'), `columns in ${name}`));
    await untilOffered(text, '"",');
    await shows(uri, 'bad-schema');
    assert.equal(await hovered(uri, text, '"id"'), '');
    const damaged = text.replace('""', '"m');
    await workspace.type(uri, damaged);
    await shows(uri, 'bad-schema');
    await untilOffered(damaged, '"m,');
    await workspace.closeDocument(uri);
  }
});

test('a client that checks by the JSON Schema is told what that one cannot, but all of a schema it has none for', async () => {
  const folder = place();
  const checking = await Workspace.open({}, able, { initializationOptions: { checksConfigBySchema: true } });
  try {
    const text = JSON.stringify({ fields: [{ name: 'age', 'quasi:role': 'quasi-identifer' }] });
    for (const [name, codes] of [
      ['people.schema.json', []],
      ['schema.json', ['bad-schema']],
    ] as const) {
      checking.write(`${folder}/${name}`, text);
      const uri = await checking.openConfig(`${folder}/${name}`);
      await checking.client.until(() => checking.client.publications.some((each) => each.uri === uri), name);
      assert.deepEqual(
        checking.client.shown(uri).map(({ code }) => code),
        codes,
      );
      const position = at(text, 'quasi-identifer');
      const items: CompletionItem[] = await checking.client.connection.sendRequest('textDocument/completion', {
        textDocument: { uri },
        position,
      });
      assert.equal(items.length > 0, codes.length > 0, 'words are offered where the client knows none');
    }
  } finally {
    await checking.close();
  }
});
