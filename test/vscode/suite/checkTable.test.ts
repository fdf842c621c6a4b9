/** A table of a database: checked by its saved name, found in Problems under a document of its own, and the one that the views are about. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExtensionContext, extensions, type QuickPickItem, Uri, window, workspace } from 'vscode';
import { type DynamicFeature, LanguageClient, type StaticFeature, TransportKind } from 'vscode-languageclient/node';
import { checkTable } from '../../../client/src/checkTable.ts';
import { FileStatuses } from '../../../client/src/fileStatuses.ts';
import { ShownFile } from '../../../client/src/shownFile.ts';
import { standIn } from '../../engines/standIn.ts';
import { eventually } from '../../eventually.ts';
import { closeAll, findings, writeFile } from './documents.ts';

/** The bundle of the suite lies in `dist/test-vscode/NAME`. */
const project = join(__dirname, '../../..');

function memoryWith(agreed: readonly string[]) {
  const kept = new Map<string, unknown>([['quasi.agreedConnections', agreed]]);
  return {
    keys: () => [...kept.keys()],
    get: (key: string, otherwise?: unknown) => kept.get(key) ?? otherwise,
    update: async (key: string, value: unknown) => void kept.set(key, value),
  } as ExtensionContext['workspaceState'];
}

/** With a server of its own, which finds the stand-in for the driver; commands of a server can be registered only once. */
class PlainClient extends LanguageClient {
  override registerFeature(feature: StaticFeature | DynamicFeature<unknown>): void {
    const ofCommands = 'registrationType' in feature && feature.registrationType.method === 'workspace/executeCommand';
    if (!ofCommands) super.registerFeature(feature);
  }
}

function serverIn(extensionPath: string) {
  const server = { module: join(extensionPath, 'dist/quasi.mjs'), args: ['lsp'], transport: TransportKind.ipc };
  return { run: server, debug: server };
}

suite('Tables of databases', () => {
  const { showQuickPick } = window;
  teardown(async () => {
    window.showQuickPick = showQuickPick;
    await closeAll();
    for (const uri of await workspace.findFiles('**/quasi.json')) await workspace.fs.delete(uri);
  });

  test('findings stand in Problems under the document of the table, and the views are about it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quasi-prefix-'));
    const { env, asked } = standIn(folder, project);
    const before = process.env['PATH'];
    Object.assign(process.env, env);
    const extensionPath = extensions.getExtension('datarisk.quasi')?.extensionPath ?? '';
    // Stays: the client writes into it when its server has ended.
    const log = window.createOutputChannel('Quasi in a test', { log: true });
    const memory = memoryWith(['postgres://db.example/census/public.people']);
    const client = new PlainClient('quasi-tables', 'Quasi in a test', serverIn(extensionPath), { outputChannel: log });
    const statuses = new FileStatuses();
    const shown = new ShownFile(statuses);
    try {
      const connection = { engine: 'postgres', host: 'db.example', database: 'census', table: 'public.people' };
      writeFile('quasi.json', [JSON.stringify({ connections: { census: connection } })]);
      window.showQuickPick = (async (items: readonly QuickPickItem[]) =>
        items.find(({ label }) => label === 'census')) as unknown as typeof showQuickPick;
      await client.start();
      client.onNotification('quasi/fileStatus', (status) => statuses.update(Uri.parse(status.uri).toString(), status));
      assert.deepEqual(asked(), []);
      const uri = (await checkTable(client, shown, memory, undefined)) ?? assert.fail('nothing was checked');
      assert.equal(uri.scheme, 'quasi-table');
      const found = await eventually(() => {
        const there = findings(uri);
        assert.ok(there.length > 0);
        return there;
      });
      const identifier = found.find(({ message }) => message.startsWith('contact identifies')) ?? assert.fail();
      assert.equal(identifier.range.start.line, 5);
      await eventually(() => assert.equal(shown.uri?.toString(), uri.toString()));
      assert.ok(shown.isElsewhere);
      assert.match(statuses.ofUri(uri.toString())?.inShort ?? '', /identifier/);
    } finally {
      await client.dispose();
      shown.dispose();
      statuses.dispose();
      process.env['PATH'] = before;
      delete process.env['QUASI_STAND_IN'];
      rmSync(folder, { recursive: true });
    }
  });

  test('the document of a table that nobody has checked says how to check it', async () => {
    await extensions.getExtension('datarisk.quasi')?.activate();
    const document = await workspace.openTextDocument(Uri.parse('quasi-table:/nowhere/connection:none'));
    assert.match(document.getText(), /Check it: Quasi: Check Table…/);
  });
});
