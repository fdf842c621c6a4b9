/** Files that are no text: checked by the command, found in Problems, and what the views are about while their tab is active or after a check. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import type { DeclareRolesParams, Review } from '@quasi/shared/protocol';
import { commands, type QuickPickItem, TabInputText, Uri, window, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { activeTable } from '../../../client/src/activeTable.ts';
import { chooseRole } from '../../../client/src/columnActions.ts';
import { columnItem } from '../../../client/src/columnItems.ts';
import { FileStatuses } from '../../../client/src/fileStatuses.ts';
import { ShownFile } from '../../../client/src/shownFile.ts';
import { bookOf } from '../../../server/src/readers/xlsx/testBook.ts';
import { eventually } from '../../eventually.ts';
import { closeAll, findings, openNew } from './documents.ts';

function book(name: string): Uri {
  const rows = [
    ['contact', 'age', 'sex'],
    ...Array.from({ length: 8 }, (_, i) => [`ann${i}@example.org`, String(30 + i), 'fm'[i % 2]]),
  ];
  const cellOf = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('');
  const [folder] = workspace.workspaceFolders ?? assert.fail('The suite needs a workspace folder.');
  const uri = Uri.joinPath(folder.uri, name);
  writeFileSync(uri.fsPath, bookOf({ sheets: { People: sheet } }));
  return uri;
}

const messagesOf = (uri: Uri) => findings(uri).map(({ message }) => message);

async function openTab(uri: Uri): Promise<void> {
  await commands.executeCommand('vscode.open', uri);
  await eventually(() => {
    const input = window.tabGroups.activeTabGroup.activeTab?.input;
    assert.ok(input instanceof TabInputText && input.uri.toString() === uri.toString());
  });
}

suite('Files that are no text', () => {
  const { showQuickPick } = window;
  teardown(async () => {
    window.showQuickPick = showQuickPick;
    await closeAll();
  });

  test('a spreadsheet that is checked has findings in Problems, whose messages name their place', async () => {
    const uri = book('checked.xlsx');
    await commands.executeCommand('quasi.checkFile', uri);
    await eventually(() => assert.ok(messagesOf(uri).some((message) => message.startsWith('contact identifies'))));
    assert.ok(
      messagesOf(uri).some((message) => /People![A-C]\d/.test(message)),
      messagesOf(uri).join('\n'),
    );
    assert.ok(findings(uri).every(({ range }) => range.isEmpty && range.start.line === 0));
  });

  test('from the palette the file in the active tab is meant, though it has no document', async () => {
    const uri = book('active.xlsx');
    await openTab(uri);
    await commands.executeCommand('quasi.checkFile');
    await eventually(() => assert.ok(findings(uri).length > 0));
    assert.equal(activeTable(), undefined);
  });

  test('the views are about the active tab, else about the file that was checked last while it is known', async () => {
    const statuses = new FileStatuses();
    const shown = new ShownFile(statuses);
    const uri = book('shown.xlsx');
    const address = () => shown.uri?.toString();
    await closeAll();
    shown.checked(uri);
    assert.equal(address(), undefined, 'the server does not know it');
    statuses.update(uri.toString(), { uri: uri.toString(), state: 'ready' });
    assert.deepEqual([address(), shown.isElsewhere], [uri.toString(), true]);
    await openTab(uri);
    assert.deepEqual([address(), shown.isElsewhere], [uri.toString(), false]);
    const csv = await openNew('beside.csv', ['age,sex', '31,f']);
    await eventually(() => assert.equal(address(), csv.uri.toString()));
    statuses.update(uri.toString(), { uri: uri.toString(), state: 'idle' });
    await openTab(uri);
    assert.equal(address(), uri.toString(), 'its name says that it is data');
    await closeAll();
    await eventually(() => assert.equal(address(), undefined));
    shown.dispose();
    statuses.dispose();
  });

  test('a column leads nowhere, and is given a role from a list, which is written into quasi.json', async () => {
    const entry = { column: 1, name: 'age', role: 'quasi-identifier', description: '', spoken: '', details: [] };
    const node = { uri: 'file:///people.xlsx', id: 'x', entry };
    const { command, contextValue } = columnItem(node);
    assert.deepEqual([command, contextValue], [undefined, 'columnOnDisk']);
    const found: Partial<Review> = {
      columns: ['contact', 'age'].map((name, i) => ({ name, position: i + 1, role: 'quasi-identifier' })) as never,
      roles: [
        { role: 'quasi-identifier', name: 'quasi-identifier', key: 'q' },
        { role: 'sensitive', name: 'sensitive', key: 's' },
      ],
    };
    const sent: DeclareRolesParams[] = [];
    const client = {
      sendRequest: async (method: string, params: DeclareRolesParams) => {
        if (method !== 'quasi/review') sent.push(params);
        return found;
      },
    } as unknown as LanguageClient;
    const offered: string[] = [];
    window.showQuickPick = (async (items: readonly QuickPickItem[]) => {
      offered.push(...items.map(({ label }) => label));
      return items[0];
    }) as unknown as typeof showQuickPick;
    await chooseRole(client, node);
    assert.deepEqual(offered, ['sensitive']);
    assert.deepEqual(sent, [{ uri: node.uri, roles: [{ position: 2, name: 'age', role: 'sensitive' }] }]);
  });
});
