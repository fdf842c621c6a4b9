/** The commands: checking a file that is not open, and starting the server anew. */
import assert from 'node:assert/strict';
import { commands, languages, workspace } from 'vscode';
import { eventually } from '../../eventually.ts';
import { closeAll, findingsOf, openNew, replaceLine, writeFile } from './documents.ts';

suite('Commands', () => {
  teardown(closeAll);

  test('Check File publishes the findings of a file that is not open', async () => {
    const uri = writeFile('unopened.csv', ['a,b', '1,2', '3', '4,5']);
    await commands.executeCommand('quasi.checkFile', uri);
    await eventually(() => assert.equal(findingsOf(uri, 'ragged-row')[0]?.range.start.line, 2));
    assert.equal(
      workspace.textDocuments.some((each) => each.uri.toString() === uri.toString()),
      false,
    );
  });

  test('Check File takes several files, and one whose name says nothing', async () => {
    const uris = [writeFile('one.csv', ['a,b', '1']), writeFile('export.txt', ['a\tb', '1\t2', '3'])];
    await commands.executeCommand('quasi.checkFile', uris[0], uris);
    for (const uri of uris) await eventually(() => assert.equal(findingsOf(uri, 'ragged-row').length, 1, uri.path));
  });

  test('Check File of a file that is gone ends, and leaves no findings', async () => {
    const uri = writeFile('gone.csv', ['a,b', '1']);
    await workspace.fs.delete(uri);
    await commands.executeCommand('quasi.checkFile', uri);
    assert.deepEqual(languages.getDiagnostics(uri), []);
  });

  test('a restarted server finds again what it found, and follows edits', async () => {
    const document = await openNew('restarted.csv', ['a,b', '1', '2,3']);
    const count = () => findingsOf(document.uri, 'ragged-row').length;
    await eventually(() => assert.equal(count(), 1));
    await commands.executeCommand('quasi.restartServer');
    await eventually(() => assert.equal(count(), 1));
    await replaceLine(document, 2, '2');
    await eventually(() => assert.equal(count(), 2));
  });
});
