/** Recipes in the editor: what was applied and still holds is written down without values, and a recipe is applied to another file in one edit. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { ChosenRemedy, FileStatus, PreviewResult, SafeCopyResult, SaveRecipeResult } from '@quasi/shared/protocol';
import { readRecipe } from '@quasi/shared/recipes';
import type { CodeAction, WorkspaceEdit } from 'vscode-languageserver-protocol/node';
import { askMenu, choose, edited, resolving } from './menu.ts';
import { Workspace } from './workspace.ts';

let workspace: Workspace;
afterEach(() => workspace.close());

const quasi = JSON.stringify({ quasiIdentifiers: ['age', 'sex', 'zip'], k: 2 });

async function open(files: Readonly<Record<string, string>>): Promise<string> {
  workspace = await Workspace.openInProcess({ 'quasi.json': quasi, ...files }, resolving, {
    initializationOptions: { hasCommands: true },
  });
  return await workspace.openData('people.csv');
}

function request<T>(method: string, params: object): Promise<T> {
  return workspace.client.connection.sendRequest(method, params);
}

const isReady = (uri: string) => (one: FileStatus) => one.uri === uri && one.state === 'ready' && !one.isPartial;

const save = (uri: string, more: object = {}) =>
  request<SaveRecipeResult>('quasi/saveRecipe', { uri, overwrites: false, ...more });
const saved = (name = 'people.recipe.json') => JSON.parse(readFileSync(join(workspace.folder, name), 'utf8'));

const names = ['email', 'age', 'sex', 'zip'];
function people(rows: number): string {
  const lines = Array.from({ length: rows }, (_, i) =>
    [`p${i}@x.org`, 20 + ((i * 37) % 60), i % 2 ? 'f' : 'm', 10_000 + ((i * 13) % 40)].join(),
  );
  return `${[names.join(), ...lines].join('\n')}\n`;
}

/** The remedy that makes a column coarser, whichever of them is the best. */
const remedyFor = (column: string) => new RegExp(`^(?!Mark|More|Edit|Allow|Remove|Reach).*\\b${column}\\b`);

async function offered(uri: string, column: string, title: RegExp): Promise<CodeAction> {
  const start = names.slice(0, names.indexOf(column)).join().length + (names.indexOf(column) > 0 ? 1 : 0);
  const range = { start: { line: 0, character: start }, end: { line: 0, character: start + column.length } };
  const diagnostics = workspace.client.shown(uri).filter((one) => one.range.start.line === 0);
  for (let tries = 0; tries < 20; tries++) {
    const found = await askMenu(workspace.client, uri, { range, diagnostics, isInvoked: true });
    const action = found.find((one) => title.test(one.title));
    if (action) return action;
  }
  throw new Error(`${title} is not offered`);
}

/** As the editor does it: the edit is asked for, made, and reported. */
async function apply(uri: string, action: CodeAction): Promise<void> {
  const { edit } = await choose(workspace.client, action);
  await typed(uri, edited(workspace.text('people.csv'), edit ?? {}));
}

async function typed(uri: string, text: string): Promise<void> {
  await workspace.type(uri, text);
  await workspace.client.settled(uri, true);
}

