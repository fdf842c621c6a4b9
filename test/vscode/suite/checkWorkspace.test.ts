/** Check Workspace: what the view of files shows, in which order, and that files are checked without being opened. */
import assert from 'node:assert/strict';
import type { FileStatus } from '@quasi/shared/protocol';
import { commands, type ThemeIcon, Uri, workspace } from 'vscode';
import { messageOf } from '../../../client/src/checkWorkspace.ts';
import { FilesTree } from '../../../client/src/filesTree.ts';
import { eventually } from '../../eventually.ts';
import { closeAll, findingsOf, writeFile } from './documents.ts';

const statusOf = (name: string, more: Partial<FileStatus>): FileStatus => ({
  uri: `file:///w/${name}`,
  state: 'ready',
  ...more,
});

function treeOf(
  statuses: readonly FileStatus[],
  now: (uri: Uri) => FileStatus | undefined = () => undefined,
): FilesTree {
  const tree = new FilesTree(now);
  for (const status of statuses) tree.add(Uri.parse(status.uri), { status, findings: 0 });
  return tree;
}

const shownIn = (tree: FilesTree) =>
  tree.getChildren().map((node) => {
    const { label, description, iconPath } = tree.getTreeItem(node);
    return [label, String(description).replace(/ — .*/, ''), (iconPath as ThemeIcon).id];
  });

suite('Check Workspace', () => {
  teardown(closeAll);

  test('files are listed gravest first, each with its verdict and an icon', () => {
    const tree = treeOf([
      statusOf('log.csv', { gravity: 0, inShort: 'Not about people', isAboutNobody: true, icon: 'dash' }),
      statusOf('big.csv', { state: 'failed', reason: 'The file is larger than 4 GB.' }),
      statusOf('ready.csv', { gravity: 0, inShort: 'Ready · k 11', icon: 'pass' }),
      statusOf('b.csv', { gravity: 5.2, inShort: 'k 2 of 5', icon: 'warning' }),
      statusOf('people.csv', { gravity: 5.9, inShort: '6 identifiers · k 1 of 5', icon: 'warning' }),
    ]);
    assert.deepEqual(shownIn(tree), [
      ['people.csv', '6 identifiers · k 1 of 5', 'warning'],
      ['b.csv', 'k 2 of 5', 'warning'],
      ['big.csv', 'The file is larger than 4 GB.', 'error'],
      ['log.csv', 'Not about people', 'dash'],
      ['ready.csv', 'Ready · k 11', 'pass'],
    ]);
    const [first] = tree.getChildren();
    assert.ok(first);
    const item = tree.getTreeItem(first);
    assert.equal(item.command?.command, 'vscode.open');
    assert.equal(item.accessibilityInformation?.label, 'people.csv: 6 identifiers · k 1 of 5');
    tree.clear();
    assert.deepEqual(tree.getChildren(), []);
  });

  test('a file that was looked at again is shown as it is now', () => {
    const before = statusOf('a.csv', { gravity: 5, inShort: 'k 1 of 5', icon: 'warning' });
    const now = statusOf('a.csv', { gravity: 0, inShort: 'Ready · k 7', icon: 'pass' });
    assert.deepEqual(shownIn(treeOf([before], () => now)), [['a.csv', 'Ready · k 7', 'pass']]);
    const damaged = statusOf('a.csv', { state: 'failed', reason: 'It is damaged.' });
    assert.deepEqual(shownIn(treeOf([before], () => damaged)), [['a.csv', 'It is damaged.', 'error']]);
  });

  test('the view says what the list does not', () => {
    assert.equal(messageOf({ files: 3, checked: 3 }), '');
    assert.equal(messageOf({ files: 2000, checked: 12 }), 'Stopped after 12 of 2,000 files.');
    assert.equal(messageOf({ files: 0, checked: 0 }), 'No data file was found.');
    assert.equal(messageOf(undefined), 'The check was cancelled.');
  });

  test('the findings of a workspace are published, and none of its files is opened', async () => {
    const uris = [writeFile('workspace-a.csv', ['a,b', '1']), writeFile('workspace-b.csv', ['a,b', '1,2', '3'])];
    await commands.executeCommand('quasi.checkWorkspace');
    for (const uri of uris) {
      await eventually(() => assert.equal(findingsOf(uri, 'ragged-row').length, 1, uri.path));
      assert.ok(!workspace.textDocuments.some((each) => each.uri.toString() === uri.toString()));
    }
    await commands.executeCommand('quasi.checkFolder', uris[0], uris);
    for (const uri of uris) assert.equal(findingsOf(uri, 'ragged-row').length, 1, uri.path);
  });
});
