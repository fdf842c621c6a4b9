/** Quasi sleeps until the first data file is opened, and is then there with its commands and settings. Runs first, by its name. */
import assert from 'node:assert/strict';
import { commands, extensions, workspace } from 'vscode';
import { eventually } from '../../eventually.ts';
import { closeAll, findingsOf, openNew, writeFile } from './documents.ts';

const quasi = () => {
  const extension = extensions.getExtension('datarisk.quasi');
  assert.ok(extension, 'the extension is installed');
  return extension;
};

suite('Activation', () => {
  teardown(closeAll);

  test('a text file leaves the extension asleep', async () => {
    await openNew('notes.txt', ['a,b', '1']);
    assert.equal(quasi().isActive, false);
  });

  test('a CSV file wakes it, and its language is csv', async () => {
    const document = await openNew('first.csv', ['a,b', '1,2', '3']);
    assert.equal(document.languageId, 'csv');
    await eventually(() => assert.ok(quasi().isActive));
    await eventually(() => assert.equal(findingsOf(document.uri, 'ragged-row').length, 1));
  });

  test('tab-separated and pipe-separated files are known by their endings', async () => {
    for (const [name, separator] of [
      ['tabs.tsv', '\t'],
      ['tabs.tab', '\t'],
      ['pipes.psv', '|'],
    ] as const) {
      const lines = [['a', 'b'].join(separator), ['1', '2'].join(separator), '3'];
      const uri = (await openNew(name, lines)).uri;
      await eventually(() => assert.equal(findingsOf(uri, 'ragged-row').length, 1, name));
    }
  });

  test('its commands exist', async () => {
    const known = await commands.getCommands(true);
    for (const command of ['quasi.checkFile', 'quasi.restartServer', 'quasi.showLog'])
      assert.ok(known.includes(command));
  });

  test('the settings have their documented defaults', () => {
    const settings = workspace.getConfiguration('quasi', writeFile('settings.csv', ['a', '1']));
    assert.equal(settings.get('run'), 'onType');
    assert.equal(settings.get('k'), null);
    assert.deepEqual(settings.get('quasiIdentifiers'), []);
    assert.equal(settings.get('maxRowFindings'), 3);
  });
});
