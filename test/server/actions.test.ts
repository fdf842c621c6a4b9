/** The lightbulb's menu on a data file: which entries there are, which kinds they are of, and what becomes of the text. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { comesWithin } from '@quasi/shared/testing';
import type { CodeAction, TextDocumentEdit } from 'vscode-languageserver-protocol/node';
import { TestClient } from './client.ts';
import { askMenu, choose, edited, type Question, resolving } from './menu.ts';
import { able } from './workspace.ts';

let client: TestClient;
afterEach(() => client.stop());

let documents = 0;
async function opened(text: string): Promise<string> {
  const uri = `untitled:menu-${++documents}.csv`;
  await client.open(uri, text);
  await client.settled(uri);
  return uri;
}

const titles = (actions: readonly CodeAction[]) => actions.map(({ title }) => title);
const found = (uri: string, slug: string) => client.shown(uri).filter(({ code }) => code === slug);
const ask = (uri: string, question: Question) => askMenu(client, uri, question);

/** Chooses the entry, applies its edit to the text, and informs the server. */
async function apply(uri: string, text: string, action: CodeAction | undefined): Promise<string> {
  assert.ok(action && !action.edit, 'it is listed without its edit');
  const { edit } = await choose(client, action);
  assert.ok(edit);
  const after = edited(text, edit);
  await client.change(uri, after);
  await client.settled(uri);
  return after;
}

const stray = 'name,size\nAnn,5" tall\nBob,"6" tall\nCem,7"';

test('it is told which kinds of entry there are, and that edits are made when one is chosen', async () => {
  client = await TestClient.start({}, resolving);
  const { capabilities } = client.answered;
  assert.deepEqual(capabilities.codeActionProvider, {
    codeActionKinds: ['quickfix', 'source.fixAll.quasi', 'refactor.rewrite'],
    resolveProvider: true,
  });
});

test('stray quotes: the cell is mended at once, all of them by another entry, and no value changes', async () => {
  client = await TestClient.start({}, resolving);
  const uri = await opened(stray);
  const diagnostics = found(uri, 'stray-quote').slice(0, 1);
  const [one, all, ...others] = await ask(uri, { diagnostics });
  assert.deepEqual(titles(others), ['Remove this row'], 'it is at risk, too');
  assert.equal(one.title, 'Quote the cell properly (its value stays the same)');
  assert.equal(all.title, 'Quote all 3 of these cells properly (their values stay the same)');
  assert.deepEqual([one.kind, one.isPreferred, one.diagnostics], ['quickfix', true, diagnostics]);
  assert.deepEqual([all.kind, all.isPreferred], ['quickfix', undefined]);
  const { edit } = await choose(client, one);
  const [{ textDocument, edits }] = (edit?.documentChanges ?? []) as TextDocumentEdit[];
  assert.deepEqual(textDocument, { uri, version: 1 });
  assert.equal(edits.length, 1);
  const after = await apply(uri, stray, all);
  assert.equal(after, 'name,size\nAnn,"5"" tall"\nBob,"""6"" tall"\nCem,"7"""');
  assert.deepEqual(found(uri, 'stray-quote'), []);
});

test('several stray quotes in a record are one entry, a single one in the file needs no second', async () => {
  client = await TestClient.start({}, resolving);
  const two = await opened('a,b,c\n5",6",x\n');
  assert.deepEqual(titles(await ask(two, { diagnostics: found(two, 'stray-quote') })), [
    'Quote the 2 cells properly (their values stay the same)',
    'Quote all 2 of these cells properly (their values stay the same)',
  ]);
  const one = await opened('a,b,c\n5",6,x\n');
  assert.equal((await ask(one, { diagnostics: found(one, 'stray-quote') })).length, 1);
});

test('kinds are asked for by their beginnings; what is for the whole file only by name', async () => {
  client = await TestClient.start({}, resolving);
  const uri = await opened(stray);
  const diagnostics = found(uri, 'stray-quote');
  const kinds = async (...only: string[]) => [
    ...new Set((await ask(uri, { diagnostics, only })).map(({ kind }) => kind)),
  ];
  assert.deepEqual(await kinds('quickfix'), ['quickfix']);
  assert.deepEqual(await kinds(''), ['quickfix']);
  for (const only of ['source', 'source.fixAll', 'source.fixAll.quasi']) {
    assert.deepEqual(await kinds(only), ['source.fixAll.quasi'], only);
  }
  for (const only of ['source.fixAll.quasi.more', 'source.fix', 'source.organizeImports', 'quick', 'refactor']) {
    assert.deepEqual(await kinds(only), [], only);
  }
});

test('on saving, only what loses nothing is done, without being told of findings', async () => {
  client = await TestClient.start({}, resolving);
  const text = 'note,x\n=1+1,5"\n@A1,"a" b\n';
  const uri = await opened(text);
  const [action, ...others] = await ask(uri, { only: ['source.fixAll'], isInvoked: false });
  assert.deepEqual(others, []);
  assert.equal(action.kind, 'source.fixAll.quasi');
  assert.equal(action.title, 'Quote all cells with stray quotes properly (their values stay the same)');
  assert.equal(await apply(uri, text, action), 'note,x\n=1+1,"5"""\n@A1,"""a"" b"\n');
  assert.deepEqual(await ask(uri, { only: ['source.fixAll'] }), [], 'nothing is left to be done');
});

