/** Several folders, each with its own quasi.json and its own settings in the editor: each file goes by what holds where it stands. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { able, Workspace } from './workspace.ts';

const people = `age,sex,zip\n${'31,f,02138\n'.repeat(5)}77,m,02139\n`;

let workspace: Workspace;
afterEach(() => workspace.close());

const status = (uri: string) => workspace.client.statuses.findLast((one) => one.uri === uri);
const target = (uri: string) => status(uri)?.targetK;
const analyses = (uri: string) =>
  workspace.client.statuses.filter((one) => one.uri === uri && one.state === 'ready' && !one.isPartial).length;

async function opened(files: Readonly<Record<string, string>>, folders: readonly string[]): Promise<void> {
  workspace = await Workspace.open(files, able, { workspaceFolders: [] });
  const added = folders.map((name) => ({ uri: workspace.uri(name), name }));
  const event = { added, removed: [] };
  await workspace.client.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
}

test('each folder’s file goes by the folder’s configuration, in all it says', async () => {
  await opened(
    {
      'clinic/quasi.json': '{ "k": 3, "columns": { "zip": "insensitive" }, "delimiter": "," }',
      'shop/quasi.json': '{ "k": 7, "rules": { "row-stands-alone": "off" } }',
      'clinic/people.csv': people,
      'shop/people.csv': people,
      'none/people.csv': people,
    },
    ['clinic', 'shop', 'none'],
  );
  const [clinic, shop, none] = [
    await workspace.openData('clinic/people.csv'),
    await workspace.openData('shop/people.csv'),
    await workspace.openData('none/people.csv'),
  ];
  assert.deepEqual([clinic, shop, none].map(target), [3, 7, 5]);
  assert.deepEqual(
    [clinic, shop, none].map((uri) => status(uri)?.quasiIdentifiers),
    [
      ['age', 'sex'],
      ['age', 'sex', 'zip'],
      ['age', 'sex', 'zip'],
    ],
  );
  const alone = (uri: string) => workspace.codes(uri).includes('row-stands-alone');
  assert.deepEqual([clinic, shop, none].map(alone), [true, false, true]);
});

test('a change in one folder’s configuration is no change for the files of another', async () => {
  await opened(
    { 'a/quasi.json': '{ "k": 3 }', 'b/quasi.json': '{ "k": 7 }', 'a/people.csv': people, 'b/people.csv': people },
    ['a', 'b'],
  );
  const [a, b] = [await workspace.openData('a/people.csv'), await workspace.openData('b/people.csv')];
  const before = analyses(b);
  workspace.write('a/quasi.json', '{ "k": 4 }');
  await workspace.changed('a/quasi.json');
  await workspace.client.until(() => target(a) === 4, 'the other target');
  assert.equal(target(b), 7);
  assert.equal(analyses(b), before);
});

test('what one folder’s configuration extends in the other is not read: folders do not trust each other', async () => {
  await opened(
    {
      'a/quasi.json': '{ "extends": "../b/base.json" }',
      'b/base.json': '{ "k": 9 }',
      'a/people.csv': people,
      'b/people.csv': people,
    },
    ['a', 'b'],
  );
  assert.equal(target(await workspace.openData('a/people.csv')), 5);
  const config = workspace.uri('a/quasi.json');
  await workspace.client.until(() => workspace.client.shown(config).length > 0, 'the finding on the configuration');
  assert.match(String(workspace.client.shown(config)[0].message), /outside the workspace/);
});

test('the editor’s settings are asked for each file', async () => {
  await opened({ 'a/people.csv': people, 'b/people.csv': people }, ['a', 'b']);
  const { client } = workspace;
  client.connection.onRequest('workspace/configuration', ({ items }: { items: { scopeUri: string }[] }) =>
    items.map(({ scopeUri }) => ({ ...client.settings, k: scopeUri.includes('/a/') ? 2 : 8 })),
  );
  const [a, b] = [await workspace.openData('a/people.csv'), await workspace.openData('b/people.csv')];
  assert.deepEqual([target(a), target(b)], [2, 8]);
});

test('a delimiter in the editor’s settings has the text read again, and taken out again', async () => {
  await opened({ 'a/people.csv': 'a;b,c\n1;2,3\n4;5,6\n' }, ['a']);
  const { client } = workspace;
  const uri = await workspace.openData('a/people.csv');
  const first = client.shown(uri);
  const columns = () => [status(uri)?.delimiter, status(uri)?.columns];
  assert.deepEqual(columns(), [';', 2]);
  for (const [delimiter, expected] of [
    [',', [',', 2]],
    ['|', ['|', 1]],
    ['', [';', 2]],
  ] as const) {
    client.settings = { ...client.settings, delimiter };
    await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    await client.until(() => String(columns()) === String(expected), `the delimiter "${delimiter}"`);
    await client.settled(uri);
  }
  await client.until(() => JSON.stringify(client.shown(uri)) === JSON.stringify(first), 'the first findings');
});
