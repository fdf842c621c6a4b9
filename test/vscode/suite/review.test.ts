/** "Review Columns…": what its list shows, what a key does to the chosen column, and what Enter writes, once. */
import assert from 'node:assert/strict';
import type { DeclareRolesParams, Review } from '@quasi/shared/protocol';
import { commands, type QuickPick, type QuickPickItem, type Uri, window, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { FileStatuses } from '../../../client/src/fileStatuses.ts';
import { giveRole, reviewColumns } from '../../../client/src/reviewColumns.ts';
import { ShownFile } from '../../../client/src/shownFile.ts';
import { eventually } from '../../eventually.ts';
import { closeAll, findingsOf, openNew, writeFile } from './documents.ts';

const people = ['age,sex,contact', ...Array.from({ length: 6 }, (_, i) => `${30 + i},f,ann${i}@example.org`)];

const line = (position: number, name: string) =>
  ({
    position,
    name,
    role: 'unknown',
    kind: 'text',
    why: 'few values',
    sure: '50 %',
    distinct: '3',
    missing: '0',
  }) as const;
const found: Review = {
  unit: 'Rows are people: $(flame).',
  columns: [line(1, '$(flame)'), line(2, 'age (2)'), line(3, 'age (3)')],
  roles: [
    { role: 'quasi-identifier', name: 'quasi-identifier', key: 'q' },
    { role: 'sensitive', name: 'sensitive', key: 's' },
  ],
};

const shown = new ShownFile(new FileStatuses());

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

suite('Review of columns', () => {
  const { createQuickPick } = window;
  const lists: QuickPick<QuickPickItem>[] = [];
  const sent: DeclareRolesParams[] = [];
  const client = {
    sendRequest: async (method: string, params: DeclareRolesParams) => {
      if (method === 'quasi/review') return found;
      sent.push(params);
      return null;
    },
    error: () => {},
    code2ProtocolConverter: { asUri: (uri: Uri) => uri.toString() },
  } as unknown as LanguageClient;

  setup(() => {
    lists.length = 0;
    sent.length = 0;
    window.createQuickPick = (() => {
      const list = createQuickPick();
      lists.push(list);
      return list;
    }) as typeof createQuickPick;
  });
  teardown(async () => {
    window.createQuickPick = createQuickPick;
    await closeAll();
    for (const uri of await workspace.findFiles('**/quasi.json')) await workspace.fs.delete(uri);
  });

  /** The list that was opened last, once a column is chosen in it. */
  const shownList = () =>
    eventually(() => {
      const list = lists.at(-1);
      assert.ok(list?.activeItems.length);
      return list;
    });

  test('a key gives the chosen column a role and goes on to the next; Enter sends all of them once', async () => {
    const { uri } = await openNew('listed.csv', people);
    const reviewing = reviewColumns(client, shown);
    const list = await shownList();
    const keys = 'Q quasi-identifier, S sensitive';
    assert.equal(list.title, `Press ${keys}. Enter writes to quasi.json, Escape leaves it.`);
    assert.equal(list.placeholder, 'Rows are people: $ (flame).');
    assert.equal(list.items[0]?.detail, 'few values · 50 % · 3 distinct values, 0 missing');
    assert.deepEqual(
      list.items.map(({ label, description }) => [label, description]),
      [
        ['$ (flame)', 'unknown · text'],
        ['age (2)', 'unknown · text'],
        ['age (3)', 'unknown · text'],
      ],
    );
    giveRole('x');
    giveRole('s');
    assert.equal(list.items[0]?.description, '$(edit) sensitive, was unknown · text');
    assert.deepEqual(
      list.activeItems.map(({ label }) => label),
      ['age (2)'],
    );
    giveRole('q');
    assert.deepEqual(sent, [], 'not before Enter');
    await pause(300);
    await commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    await reviewing;
    const roles = [
      { position: 1, name: '$(flame)', role: 'sensitive' },
      { position: 2, name: 'age (2)', role: 'quasi-identifier' },
    ];
    assert.deepEqual(sent, [{ uri: uri.toString(), roles }]);
    giveRole('s');
    assert.equal(sent.length, 1, 'keys do nothing once it is closed');
  });

  test('Escape leaves everything as it is, also of a list that another one has replaced', async () => {
    await openNew('left.csv', people);
    const first = reviewColumns(client, shown);
    await shownList();
    giveRole('s');
    const second = reviewColumns(client, shown);
    await first;
    await eventually(() => assert.equal(lists.length, 2));
    const list = await shownList();
    giveRole('q');
    assert.equal(
      list.items[0]?.description,
      '$(edit) quasi-identifier, was unknown · text',
      'the keys are those of the open list',
    );
    await commands.executeCommand('workbench.action.closeQuickOpen');
    await second;
    assert.deepEqual(sent, []);
  });

  test('in the editor: what the keys have said is in quasi.json, and holds', async () => {
    const config = writeFile('quasi.json', ['{}']);
    const { uri } = await openNew('reviewed.csv', people);
    await eventually(() => assert.equal(findingsOf(uri, 'small-classes').length, 1));
    const textOf = () => workspace.textDocuments.find((each) => each.uri.toString() === config.toString())?.getText();
    // The file may still be looked at, and a list takes its time to open.
    await eventually(async () => {
      void commands.executeCommand('quasi.reviewColumns');
      await pause(500);
      for (const key of ['n', 'n']) {
        await commands.executeCommand('quasi.review.giveRole', key);
        await pause(200);
      }
      await commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
      await pause(500);
      assert.match(textOf() ?? '', /"age": ?"insensitive",\s*"sex": ?"insensitive"/);
    });
    await eventually(() => assert.equal(findingsOf(uri, 'small-classes').length, 0));
  });
});
