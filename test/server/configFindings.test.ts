/** A flaw of a `quasi.json` is shown in it, open or not, on the right characters, and goes when it is mended. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';
import { able, marked, Workspace } from './workspace.ts';

const data = 'age,sex\n31,f\n';

let workspace: Workspace;
afterEach(() => workspace.close());

const texts = (uri: string, text: string) => workspace.client.shown(uri).map((each) => marked(text, each));

test('problems in an open quasi.json are shown as it is typed, on their characters', async () => {
  workspace = await Workspace.open({});
  const text = '{\n  /* 😀 */ "columns": { "😀é": "sensitiv" }, // 😀\r\n  "colums": {}\n}\n';
  const uri = await workspace.openConfig('quasi.json', text);
  await workspace.shows(uri, ['bad-config', 'bad-config']);
  assert.deepEqual(texts(uri, text), ['"sensitiv"', '"colums"']);
  const [{ severity, codeDescription, source }] = workspace.client.shown(uri);
  assert.deepEqual([severity, source], [1, 'quasi']);
  assert.match(codeDescription?.href ?? '', /docs\/rules\/bad-config\.md$/);
  await workspace.type(uri, '{\n  "columns": { "😀é": "sensitive" }\n}\n');
  await workspace.shows(uri, []);
  await workspace.type(uri, '{ "k": }');
  await workspace.shows(uri, ['bad-config']);
  await workspace.closeDocument(uri);
  await workspace.shows(uri, []);
});

test('it is never read as a table', async () => {
  workspace = await Workspace.open({});
  const uri = await workspace.openConfig('my.quasi.json', '{ "a": 1,2\n,,,"\n');
  await workspace.client.until(() => workspace.codes(uri).length > 0, 'problems');
  assert.deepEqual([...new Set(workspace.codes(uri))], ['bad-config']);
  assert.deepEqual(workspace.client.statuses, []);
  assert.equal(await workspace.client.connection.sendRequest('textDocument/hover', at(uri, 0, 3)), null);
});

const at = (uri: string, line: number, character: number) => ({ textDocument: { uri }, position: { line, character } });

test('a client that checks open files by the schema hears only what a schema cannot tell', async () => {
  workspace = await Workspace.open({}, able, { initializationOptions: { checksConfigBySchema: true } });
  const text = '{ "colums": {}, "policy": "publc11" }';
  const uri = await workspace.openConfig('quasi.json', text);
  await workspace.shows(uri, ['bad-config']);
  assert.deepEqual(texts(uri, text), ['"publc11"']);
});

test('of one that is not open but in use all is shown, and taken back when it is not in use any more', async () => {
  const text = '\uFEFF{ "colums": {}, "extends": ["base.json", "none.json"] }';
  workspace = await Workspace.open({ 'quasi.json': text, 'base.json': '{ "k": 0 }', 'people.csv': data }, able, {
    initializationOptions: { checksConfigBySchema: true },
  });
  const data1 = await workspace.openData('people.csv');
  const uri = workspace.uri('quasi.json');
  await workspace.shows(uri, ['bad-config', 'bad-config']);
  assert.deepEqual(texts(uri, text.slice(1)), ['"colums"', '"none.json"'], 'an editor shows no byte order mark');
  await workspace.shows(workspace.uri('base.json'), ['bad-config']);
  workspace.write('quasi.json', '{ "extends": ["base.json"] }');
  await workspace.changed('quasi.json');
  await workspace.shows(uri, []);
  await workspace.closeDocument(data1);
  await workspace.shows(workspace.uri('base.json'), []);
});

