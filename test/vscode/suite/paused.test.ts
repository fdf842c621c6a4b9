/** A file that is paused shows nothing until it is resumed, and other files go on; the same for all files where Quasi is turned off. */
import assert from 'node:assert/strict';
import { commands, workspace } from 'vscode';
import { eventually } from '../../eventually.ts';
import { closeAll, findings, openNew } from './documents.ts';

suite('Paused', () => {
  teardown(closeAll);

  test('one file is paused and resumed by commands', async () => {
    const { uri: other } = await openNew('goes-on.csv', ['a,b', '1,2', '3']);
    const { uri } = await openNew('paused.csv', ['a,b', '1,2', '3']);
    await eventually(() => assert.ok(findings(uri).length > 0 && findings(other).length > 0));
    await commands.executeCommand('quasi.pauseFile');
    await eventually(() => assert.equal(findings(uri).length, 0));
    assert.ok(findings(other).length > 0);
    await commands.executeCommand('quasi.resumeFile');
    await eventually(() => assert.ok(findings(uri).length > 0));
  });

  test('the setting turns all of it off and on', async () => {
    const { uri } = await openNew('turned-off.csv', ['a,b', '1,2', '3']);
    await eventually(() => assert.ok(findings(uri).length > 0));
    await workspace.getConfiguration('quasi').update('enable', false, true);
    await eventually(() => assert.equal(findings(uri).length, 0));
    await workspace.getConfiguration('quasi').update('enable', undefined, true);
    await eventually(() => assert.ok(findings(uri).length > 0));
  });
});