test('on saving right after the text was replaced, it is waited for; not where a text is read on saving only', async () => {
  client = await TestClient.start({ structureDelay: 150, idleDelay: 300 }, resolving);
  const uri = await opened('a\n');
  await client.change(uri, stray);
  assert.equal((await ask(uri, { only: ['source.fixAll'] })).length, 1);
  await client.settled(uri);
  client.settings = { ...client.settings, run: 'onSave' };
  await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  await client.settled(uri, true);
  // Waiting for what is being read would take a second.
  const actions = await comesWithin(900, async () => {
    await client.change(uri, stray.replaceAll(',', ';'));
    return ask(uri, { only: ['source.fixAll'] });
  });
  assert.deepEqual(actions, []);
});

/** Where the machine is busy there may not be the time to count; then it is asked again. */
async function counted(uri: string): Promise<CodeAction> {
  for (let tries = 0; ; tries++) {
    const [action] = await ask(uri, { only: ['source.fixAll.quasi'], isInvoked: true });
    if (/\d/.test(action.title) || tries === 20) return action;
  }
}

test('of too many cells the first are mended, and the entry says so', async () => {
  client = await TestClient.start({}, resolving);
  const text = `a,b\n${'5",6"\n'.repeat(25_100)}`;
  const uri = await opened(text);
  const action = await counted(uri);
  assert.equal(action.title, 'Quote the first 50,000 cells with stray quotes properly (their values stay the same)');
  const after = await apply(uri, text, action);
  assert.equal(after, `a,b\n${'"5""","6"""\n'.repeat(25_000)}${'5",6"\n'.repeat(100)}`);
  assert.equal(
    (await counted(uri)).title,
    'Quote all 200 cells with stray quotes properly (their values stay the same)',
  );
});

test('a quote that is never closed is closed where the rows fit, and the entry says how many follow', async () => {
  client = await TestClient.start({}, resolving);
  const cases = [
    ['a,b,c\n1,"x,3\n4,5,6\n7,8,9\n', 'at the end of this cell: 2 rows follow', 'a,b,c\n1,"x",3\n4,5,6\n7,8,9\n'],
    ['a,b\n1,"x\n2,y\n', 'at the end of this line: 1 row follows', 'a,b\n1,"x"\n2,y\n'],
    ['a,b\n1,x\n2,"', 'at the end of this line: no row follows', 'a,b\n1,x\n2,""'],
    ['a,b\n1,"x\nz\n2,y\n', 'on line 3, where the rows fit again: 1 row follows', 'a,b\n1,"x\nz"\n2,y\n'],
  ];
  for (const [text, where, expected] of cases) {
    const uri = await opened(text);
    const [action, ...others] = await ask(uri, { diagnostics: found(uri, 'unclosed-quote'), isInvoked: true });
    assert.deepEqual(others, []);
    assert.equal(action.title, `Close the quote ${where}`);
    assert.deepEqual([action.kind, action.isPreferred], ['quickfix', undefined]);
    assert.equal(await apply(uri, text, action), expected);
    assert.deepEqual(found(uri, 'unclosed-quote'), []);
  }
});

test('formulas of a column get an apostrophe, those of other columns do not', async () => {
  client = await TestClient.start({}, resolving);
  const text = 'note,more\n=1+1,=2\n"@A1,B1",x\n-3.5,y\n';
  const uri = await opened(text);
  const [diagnostic] = found(uri, 'formula-cell');
  const [action, ...others] = await ask(uri, { diagnostics: [diagnostic] });
  assert.deepEqual(others, []);
  assert.equal(action.title, 'Put an apostrophe before 2 cells (their values change)');
  assert.deepEqual([action.kind, action.isPreferred, action.diagnostics], ['quickfix', undefined, [diagnostic]]);
  assert.equal(await apply(uri, text, action), 'note,more\n\'=1+1,=2\n"\'@A1,B1",x\n-3.5,y\n');
  const [other, ...rest] = found(uri, 'formula-cell');
  assert.deepEqual(rest, []);
  const [last] = await ask(uri, { diagnostics: [other] });
  assert.equal(last.title, 'Put an apostrophe before 1 cell (its value changes)');
});

test('what is too much for one edit is shown, cannot be chosen and says why; a client that knows no such entries gets none', async () => {
  const text = `note,x\n${'=1+1,a\n'.repeat(50_001)}`;
  client = await TestClient.start({}, resolving);
  const uri = await opened(text);
  const [action, ...others] = await ask(uri, { diagnostics: found(uri, 'formula-cell') });
  assert.deepEqual(others, []);
  assert.equal(action.title, 'Put an apostrophe before 50,001 cells (their values change)');
  assert.match(action.disabled?.reason ?? '', /^More than 50,000 cells are too many for one edit\./);
  await client.stop();
  client = await TestClient.start();
  const again = await opened(text);
  assert.deepEqual(await ask(again, { diagnostics: found(again, 'formula-cell') }), []);
});

