/** What an editor says of a whole file: the roles of its columns, reviewed and written at once; who its rows are about; that it is meant to name people. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { type DeclareRolesParams, declareRolesRequest, type Review, reviewRequest } from '@quasi/shared/protocol';
import type { ApplyWorkspaceEditParams, CodeAction } from 'vscode-languageserver-protocol/node';
import { Workspace } from './workspace.ts';

const people = `age,sex,contact,wing\n${Array.from(
  { length: 12 },
  (_, i) => `${31 + (i % 2)},${'fm'[i % 2]},ann${i}@example.org,${['x', 'y', 'z'][i % 3]}\n`,
).join('')}`;

let workspace: Workspace;
let changes = 0;
afterEach(() => workspace.close());

async function open(files: Readonly<Record<string, string>>): Promise<Workspace> {
  workspace = await Workspace.open(files);
  changes = 0;
  workspace.client.connection.onRequest('workspace/applyEdit', async ({ edit }: ApplyWorkspaceEditParams) => {
    changes++;
    await workspace.apply(edit);
    return { applied: true };
  });
  return workspace;
}

const review = (uri: string) => workspace.client.connection.sendRequest<Review | null>(reviewRequest, { uri });
const declare = (uri: string, roles: DeclareRolesParams['roles']) =>
  workspace.client.connection.sendRequest(declareRolesRequest, { uri, roles } satisfies DeclareRolesParams);
const statusOf = (uri: string) =>
  workspace.client.statuses.findLast((one) => one.uri === uri && one.state === 'ready' && !one.isPartial);
const unitEntries = (actions: readonly CodeAction[]) => actions.filter(({ title }) => title.includes('"unit" to'));
const contentModified = ({ code }: { code: number }) => code === -32801;

test('a review lists each column with its role and why, and the roles that a key gives', async () => {
  await open({ 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const { unit, columns, roles } = (await review(uri)) ?? assert.fail();
  assert.match(unit, /^Rows are people: /);
  assert.deepEqual(
    columns.map(({ position, name, role, distinct, missing }) => [position, name, role, distinct, missing]),
    [
      [1, 'age', 'quasi-identifier', '2', '0'],
      [2, 'sex', 'quasi-identifier', '2', '0'],
      [3, 'contact', 'identifier', '12', '0'],
      [4, 'wing', 'unknown', '3', '0'],
    ],
  );
  assert.ok(columns.every(({ why, sure }) => !`${why}${sure}`.includes('@')));
  assert.equal(new Set(roles.map(({ key }) => key)).size, roles.length);
  assert.deepEqual(
    roles.map(({ role, key }) => `${key} ${role}`),
    ['q quasi-identifier', 'i identifier', 's sensitive', 'n insensitive', 'u subject', 'w weight'],
  );
  assert.equal(await review(workspace.uri('elsewhere.csv')), null, 'of a file that is not open');
});

test('columns of one name are told apart by their places', async () => {
  await open({ 'twice.csv': 'age,sex,age\n31,f,32\n41,m,42\n' });
  const { columns } = (await review(await workspace.openData('twice.csv'))) ?? assert.fail();
  assert.deepEqual(
    columns.map(({ name }) => name),
    ['age (1)', 'sex', 'age (3)'],
  );
});

test('what was said of several columns is written by one change, and holds', async () => {
  await open({ 'people.csv': people, 'quasi.json': '{ "k": 2 } // ours\n' });
  const uri = await workspace.openData('people.csv');
  await declare(uri, [
    { position: 4, name: 'wing', role: 'quasi-identifier' },
    { position: 1, name: 'age', role: 'sensitive' },
  ]);
  assert.equal(changes, 1);
  const text = workspace.text('quasi.json');
  assert.match(text, / \/\/ ours\n$/);
  assert.deepEqual(JSON.parse(text.replace('// ours', '')).files, [
    { glob: './people.csv', columns: { wing: 'quasi-identifier', age: 'sensitive' } },
  ]);
  await workspace.client.until(() => statusOf(uri)?.quasiIdentifiers?.join() === 'sex,wing', 'the new roles');
  const { columns } = (await review(uri)) ?? assert.fail();
  assert.deepEqual(
    columns.filter(({ sure }) => sure === 'declared').map(({ name, why }) => [name, why]),
    [
      ['age', 'in settings or schema'],
      ['wing', 'in settings or schema'],
    ],
  );
  await declare(uri, [{ position: 1, name: 'age', role: 'sensitive' }]);
  assert.equal(workspace.text('quasi.json'), text, 'said again it stands there once');
});

test('without a quasi.json one is made', async () => {
  await open({ 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  await declare(uri, [{ position: 2, name: 'sex', role: 'insensitive' }]);
  assert.deepEqual(JSON.parse(workspace.text('quasi.json')), {
    files: [{ glob: './people.csv', columns: { sex: 'insensitive' } }],
  });
});

test('a column that is not there, or no longer, and a role that is none, are refused and nothing is written', async () => {
  await open({ 'people.csv': people, 'quasi.json': '{}' });
  const uri = await workspace.openData('people.csv');
  const sex = { position: 2, name: 'sex', role: 'sensitive' } as const;
  await assert.rejects(declare(uri, [sex, { position: 5, name: 'zip', role: 'sensitive' }]), contentModified);
  await assert.rejects(declare(uri, [{ ...sex, position: 0 }]), contentModified);
  await assert.rejects(declare(uri, [{ ...sex, role: 'unknown' as 'subject' }]), contentModified);
  await assert.rejects(declare(workspace.uri('elsewhere.csv'), [sex]), contentModified);
  await workspace.type(uri, people.replace('age,sex', 'sex,age'));
  await workspace.client.settled(uri);
  await assert.rejects(declare(uri, [sex]), contentModified, 'another column stands there now');
  assert.deepEqual([changes, workspace.text('quasi.json')], [0, '{}']);
});

test('a document that was never saved has no place for roles', async () => {
  await open({});
  const uri = 'untitled:Untitled-1';
  await workspace.client.open(uri, people);
  await workspace.client.settled(uri);
  assert.equal((await review(uri))?.columns.length, 4);
  await assert.rejects(declare(uri, [{ position: 2, name: 'sex', role: 'sensitive' }]), /Save the document first/);
  assert.equal(changes, 0);
});

test('roles that would not count are refused: where a later entry says otherwise, where columns are listed', async () => {
  const files = [{ glob: './people.csv' }, { glob: '*.csv', columns: { sex: 'insensitive' } }];
  await open({ 'people.csv': people, 'quasi.json': JSON.stringify({ files }) });
  const uri = await workspace.openData('people.csv');
  await assert.rejects(declare(uri, [{ position: 2, name: 'sex', role: 'sensitive' }]), /further down.* of sex\./);
  await workspace.close();
  await open({ 'people.csv': people, 'quasi.json': '{ "quasiIdentifiers": ["age"] }' });
  const again = await workspace.openData('people.csv');
  for (const one of [
    { position: 1, name: 'age', role: 'sensitive' },
    { position: 2, name: 'sex', role: 'quasi-identifier' },
  ] as const)
    await assert.rejects(declare(again, [one]), /quasiIdentifiers/);
  await declare(again, [{ position: 2, name: 'sex', role: 'sensitive' }]);
  assert.equal(changes, 1);
});

test('the lightbulb on the first line says whom the rows are about, for this file', async () => {
  await open({ 'people.csv': people, 'other.csv': people, 'quasi.json': '{ "k": 7 }' });
  const uri = await workspace.openData('people.csv');
  assert.deepEqual(
    unitEntries(await workspace.actions(uri, 0, 0)).map(({ title }) => title),
    ['Not about people (set "unit" to "things")'],
    'in the menu what is needed most',
  );
  const offered = unitEntries(await workspace.actions(uri, 0, 0, ['refactor.rewrite']));
  assert.deepEqual(
    offered.map(({ title }) => title),
    [
      'Not about people (set "unit" to "things")',
      'The rows are events of people (set "unit" to "events")',
      'The rows are counts of people (set "unit" to "groups")',
    ],
    'not what they are taken for',
  );
  assert.deepEqual(unitEntries(await workspace.actions(uri, 1, 0)), [], 'not on a row');
  await workspace.apply(offered[0].edit ?? assert.fail());
  assert.deepEqual(JSON.parse(workspace.text('quasi.json')).files, [{ glob: './people.csv', unit: 'things' }]);
  await workspace.client.until(() => statusOf(uri)?.unit === 'Rows are not about people, as declared.', 'the unit');
  assert.notEqual(statusOf(uri)?.verdictState, 'not-ready');
  const other = await workspace.openData('other.csv');
  assert.match(statusOf(other)?.unit ?? '', /^Rows are people: /);
  const [back] = unitEntries(await workspace.actions(uri, 0, 0, ['refactor.rewrite']));
  assert.equal(back.title, 'The rows are people (set "unit" to "people")', 'also without a finding');
  await workspace.apply(back.edit ?? assert.fail());
  assert.deepEqual(JSON.parse(workspace.text('quasi.json')).files, [{ glob: './people.csv', unit: 'people' }]);
  await workspace.client.until(() => statusOf(uri)?.verdictState === 'not-ready', 'the rows to be judged again');
});

test('it is not offered where it would not count, or could not be written', async () => {
  const files = [{ glob: './people.csv' }, { glob: '*.csv', unit: 'people' }];
  await open({ 'people.csv': people, 'quasi.json': JSON.stringify({ files }) });
  assert.deepEqual(unitEntries(await workspace.actions(await workspace.openData('people.csv'), 0, 0)), []);
  await workspace.close();
  workspace = await Workspace.open({ 'people.csv': people }, { workspace: { configuration: true } });
  assert.deepEqual(unitEntries(await workspace.actions(await workspace.openData('people.csv'), 0, 0)), []);
});

test('a file that is meant to name people says so once: its verdict is told, and counts neither as ready nor as not', async () => {
  const identified = { columns: ['contact'], reason: 'We write to them.', until: '2999-01-31' };
  const config = { k: 2, identified, columns: { wing: 'insensitive' } };
  await open({ 'people.csv': people, 'quasi.json': JSON.stringify({ ...config, identified: undefined }) });
  const uri = await workspace.openData('people.csv');
  assert.match(statusOf(uri)?.verdict ?? '', /^Not ready for default: 1 direct identifier; /);
  assert.equal(statusOf(uri)?.verdictState, 'not-ready');
  const document = await workspace.openConfig('quasi.json');
  await workspace.type(document, JSON.stringify(config));
  await workspace.client.until(
    () => statusOf(uri)?.verdict?.startsWith('Identified: contact accepted until 2999-01-31; ') === true,
    'the verdict',
  );
  assert.notEqual(statusOf(uri)?.verdictState, 'not-ready');
  await workspace.type(document, JSON.stringify({ ...config, identified: { ...identified, until: '2020-01-31' } }));
  await workspace.client.until(() => statusOf(uri)?.verdictState === 'not-ready', 'the acceptance to be over');
});
