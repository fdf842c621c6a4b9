/** Roles and exceptions from the menu on a header cell or finding: what is offered, what it writes, and that it is in force at once. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { CodeAction, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver-protocol/node';
import { askMenu } from './menu.ts';
import { able, Workspace } from './workspace.ts';

const people =
  'age,sex,contact\n31,f,ann@example.org\n31,f,bob@example.org\n77,m,cem@example.org\n40,m,dora@example.org\n50,f,emil@example.org\n';

let workspace: Workspace;
afterEach(() => workspace.close());

const titles = (actions: readonly CodeAction[]) => actions.map(({ title }) => title);
const marks = (actions: readonly CodeAction[]) => actions.filter(({ title }) => title.startsWith('Mark'));
function named(actions: readonly CodeAction[], start: string): CodeAction & { readonly edit: WorkspaceEdit } {
  const action = actions.find(({ title }) => title.startsWith(start));
  assert.ok(action?.edit, `${start} is not among ${titles(actions).join('; ')}`);
  return { ...action, edit: action.edit };
}
const hasCode = (uri: string, code: string) => workspace.codes(uri).includes(code);
const quasiIdentifiers = (uri: string) =>
  workspace.client.statuses.findLast((one) => one.uri === uri && one.state === 'ready')?.quasiIdentifiers;

test('a header cell offers every other role, likely ones first, and says what the column is now', async () => {
  workspace = await Workspace.open({ 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  assert.deepEqual(titles(marks(await workspace.actions(uri, 0, 5))), [
    'Mark sex as sensitive (now quasi-identifier)',
    'Mark sex as identifier (now quasi-identifier)',
    'Mark sex as insensitive (now quasi-identifier)',
    'Mark sex as subject (now quasi-identifier)',
  ]);
  assert.deepEqual(marks(await workspace.actions(uri, 1, 1)), [], 'not on a row');
  assert.deepEqual(await workspace.actions(uri, 0, 5, ['source.fixAll']), []);
  assert.equal(marks(await workspace.actions(uri, 0, 5, ['quickfix'])).length, 4);
});

/** The entries that mark a column, as a person or the editor asks for them. */
async function marksAt(uri: string, character: number, isInvoked: boolean, only?: string[]): Promise<CodeAction[]> {
  const place = { line: 0, character };
  const question = { range: { start: place, end: place }, isInvoked, ...(only && { only }) };
  return marks(await askMenu(workspace.client, uri, question));
}