test('no edit is made of another text than the one an entry was offered for', async () => {
  client = await TestClient.start({}, resolving);
  const uri = await opened(stray);
  const [action] = await ask(uri, { diagnostics: found(uri, 'stray-quote') });
  const isRefused = (error: { code: number; message: string }) =>
    error.code === -32801 && /The text has changed/.test(error.message);
  await client.change(uri, 'x', { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } });
  await assert.rejects(choose(client, action), isRefused, 'the text was edited');
  await client.close(uri);
  await assert.rejects(choose(client, action), isRefused, 'the document is closed');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await client.connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'csv', version: 1, text: 'name,size\nAnn,5\nBob,"6" tall\nCem,7"' },
  });
  await client.until(() => found(uri, 'stray-quote').length === 2, 'the findings of the other text');
  await assert.rejects(choose(client, action), isRefused, 'another text with the same version');
});

test('nor is one made when the text is read in another way meanwhile', async () => {
  client = await TestClient.start({}, resolving);
  const uri = await opened('a,b;c\nx,"6" y;5"\n');
  const [action] = await ask(uri, { diagnostics: found(uri, 'stray-quote') });
  client.settings = { ...client.settings, delimiter: ';' };
  await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  await client.settled(uri, true);
  await assert.rejects(choose(client, action), ({ code }: { code: number }) => code === -32801);
});

test('a client that cannot ask later gets the edits with the entries', async () => {
  for (const codeAction of [
    undefined,
    { dataSupport: true },
    { resolveSupport: { properties: ['command'] }, dataSupport: true },
  ]) {
    client = await TestClient.start({}, { ...able, textDocument: { ...(codeAction && { codeAction }) } });
    const uri = await opened(stray);
    const actions = await ask(uri, { diagnostics: found(uri, 'stray-quote').slice(1, 2) });
    const texts = actions.map(({ edit, data }) => {
      assert.equal(data, undefined);
      return edited(stray, edit ?? {});
    });
    assert.deepEqual(texts, [
      'name,size\nAnn,5" tall\nBob,"""6"" tall"\nCem,7"',
      'name,size\nAnn,"5"" tall"\nBob,"""6"" tall"\nCem,"7"""',
      'name,size\nAnn,5" tall\nCem,7"',
    ]);
    await client.stop();
  }
  client = await TestClient.start();
  const uri = await opened(stray);
  const [{ edit }] = await ask(uri, { only: ['source.fixAll'] });
  assert.deepEqual(Object.keys(edit?.changes ?? {}), [uri], 'nor does it know versions');
});

test('an entry that brings its edit along is the same when it is chosen', async () => {
  client = await TestClient.start({}, resolving);
  const action: CodeAction = { title: 'Mark', edit: { changes: {} } };
  assert.deepEqual(await choose(client, action), action);
});

test('places count UTF-16 units, and lines as the file ends them', async () => {
  client = await TestClient.start({}, resolving);
  const text = '\uFEFFnäme,x\r\n😀é,5"\r\n"two\r\nlines",😀7" é\r\n';
  const uri = await opened(text);
  const [action] = await ask(uri, { only: ['source.fixAll'] });
  assert.equal(await apply(uri, text, action), '\uFEFFnäme,x\r\n😀é,"5"""\r\n"two\r\nlines","😀7"" é"\r\n');
});

test('each column of a finding on many has its fix, and one entry is for all of them', async () => {
  client = await TestClient.start({}, resolving);
  const text = `a,b,c,d\n${'=1,=1,=1,=1\n'.repeat(2)}x,x,x,x\n`;
  const uri = await opened(text);
  const diagnostics = found(uri, 'formula-cell');
  assert.equal(diagnostics.length, 1);
  assert.deepEqual(
    titles(await ask(uri, { diagnostics })).filter((title) => title.startsWith('Put an apostrophe')),
    [
      'Put an apostrophe before 2 cells (their values change)',
      'Put an apostrophe before 8 cells of 4 columns (their values change)',
    ],
  );
  const start = { line: 0, character: 4 };
  assert.ok(
    titles(await ask(uri, { range: { start, end: start } })).includes(
      'Put an apostrophe before 2 cells (their values change)',
    ),
  );
});

test('a row at risk has its fixes whether it has a finding or not', async () => {
  client = await TestClient.start({}, resolving);
  const uri = await opened(
    `age,sex,zip\n${Array.from({ length: 12 }, (_, i) => `${20 + i},${'fm'[i % 2]},${8000 + i}\n`).join('')}`,
  );
  assert.deepEqual(found(uri, 'row-stands-alone'), []);
  const start = { line: 7, character: 0 };
  const offered = titles(await ask(uri, { range: { start, end: start } }));
  assert.ok(
    offered.some((title) => title.startsWith('Remove this row')),
    offered.join('; '),
  );
});
