/** The sample data set: a copy of its own, on which roles can be marked, fresh whenever nobody has it open. */
import assert from 'node:assert/strict';
import { commands, extensions, type TextDocument, Uri, window, workspace } from 'vscode';
import { eventually } from '../../eventually.ts';
import { closeAll, findings, replaceLine } from './documents.ts';

suite('Sample', () => {
  teardown(closeAll);

  async function openSample(): Promise<TextDocument> {
    await commands.executeCommand('quasi.openSample');
    return await eventually(() => {
      const document = window.activeTextEditor?.document;
      assert.ok(document);
      assert.match(document.uri.path, /\/patients\.csv$/);
      return document;
    });
  }

  test('it is opened as a file that is not the installed one, and is analysed', async () => {
    const extension = extensions.getExtension('datarisk.quasi');
    const { uri } = await openSample();
    assert.equal(uri.scheme, 'file');
    assert.ok(!uri.path.startsWith(extension?.extensionUri.path ?? '/'));
    await eventually(() => assert.ok(findings(uri).length > 5));
  });

  test('while it is open it stays as it was left; opened again it is fresh', async () => {
    const document = await openSample();
    await replaceLine(document, 1, 'changed');
    await document.save();
    assert.equal((await openSample()).lineAt(1).text, 'changed');
    const config = Uri.joinPath(document.uri, '../quasi.json');
    await workspace.fs.writeFile(config, new TextEncoder().encode('{}'));
    await closeAll();
    const again = await openSample();
    await eventually(() => assert.match(again.lineAt(1).text, /^P-4100,/));
    await assert.rejects(async () => await workspace.fs.stat(config));
  });
});
