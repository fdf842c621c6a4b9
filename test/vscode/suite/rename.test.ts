/** Files that are renamed, changed and deleted behind the editor's back or in it: what was found of them goes, moves or is found again. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { commands, Uri, WorkspaceEdit, window, workspace } from 'vscode';
import { eventually } from '../../eventually.ts';
import { closeAll, findings, findingsOf, openNew, writeFile } from './documents.ts';

suite('Files that move', () => {
  teardown(closeAll);

  test('an open file that is renamed has its findings under the new name only', async () => {
    const { uri } = await openNew('before.csv', ['a,b', '1', '2,3']);
    await eventually(() => assert.equal(findingsOf(uri, 'ragged-row').length, 1));
    const renamed = Uri.joinPath(uri, '../after.csv');
    const edit = new WorkspaceEdit();
    edit.renameFile(uri, renamed, { overwrite: true });
    assert.ok(await workspace.applyEdit(edit));
    await eventually(() => {
      assert.equal(findingsOf(renamed, 'ragged-row')[0]?.range.start.line, 1);
      assert.deepEqual(findings(uri), []);
    });
  });

  test('an open file that another program writes has the findings of what it says now', async () => {
    const document = await openNew('external.csv', ['a,b', '1', '2,3']);
    await eventually(() => assert.equal(findingsOf(document.uri, 'ragged-row')[0]?.range.start.line, 1));
    writeFileSync(document.uri.fsPath, 'a,b\n0,0\n0,1\n1\n');
    await eventually(() => {
      assert.equal(document.lineCount, 5);
      const found = findingsOf(document.uri, 'ragged-row');
      assert.deepEqual(
        found.map(({ range }) => range.start.line),
        [3],
      );
    });
  });

  test('an edit that is reverted leaves the findings of what is on disk', async () => {
    const document = await openNew('reverted.csv', ['a,b', '1,2', '3,4']);
    const edit = new WorkspaceEdit();
    edit.replace(document.uri, document.lineAt(1).range, '1');
    await workspace.applyEdit(edit);
    await eventually(() => assert.equal(findingsOf(document.uri, 'ragged-row').length, 1));
    await window.showTextDocument(document);
    await commands.executeCommand('workbench.action.files.revert');
    // Where the host saves by itself the edit may be on disk by now.
    writeFileSync(document.uri.fsPath, 'a,b\n1,2\n3,4\n');
    await eventually(() => assert.deepEqual(findingsOf(document.uri, 'ragged-row'), []));
  });

  test('a file that was checked and never opened is checked again when it changes, and forgotten when it is deleted', async () => {
    const uri = writeFile('checked.csv', ['a,b', '1,2', '3', '4,5']);
    await commands.executeCommand('quasi.checkFile', uri);
    await eventually(() => assert.equal(findingsOf(uri, 'ragged-row')[0]?.range.start.line, 2));
    writeFile('checked.csv', ['a,b', '1', '3,4']);
    await eventually(() => assert.equal(findingsOf(uri, 'ragged-row')[0]?.range.start.line, 1));
    await workspace.fs.delete(uri);
    await eventually(() => assert.deepEqual(findings(uri), []));
  });
});
