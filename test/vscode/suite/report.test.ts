/** The report beside a file: one page for each file, whose links show places of it. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { reportColumnCommand, reportPlaceCommand } from '@quasi/shared/protocol';
import { commands, TabInputWebview, Uri, window, workspace } from 'vscode';
import { bookOf } from '../../../server/src/readers/xlsx/testBook.ts';
import { eventually } from '../../eventually.ts';
import { closeAll, findings, openNew } from './documents.ts';

const people = ['sex,age', 'f,91', ...Array.from({ length: 60 }, (_, i) => (i % 2 ? 'm,30' : 'f,31'))];

suite('Report', () => {
  teardown(closeAll);

  const pages = () =>
    window.tabGroups.all
      .flatMap(({ tabs }) => tabs)
      .filter(({ input }) => input instanceof TabInputWebview && input.viewType.endsWith('quasi.report'));

  test('it is opened once for a file', async () => {
    const { uri } = await openNew('report.csv', people);
    await eventually(() => assert.ok(findings(uri).length > 0));
    await commands.executeCommand('quasi.openReport', uri.toString());
    await eventually(() =>
      assert.deepEqual(
        pages().map(({ label }) => label),
        ['Report: report.csv'],
      ),
    );
    await commands.executeCommand('quasi.openReport', uri.toString());
    assert.equal(pages().length, 1);
  });

  test('a file without a document has one, is checked with it, and its columns lead to their view', async () => {
    const rows = people.map((line) => line.split(','));
    const cellOf = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const sheet = rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('');
    const [folder] = workspace.workspaceFolders ?? assert.fail('The suite needs a workspace folder.');
    const uri = Uri.joinPath(folder.uri, 'report.xlsx');
    writeFileSync(uri.fsPath, bookOf({ sheets: { People: sheet } }));
    await commands.executeCommand('quasi.openReport', uri);
    await eventually(() =>
      assert.deepEqual(
        pages().map(({ label }) => label),
        ['Report: report.xlsx'],
      ),
    );
    assert.ok(findings(uri).length > 0);
    await commands.executeCommand(reportColumnCommand, uri.toString(), 1);
    assert.equal(pages().length, 1);
  });

  test('a place of it is shown', async () => {
    const { uri } = await openNew('reportPlaces.csv', people);
    await commands.executeCommand(reportPlaceCommand, uri.toString(), 1, 2);
    const { line, character } = window.activeTextEditor?.selection.active ?? {};
    assert.deepEqual([line, character], [1, 2]);
  });
});