test('an exception that is over is shown, is renewed and removed', async () => {
  const text = `{
  // Why.
  "allow": [
    { "rule": "direct-identifier", "reason": "r", "until": "2020-01-01" }, // 😀
    { "rule": "small-classes", "reason": "r", "until": "2999-01-01" }
  ]
}
`;
  workspace = await Workspace.open({ 'quasi.json': text });
  const uri = await workspace.openConfig('quasi.json');
  await workspace.shows(uri, ['expired-exception']);
  assert.match(texts(uri, text).join(), /^\{ "rule": "direct-identifier".*"2020-01-01" \}$/);
  assert.equal(workspace.client.shown(uri)[0].severity, 2);
  const [renew, remove, ...others] = await workspace.actions(uri, 3, 10);
  assert.deepEqual(others, []);
  const today = new Date();
  const later = new Date(today.getFullYear() + 1, today.getMonth(), today.getDate(), 12).toISOString().slice(0, 10);
  assert.equal(renew.title, `Renew until ${later}`);
  assert.equal(remove.title, 'Remove this exception');
  await workspace.apply(renew.edit ?? {});
  assert.equal(workspace.text('quasi.json'), text.replace('2020-01-01', later));
  await workspace.shows(uri, []);
  await workspace.type(uri, text);
  await workspace.shows(uri, ['expired-exception']);
  await workspace.apply(remove.edit ?? {});
  assert.match(
    workspace.text('quasi.json'),
    /^\{\n {2}\/\/ Why\.\n {2}"allow": \[[^{]*\/\/ 😀\n {4}\{ "rule": "small-classes".*\n {2}\]\n\}\n$/,
  );
  await workspace.shows(uri, []);
  assert.deepEqual(await workspace.actions(uri, 0, 0), []);
});

test('the file itself says how grave its problems are', async () => {
  workspace = await Workspace.open({});
  const uri = await workspace.openConfig('quasi.json', '{ "colums": 1, "rules": { "bad-config": "hint" } }');
  await workspace.client.until(() => workspace.client.shown(uri)[0]?.severity === 4, 'a hint');
  await workspace.type(uri, '{ "colums": 1, "rules": { "bad-config": "off" } }');
  await workspace.shows(uri, []);
});

test('names of columns of open files are completed where they belong', async () => {
  workspace = await Workspace.open({ 'people.csv': data, 'b/other.csv': 'zip,"a ""b"""\n1,2\n' });
  await workspace.openData('people.csv');
  await workspace.openData('b/other.csv');
  const complete = async (marked: string) => {
    const text = marked.replace('|', '');
    const uri = await workspace.openConfig('quasi.json', text);
    const items = await workspace.completions(uri, marked.indexOf('|'));
    return items.map(({ textEdit }) => textEdit?.newText);
  };
  assert.deepEqual(await complete('{ "columns": { "|" } }'), ['"age"', '"sex"', '"zip"', '"a \\"b\\""']);
  assert.deepEqual(await complete('{ "files": [{ "glob": "people.csv", "columns": { "|" } }] }'), ['"age"', '"sex"']);
  assert.deepEqual(await complete('{ "allow": [{ "glob": "b/*", "column": "|" }] }'), ['"zip"', '"a \\"b\\""']);
  assert.deepEqual(await complete('{ "columns": { "zip": "|" } }'), []);
  const [{ registerOptions }] = workspace.client.registrations.filter(({ method }) => method.endsWith('completion'));
  assert.equal(registerOptions.documentSelector[0].pattern, '**/{quasi.json,*.quasi.json}');
});

test('a name of no column is shown on its place, with or without the data open, and goes when either is mended', async () => {
  const text = '{\n  "columns": { "agee": "sensitive", "s*x": "insensitive" },\n  "quasiIdentifiers": ["zip"]\n}\n';
  workspace = await Workspace.open({ 'quasi.json': text, 'people.csv': data });
  const uri = await workspace.openConfig('quasi.json');
  await workspace.shows(uri, ['unknown-column', 'unknown-column']);
  assert.deepEqual(texts(uri, text), ['"agee"', '"zip"']);
  const [{ message, severity }] = workspace.client.shown(uri);
  assert.equal(
    message,
    '"agee" is no column of people.csv, perhaps "age" is meant\nSo it has no effect. Fix: correct it or remove it.',
  );
  assert.equal(severity, 2);
  await workspace.type(uri, text.replace('agee', 'age'));
  await workspace.shows(uri, ['unknown-column']);
  const people = await workspace.openData('people.csv');
  await workspace.client.change(people, 'age,sex,zip\n31,f,8001\n45,m,8002\n');
  await workspace.shows(uri, []);
  await workspace.client.change(people, 'age,sex,zap\n31,f,8001\n45,m,8002\n');
  await workspace.shows(uri, ['unknown-column']);
  assert.match(String(workspace.client.shown(uri)[0].message), /perhaps "zap" is meant\n/);
});

test('files without names or without data do not hide a wrong name', async () => {
  workspace = await Workspace.open({
    'quasi.json': '{ "columns": { "zipp": "sensitive", "Ann": "insensitive" } }',
    'people.csv': data,
    'noHeader.csv': 'Ann,Bern\nBob,Genf\nEva,Chur\nJan,Olten\n',
    'empty.csv': '',
    'datapackage.json': '{ "resources": [{',
  });
  const uri = await workspace.openConfig('quasi.json');
  await workspace.shows(uri, ['unknown-column']);
  const [{ message }] = workspace.client.shown(uri);
  assert.match(String(message), /"zipp"/, 'the first record may name a column "Ann"');
});

test('a value of a first record that may be data is never suggested', async () => {
  workspace = await Workspace.open({
    'quasi.json': '{ "columns": { "Anne": "sensitive" } }',
    'noHeader.csv': 'Annette,Bern\nBob,Genf\nEva,Chur\nJan,Olten\n',
  });
  const uri = await workspace.openConfig('quasi.json');
  await workspace.shows(uri, ['unknown-column']);
  assert.doesNotMatch(String(workspace.client.shown(uri)[0].message), /Annette/);
});

test('a column of any file that it is about will do, open, on disk or below another that extends it', async () => {
  workspace = await Workspace.open({
    'quasi.json': '{ "columns": { "zipp": "sensitive" } }',
    'people.csv': data,
    'own/quasi.json': '{ "k": 2 }',
    'own/b.csv': 'zipp,age\n1,2\n',
  });
  await workspace.openData('people.csv');
  const uri = workspace.uri('quasi.json');
  await workspace.shows(uri, ['unknown-column']);
  workspace.write('own/quasi.json', '{ "extends": "../quasi.json" }');
  await workspace.openConfig('own/quasi.json');
  await workspace.shows(uri, []);
});

test('two settings that contradict each other are shown at the second place', async () => {
  const text = '{ "quasiIdentifiers": ["age"], "columns": { "sex": "sensitive", "age": "sensitive" } }';
  workspace = await Workspace.open({ 'quasi.json': text, 'people.csv': data });
  const uri = await workspace.openConfig('quasi.json');
  await workspace.shows(uri, ['contradicted-setting']);
  assert.deepEqual(texts(uri, text), ['"age"']);
  const [{ range }] = workspace.client.shown(uri);
  assert.equal(range.start.character, text.lastIndexOf('"age"'));
});

test('editor and command line find the same in a configuration', async () => {
  const config =
    '{ "colums": 1, "quasiIdentifiers": ["age", "zip"], "columns": { "age": "sensitive", "*x": "sensitive", "s*": "insensitive" } }';
  const files = { '.git/HEAD': '', 'quasi.json': config, 'a.csv': data, 'b/c.csv': data };
  workspace = await Workspace.open(files);
  const uri = await workspace.openConfig('quasi.json');
  const slugs = ['bad-config', 'unknown-column', 'contradicted-setting', 'contradicted-setting'];
  await workspace.shows(uri, slugs);
  const { out } = quasi(['check', workspace.folder, '--format', 'json', '--quiet']);
  const listed: { file: string; findings: { slug: string; message: string; details?: string }[] }[] =
    JSON.parse(out).files;
  assert.deepEqual(
    listed
      .find(({ file }) => file.endsWith('quasi.json'))
      ?.findings.map(({ slug, message, details = '' }) => [slug, `${message}\n${details}`]),
    workspace.client.shown(uri).map(({ code, message }) => [code, message]),
  );
});