test('who opens the menu is told what a mark does to the rows alone and to k; by itself the editor gets what is known', async () => {
  workspace = await Workspace.open({ 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const first = async (character: number, isInvoked: boolean) => (await marksAt(uri, character, isInvoked))[0].title;
  assert.equal(await first(0, false), 'Mark age as sensitive (now quasi-identifier)');
  assert.deepEqual(titles(await marksAt(uri, 0, true)), [
    'Mark age as sensitive (alone 60 % → 0 %, k 1 → 2)',
    'Mark age as identifier (alone 60 % → 0 %, k 1 → 2)',
    'Mark age as insensitive (alone 60 % → 0 %, k 1 → 2)',
    'Mark age as subject (alone 60 % → 0 %, k 1 → 2)',
  ]);
  assert.equal(await first(0, false), 'Mark age as sensitive (alone 60 % → 0 %, k 1 → 2)', 'it is known now');
  assert.equal(await first(5, true), 'Mark sex as sensitive (alone 60 % as now, k 1 as now)');
  assert.deepEqual(titles(await marksAt(uri, 10, true)).slice(0, 3), [
    'Mark contact as quasi-identifier (alone 60 % → 100 %, k 1 as now)',
    'Mark contact as sensitive (now identifier)',
    'Mark contact as insensitive (now identifier)',
  ]);
  await workspace.type(uri, people.replace('77,m', '40,m'));
  await workspace.client.settled(uri);
  assert.equal(await first(0, false), 'Mark age as sensitive (now quasi-identifier)', 'known of another text');
  const [mark] = await marksAt(uri, 0, true);
  assert.equal(mark.title, 'Mark age as sensitive (alone 20 % → 0 %, k 1 → 2)');
  await workspace.apply(mark.edit ?? {});
  const now = () => workspace.client.statuses.findLast((one) => one.uri === uri && one.state === 'ready');
  await workspace.client.until(() => now()?.k === 2, 'k to be what was announced');
  assert.equal(now()?.uniqueRows, 0);
});

test('a mark that leaves no column to compare, or brings the first, says so', async () => {
  const config = (age: string) => JSON.stringify({ columns: { age, sex: 'insensitive' } });
  workspace = await Workspace.open({ 'quasi.json': config('quasi-identifier'), 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const [last] = await marksAt(uri, 0, true);
  assert.equal(last.title, 'Mark age as sensitive (then no column is compared)');
  await workspace.close();
  workspace = await Workspace.open({ 'quasi.json': config('insensitive'), 'people.csv': people });
  const [first] = await marksAt(await workspace.openData('people.csv'), 0, true);
  assert.equal(first.title, 'Mark age as quasi-identifier (then alone 60 %, k 1)');
});

test('marks are among the refactorings too', async () => {
  workspace = await Workspace.open({ 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const kinds = async (only: string) => new Set((await marksAt(uri, 0, false, [only])).map(({ kind }) => kind));
  assert.deepEqual(await kinds('refactor'), new Set(['refactor.rewrite']));
  assert.deepEqual(await kinds('refactor.rewrite'), new Set(['refactor.rewrite']));
  assert.deepEqual(await kinds('refactor.extract'), new Set());
  assert.deepEqual(await kinds('quickfix'), new Set(['quickfix']));
});

test('where there is no quasi.json one is made at the root of the workspace, and holds at once', async () => {
  workspace = await Workspace.open({ 'a/people.csv': people });
  const uri = await workspace.openData('a/people.csv');
  assert.deepEqual(quasiIdentifiers(uri), ['age', 'sex']);
  const { edit, kind } = named(await workspace.actions(uri, 0, 5), 'Mark sex as sensitive');
  assert.equal(kind, 'quickfix');
  assert.deepEqual(edit.documentChanges?.[0], {
    kind: 'create',
    uri: workspace.uri('quasi.json'),
    options: { ignoreIfExists: true },
  });
  await workspace.apply(edit);
  assert.deepEqual(JSON.parse(workspace.text('quasi.json')), {
    files: [{ glob: 'a/people.csv', columns: { sex: 'sensitive' } }],
  });
  await workspace.client.until(() => quasiIdentifiers(uri)?.join() === 'age', 'the new role');
  const [first] = marks(await workspace.actions(uri, 0, 5));
  assert.equal(first.title, 'Mark sex as quasi-identifier (now sensitive)', 'what Quasi thinks comes first');
});

test('in the nearest quasi.json comments and all other bytes stay, open or not', async () => {
  const config =
    '{\n\t// Ours.\n\t"files": [\n\t\t{ "glob": "./people.csv", "columns": { "age": "weight" } } // Why.\n\t]\n}';
  workspace = await Workspace.open({ 'a/quasi.json': config, 'quasi.json': '{}', 'a/people.csv': people });
  const uri = await workspace.openData('a/people.csv');
  const { edit } = named(await workspace.actions(uri, 0, 5), 'Mark sex as insensitive');
  const [change] = edit.documentChanges as TextDocumentEdit[];
  assert.deepEqual(change.textDocument, { uri: workspace.uri('a/quasi.json'), version: null });
  await workspace.apply(edit);
  assert.equal(workspace.text('a/quasi.json'), config.replace('"weight" }', '"weight", "sex": "insensitive" }'));
  const again = named(await workspace.actions(uri, 0, 5), 'Mark sex as sensitive').edit;
  const [next] = again.documentChanges as TextDocumentEdit[];
  assert.ok((next.textDocument.version ?? 0) > 1, 'the version of the open document');
  await workspace.apply(again);
  assert.equal(workspace.text('a/quasi.json'), config.replace('"weight" }', '"weight", "sex": "sensitive" }'));
});

test('a client without versioned edits gets plain ones, and nothing that it could not create', async () => {
  const capabilities = { workspace: { configuration: true } };
  workspace = await Workspace.open({ 'people.csv': people }, capabilities);
  const uri = await workspace.openData('people.csv');
  assert.deepEqual(titles(await workspace.actions(uri, 0, 10)), []);
  workspace.write('quasi.json', '{}');
  const { edit } = named(await workspace.actions(uri, 0, 10), 'Mark contact as insensitive');
  assert.deepEqual(Object.keys(edit.changes ?? {}), [workspace.uri('quasi.json')]);
  const allow = named(await workspace.actions(uri, 0, 10), 'Allow');
  assert.equal(allow.command, undefined, 'nor can it show a document');
});

test('a finding on a column is allowed by an exception, and the reason is selected to be typed over', async () => {
  const config = '{\n  "allow": [\n    { "rule": "QS001", "reason": "not stated yet" }\n  ],\n  "k": 2 // 😀\n}\n';
  workspace = await Workspace.open({ 'quasi.json': config, 'people.csv': people });
  const { client } = workspace;
  const uri = await workspace.openData('people.csv');
  assert.ok(hasCode(uri, 'direct-identifier'));
  const action = named(await workspace.actions(uri, 0, 10), 'Allow this finding: direct-identifier in contact…');
  await workspace.apply(action.edit);
  await client.until(() => !hasCode(uri, 'direct-identifier'), 'the finding to go');
  await client.until(() => client.statuses.findLast((one) => one.uri === uri)?.allowed === 1, 'the count');
  const [, added] = JSON.parse(workspace.text('quasi.json').replace('// 😀', '')).allow;
  const { on, ...rest } = added;
  assert.match(on, /^\d{4}-\d\d-\d\d$/);
  assert.deepEqual(rest, {
    glob: './people.csv',
    column: 'contact',
    rule: 'direct-identifier',
    reason: 'not stated yet',
  });
  await client.connection.sendRequest('workspace/executeCommand', action.command);
  const [{ uri: shown, selection, takeFocus }] = client.revealed;
  assert.deepEqual([shown, takeFocus], [workspace.uri('quasi.json'), true]);
  const lines = workspace.text('quasi.json').split('\n');
  const { start, end } = selection ?? assert.fail();
  assert.equal(lines[start.line].slice(start.character, end.character), 'not stated yet');
  assert.ok(start.line > 2, 'that of the new exception');
});

test('a finding on the file or a row is allowed for the file', async () => {
  workspace = await Workspace.open({ 'people.csv': people, 'quasi.json': '{ "maxRowFindings": 50 }' });
  const uri = await workspace.openData('people.csv');
  const onHeader = titles(await workspace.actions(uri, 0, 0));
  assert.ok(onHeader.includes('Allow this finding: small-classes in this file…'), onHeader.join('; '));
  const action = named(await workspace.actions(uri, 3, 0), 'Allow all such findings: row-stands-alone in this file…');
  await workspace.apply(action.edit);
  const [{ column, rule }] = JSON.parse(workspace.text('quasi.json')).allow;
  assert.deepEqual([column, rule], [undefined, 'row-stands-alone']);
  await workspace.client.until(() => !hasCode(uri, 'row-stands-alone'), 'the findings to go');
});

test('a quasi.json with syntax errors is not touched: one entry says why', async () => {
  workspace = await Workspace.open({ 'quasi.json': '{ "k": }', 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const [action, ...others] = await workspace.actions(uri, 0, 10);
  assert.deepEqual(others, []);
  assert.match(action.disabled?.reason ?? '', /quasi\.json has errors/);
  assert.equal(action.edit, undefined);
  const { textDocument: _, ...plain } = able;
  await workspace.close();
  workspace = await Workspace.open({ 'quasi.json': '{ "k": }', 'people.csv': people }, plain);
  assert.deepEqual(await workspace.actions(await workspace.openData('people.csv'), 0, 10), []);
});

test('what would have no effect is not offered', async () => {
  const files = [
    { glob: './people.csv', k: 3 },
    { glob: '*.csv', columns: { sex: 'sensitive' } },
  ];
  workspace = await Workspace.open({ 'quasi.json': JSON.stringify({ files }), 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const [only, ...others] = marks(await workspace.actions(uri, 0, 5));
  assert.match(only.disabled?.reason ?? '', /further down/);
  assert.deepEqual(others, [], 'a later entry counts more');
  assert.equal(marks(await workspace.actions(uri, 0, 1)).length > 3, true);
});

test('where the settings list the quasi-identifiers, that is said', async () => {
  workspace = await Workspace.open({ 'quasi.json': '{ "quasiIdentifiers": ["age"] }', 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const [listed] = marks(await workspace.actions(uri, 0, 1));
  assert.match(listed.disabled?.reason ?? '', /quasiIdentifiers/);
  const others = titles(marks(await workspace.actions(uri, 0, 5)));
  assert.ok(others.includes('Mark sex as sensitive (now insensitive)'), others.join('; '));
  assert.ok(others.every((title) => !title.includes('as quasi-identifier')));
});

test('without a header the cells of the first record stand for columns, known by number: no value is told', async () => {
  workspace = await Workspace.open({
    'quasi.json': '{ "header": "no" }',
    'values.csv': '31,zq,ann@example.org\n32,zr,bob@example.org\n33,zs,cem@example.org\n',
  });
  const uri = await workspace.openData('values.csv');
  const actions = marks(await workspace.actions(uri, 0, 4));
  assert.ok(actions.length > 3);
  assert.match(actions[0].title, /^Mark column 2 as /);
  await workspace.apply(actions[0].edit ?? {});
  assert.match(workspace.text('quasi.json'), /"column 2":"/);
  assert.deepEqual(marks(await workspace.actions(uri, 1, 4)), []);
  const said = JSON.stringify([actions.map(({ title }) => title), workspace.client.log, workspace.client.statuses]);
  assert.doesNotMatch(said + workspace.text('quasi.json'), /z[qrs]|example\.org/);
});

test('names from the file cannot steer the menu, and are written as they are', async () => {
  const name = `a\u202E"${'x'.repeat(80)}`;
  workspace = await Workspace.open({ 'odd.csv': `"${name.replace('"', '""')}",b\n1,2\n3,4\n` });
  const uri = await workspace.openData('odd.csv');
  const action = named(await workspace.actions(uri, 0, 3), 'Mark');
  assert.doesNotMatch(action.title, /\u202E|x{60}/);
  await workspace.apply(action.edit);
  const [{ columns }] = JSON.parse(workspace.text('quasi.json')).files;
  assert.deepEqual(Object.keys(columns), [name]);
});

test('a document that was never saved has no place to write to', async () => {
  workspace = await Workspace.open({});
  await workspace.client.open('untitled:Untitled-1', people);
  await workspace.client.settled('untitled:Untitled-1');
  assert.deepEqual(await workspace.actions('untitled:Untitled-1', 0, 5), []);
});
