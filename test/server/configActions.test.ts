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

const withCommands = { initializationOptions: { hasCommands: true } };
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

test('a mark says what the column is now, and never what it does to the risk: a role is no remedy', async () => {
  workspace = await Workspace.open({ 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  for (const isInvoked of [false, true]) {
    for (const place of [0, 5, 10]) {
      const all = titles(await marksAt(uri, place, isInvoked));
      assert.ok(all.length > 0);
      for (const title of all) assert.match(title, /^Mark \w+ as [\w-]+ \(now [\w-]+\)$/);
    }
  }
});

test('where the editor has our commands, roles are one entry, and so are several findings to allow', async () => {
  workspace = await Workspace.open({ 'people.csv': people }, able, withCommands);
  const uri = await workspace.openData('people.csv');
  const diagnostics = workspace.client.shown(uri).filter(({ range }) => range.start.line === 0);
  const place = { line: 0, character: 10 };
  const range = { start: place, end: place };
  const ask = (only?: string[]) =>
    askMenu(workspace.client, uri, { range, diagnostics, isInvoked: true, ...(only && { only }) });
  const all = await ask();
  assert.ok(all.length <= 7, titles(all).join('; '));
  const last = titles(all).slice(-3);
  assert.equal(last[0], 'Change role of contact…');
  assert.equal(last[1], 'Not about people (set "unit" to "things")');
  assert.match(last[2], /^Allow one of \d+ findings…$/);
  assert.equal(marks(all).length, 0);
  assert.ok(marks(await ask(['refactor.rewrite.quasiRole'])).length >= 4);
  const allowed = titles(await ask(['quickfix.quasiAllow']));
  assert.equal(allowed.length, new Set(diagnostics.map(({ code }) => code)).size);
  assert.ok(allowed.every((title) => title.startsWith('Allow ')));
});

test('ids of devices are no persons: the cure stands on the header, and is one step', async () => {
  const readings = Array.from(
    { length: 60 },
    (_, i) => `d${i % 12},2024-01-0${1 + (i % 9)} 0${i % 8}:00,${20 + (i % 7)}`,
  );
  workspace = await Workspace.open({ 'log.csv': `user_id,time,age\n${readings.join('\n')}\n` }, able, withCommands);
  const uri = await workspace.openData('log.csv');
  const menu = await workspace.actions(uri, 0, 1);
  const cure = named(menu, 'user_id is no person');
  await workspace.apply(cure.edit);
  assert.equal(JSON.parse(workspace.text('quasi.json')).files[0].columns.user_id, 'insensitive');
});

test('Not about people is written for this file, and holds at once', async () => {
  workspace = await Workspace.open({ 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const { edit } = named(await workspace.actions(uri, 0, 0), 'Not about people');
  await workspace.apply(edit);
  assert.deepEqual(JSON.parse(workspace.text('quasi.json')), { files: [{ glob: './people.csv', unit: 'things' }] });
  const now = () => workspace.client.statuses.findLast((one) => one.uri === uri && one.state === 'ready');
  await workspace.client.until(() => now()?.isAboutNobody === true, 'the new unit');
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
  const written = (await workspace.actions(uri, 0, 10)).filter(({ title }) => /^(Mark|Allow|Not about)/.test(title));
  assert.deepEqual(titles(written), []);
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
  const action = named(await workspace.actions(uri, 3, 0), 'Allow all row-stands-alone findings in this file…');
  await workspace.apply(action.edit);
  const [{ column, rule }] = JSON.parse(workspace.text('quasi.json')).allow;
  assert.deepEqual([column, rule], [undefined, 'row-stands-alone']);
  await workspace.client.until(() => !hasCode(uri, 'row-stands-alone'), 'the findings to go');
});

test('a quasi.json with syntax errors is not touched: one entry says why', async () => {
  workspace = await Workspace.open({ 'quasi.json': '{ "k": }', 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const about = (actions: readonly CodeAction[]) =>
    actions.filter(({ title }) => /quasi\.json|^(Mark|Allow)/.test(title));
  const [action, ...others] = about(await workspace.actions(uri, 0, 10));
  assert.deepEqual(others, []);
  assert.match(action.disabled?.reason ?? '', /quasi\.json has errors/);
  assert.equal(action.edit, undefined);
  const { textDocument: _, ...plain } = able;
  await workspace.close();
  workspace = await Workspace.open({ 'quasi.json': '{ "k": }', 'people.csv': people }, plain);
  assert.deepEqual(about(await workspace.actions(await workspace.openData('people.csv'), 0, 10)), []);
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
  const all = JSON.stringify([actions.map(({ title }) => title), workspace.client.log, workspace.client.statuses]);
  // The name of the folder is made by chance.
  const said = all.replaceAll(workspace.uri(''), '');
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