test('what was applied since the file was opened is written beside it, and holds no value', async () => {
  const text = people(120);
  const uri = await open({ 'people.csv': text });
  const chosen = await offered(uri, 'age', remedyFor('age'));
  // The editor may ask for the edits of others, too, and make none of them.
  const { edit } = await choose(workspace.client, chosen);
  const list = await request<{ remedies: { chosen: ChosenRemedy }[] }>('quasi/remedies', { uri, column: 1 });
  for (const other of list.remedies) await resolved(other.chosen);
  await typed(uri, edited(text, edit ?? {}));
  await apply(uri, await offered(uri, 'email', /^Remove the column email/));
  const { uri: written, note, isThere } = await save(uri);
  assert.equal(written, workspace.uri('people.recipe.json'));
  assert.deepEqual([note, isThere], ['The recipe holds 2 remedies.', false]);
  const recipe = saved();
  assert.deepEqual(recipe.quasiIdentifiers, ['age', 'sex', 'zip']);
  assert.deepEqual(
    recipe.steps.map(({ column, parameters }: { column?: string; parameters: object }) => column ?? parameters),
    ['age', { columns: ['email'] }],
  );
  assert.equal(recipe.before.rows, 120);
  assert.equal(recipe.after.rows, 120);
  assert.ok(recipe.after.uniqueRows <= recipe.before.uniqueRows);
  const { k, uniqueRows } = workspace.client.statuses.findLast(isReady(uri)) ?? {};
  assert.equal(recipe.after.k, k);
  assert.equal(recipe.after.uniqueRows, uniqueRows);
  const raw = readFileSync(fileURLToPath(written ?? ''), 'utf8');
  for (const value of ['p1@x.org', '10013', '20–2', '57']) assert.ok(!raw.includes(value), value);
  assert.ok('recipe' in readRecipe(raw));
});

test('what was undone is not in it, and the message says so; nothing is written over unasked', async () => {
  const text = people(120);
  const uri = await open({ 'people.csv': text, 'people.recipe.json': 'mine' });
  assert.match((await save(uri)).note, /^No remedy that a recipe can hold was applied/);
  await apply(uri, await offered(uri, 'age', remedyFor('age')));
  await typed(uri, text);
  const undone = await save(uri);
  assert.equal(undone.uri, undefined);
  assert.match(undone.note, /Changes of age are not in it: they were undone/);
  await apply(uri, await offered(uri, 'age', remedyFor('age')));
  assert.equal((await save(uri)).isThere, true);
  assert.equal(readFileSync(join(workspace.folder, 'people.recipe.json'), 'utf8'), 'mine');
  await save(uri, { overwrites: true });
  assert.deepEqual(
    saved().steps.map(({ column }: { column: string }) => column),
    ['age'],
    'once, as what was undone is another',
  );
});

test('what was done to single rows is named as what a recipe cannot hold', async () => {
  const uri = await open({ 'people.csv': people(60) });
  const row = { line: 1, character: 0 };
  const found = await askMenu(workspace.client, uri, { range: { start: row, end: row }, isInvoked: true });
  const removal = found.find(({ title }) => title.startsWith('Remove this row'));
  await apply(uri, removal as CodeAction);
  assert.match((await save(uri)).note, /single rows are not in it/);
});

test('a remedy that is only looked at can be saved', async () => {
  const uri = await open({ 'people.csv': people(120) });
  const list = await request<{ remedies: { chosen: ChosenRemedy }[] }>('quasi/remedies', { uri, column: 1 });
  const [{ chosen }] = list.remedies;
  const { note } = await save(uri, { chosen });
  assert.equal(note, 'The recipe holds 1 remedy.');
  const { steps, before, after } = saved();
  assert.deepEqual([steps.length, steps[0].column, before.rows, after.rows], [1, 'age', 120, 120]);
});

const bands = { column: 'age', remedy: 'age-bands', parameters: { width: 10, oldest: 90 }, otherwise: 'error' };
const recipeOf = (...steps: object[]) => JSON.stringify({ recipe: 1, quasiIdentifiers: ['age', 'sex'], k: 2, steps });

const offer = (uri: string, text: string) =>
  request<ChosenRemedy>('quasi/applyRecipe', { uri, recipe: { uri: workspace.uri('some.recipe.json'), text } });

const resolved = ({ title, data }: ChosenRemedy): Promise<{ edit?: WorkspaceEdit }> =>
  request('codeAction/resolve', { title, data });

test('a recipe is announced with what it does, previewed, and applied in one edit', async () => {
  const text = people(120);
  const uri = await open({ 'people.csv': text });
  const chosen = await offer(uri, recipeOf(bands, { remedy: 'remove-columns', parameters: { columns: ['email'] } }));
  assert.match(chosen.title, /^Apply some\.recipe\.json \(unique 0 % as now, k 2 → 10\)$/);
  assert.deepEqual([chosen.isLarge, chosen.needsKey], [false, false]);
  const preview = await request<PreviewResult>('quasi/preview', { chosen });
  const { edit } = await resolved(chosen);
  const after = edited(text, edit ?? {});
  assert.equal(after, preview.text);
  assert.match(after, /^age,sex,zip\n20–29,m,10000\n50–59,f,10013\n/);
  assert.equal(edit?.documentChanges?.length, 1);
});

test('what it cannot do is told by row and column, as on the command line', async () => {
  const uri = await open({ 'people.csv': people(30).replace('\np3@x.org,71', '\np3@x.org,young') });
  await assert.rejects(
    offer(uri, recipeOf(bands)),
    /Row 4 holds a value in column "age" that age-bands is not made for\./,
  );
  await assert.rejects(offer(uri, recipeOf({ ...bands, column: 'years' })), /There is no column "years"/);
  await assert.rejects(offer(uri, '{}'), /This is no recipe/);
  await assert.rejects(offer(uri, recipeOf()), /would change nothing/);
  const hidden = await offer(uri, recipeOf({ ...bands, otherwise: 'suppress' }));
  assert.match(hidden.title, /nothing left in 1 row/);
});

test('hierarchies are read beside the recipe, and only those that it was made with', async () => {
  const levels = `${Array.from({ length: 60 }, (_, i) => `${20 + i};${i < 30 ? 'young' : 'old'};*`).join('\n')}\n`;
  const text = people(30);
  const uri = await open({ 'people.csv': text, 'levels/age.csv': levels });
  const sha256 = createHash('sha256').update(levels).digest('hex');
  const step = (parameters: object) => recipeOf({ column: 'age', remedy: 'hierarchy-level', parameters });
  const { edit } = await resolved(await offer(uri, step({ file: 'levels/age.csv', sha256, level: 1 })));
  assert.match(edited(text, edit ?? {}), /\np0@x\.org,young,m,/);
  await assert.rejects(
    offer(uri, step({ file: 'levels/age.csv', sha256: '0'.repeat(64), level: 1 })),
    /digest differs/,
  );
  await assert.rejects(offer(uri, step({ file: 'age.csv', sha256, level: 1 })), /there is no such file/);
});

test('pseudonyms are announced without the key, and made with it alone', async () => {
  const uri = await open({ 'people.csv': people(20) });
  const chosen = await offer(uri, recipeOf({ column: 'email', remedy: 'pseudonymise', parameters: { digits: 16 } }));
  assert.equal(chosen.needsKey, true);
  await assert.rejects(resolved(chosen), /Pseudonyms need a key/);
  await request('quasi/pseudonymKey', { key: 'a secret of ours' });
  const { edit } = await resolved(chosen);
  assert.match(edited(people(20), edit ?? {}), /\n[0-9a-f]{16},20,m,/);
});

test('rows of small classes go where the recipe says so, and more cells than an edit holds go into a copy', async () => {
  const text = people(26_000);
  const uri = await open({ 'people.csv': text });
  const recipe = JSON.stringify({
    recipe: 1,
    quasiIdentifiers: ['age', 'sex'],
    k: 2,
    suppress: 0.5,
    steps: [bands, { column: 'email', remedy: 'redact', parameters: {} }],
  });
  const chosen = await offer(uri, recipe);
  assert.equal(chosen.isLarge, true);
  const { uri: copy } = await request<SafeCopyResult>('quasi/safeCopy', { chosen, overwrites: false });
  assert.match(readFileSync(fileURLToPath(copy), 'utf8'), /^email,age,sex,zip\n\*,20–29,m,10000\n/);
});

test('a recipe for a text that has changed meanwhile does nothing', async () => {
  const uri = await open({ 'people.csv': people(30) });
  const chosen = await offer(uri, recipeOf(bands));
  await typed(uri, people(31));
  await assert.rejects(resolved(chosen), /changed since/);
});
