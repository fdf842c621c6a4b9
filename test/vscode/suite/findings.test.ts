/** Findings come with a file, follow its edits, sit on the right lines, and go with it. */
import assert from 'node:assert/strict';
import { type CodeAction, CodeActionKind, commands, languages, workspace } from 'vscode';
import { eventually } from '../../eventually.ts';
import { closeAll, findings, findingsOf, openNew, replaceLine, slugOf, slugs } from './documents.ts';

suite('Findings', () => {
  teardown(closeAll);

  test('a row with too few cells is found, under the source quasi, on its line', async () => {
    const { uri } = await openNew('ragged.csv', ['name,zip', 'Ann,8001', 'Bob', 'Cem,8002']);
    const [finding] = await eventually(() => {
      const found = findingsOf(uri, 'ragged-row');
      assert.equal(found.length, 1);
      return found;
    });
    assert.ok(finding);
    assert.equal(finding.source, 'quasi');
    assert.equal(finding.range.start.line, 2);
    assert.ok(finding.message.length > 10, finding.message);
  });

  test('no two findings of a kind share a place', async () => {
    const { uri } = await openNew('twice.csv', ['a,b', '1', '2', '3,4', '5,6,7']);
    await eventually(() => assert.equal(findingsOf(uri, 'ragged-row').length, 3));
    const places = findings(uri).map(
      (each) => `${slugOf(each)} ${each.range.start.line}:${each.range.start.character}`,
    );
    assert.equal(new Set(places).size, places.length, places.join(', '));
  });

  test('mending a row removes its finding, and breaking another brings one there', async () => {
    const document = await openNew('edited.csv', ['name,zip', 'Ann', 'Bob,8001']);
    await eventually(() => assert.equal(findingsOf(document.uri, 'ragged-row')[0]?.range.start.line, 1));
    await replaceLine(document, 1, 'Ann,8002');
    await eventually(() => assert.equal(findingsOf(document.uri, 'ragged-row').length, 0));
    await replaceLine(document, 2, 'Bob,8001,Zurich');
    await eventually(() => assert.equal(findingsOf(document.uri, 'ragged-row')[0]?.range.start.line, 2));
  });

  test('lines are counted right after a cell that goes over several lines', async () => {
    const lines = ['name,note', 'Ann,"first', 'second', 'third"', 'Bob,none', 'Cem'];
    const { uri } = await openNew('lines.csv', lines);
    await eventually(() => {
      const rows = findingsOf(uri, 'ragged-row').map(({ range }) => range.start.line);
      assert.deepEqual(rows, [5]);
    });
  });

  test('columns are counted in UTF-16 after characters outside the first plane', async () => {
    const { uri } = await openNew('faces.csv', ['name,zip', '😀é,8001,x']);
    const [finding] = await eventually(() => {
      const found = findingsOf(uri, 'ragged-row');
      assert.equal(found.length, 1);
      return found;
    });
    assert.ok(finding);
    assert.equal(finding.range.end.line, 1);
    assert.ok(finding.range.end.character <= '😀é,8001,x'.length);
  });

  test('a document that was never saved is checked too', async () => {
    const content = 'a,b\n1,2\n3\n';
    const document = await workspace.openTextDocument({ language: 'csv', content });
    assert.equal(document.uri.scheme, 'untitled');
    await eventually(() => assert.equal(findingsOf(document.uri, 'ragged-row').length, 1));
  });

  test('findings survive a change to a language id of Rainbow CSV', async () => {
    const document = await openNew('rainbow.csv', ['a;b', '1;2', '3']);
    await eventually(() => assert.ok(slugs(document.uri).includes('ragged-row')));
    const changed = await languages.setTextDocumentLanguage(document, 'csv (semicolon)');
    assert.equal(changed.languageId, 'csv (semicolon)');
    await replaceLine(changed, 1, '1');
    await eventually(() => assert.equal(findingsOf(changed.uri, 'ragged-row').length, 2));
  });

  test('a stray quote is mended by its quick fix, and undo brings it back', async () => {
    const document = await openNew('quotes.csv', ['name,size', 'Fitter,3/4" pipes', 'Clerk,none']);
    const [finding] = await eventually(() => {
      const found = findingsOf(document.uri, 'stray-quote');
      assert.equal(found.length, 1);
      return found;
    });
    assert.ok(finding);
    const actions = await commands.executeCommand<CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      finding.range,
      CodeActionKind.QuickFix.value,
      10,
    );
    const edit = actions.find(({ isPreferred }) => isPreferred)?.edit;
    assert.ok(edit, 'there is a preferred fix');
    await workspace.applyEdit(edit);
    assert.equal(document.lineAt(1).text, 'Fitter,"3/4"" pipes"');
    await eventually(() => assert.equal(findingsOf(document.uri, 'stray-quote').length, 0));
    await commands.executeCommand('undo');
    await eventually(() => assert.equal(findingsOf(document.uri, 'stray-quote').length, 1));
  });

  test('closing a file takes its findings away', async () => {
    const { uri } = await openNew('closed.csv', ['a,b', '1']);
    await eventually(() => assert.equal(findingsOf(uri, 'ragged-row').length, 1));
    await closeAll();
    await eventually(() => assert.deepEqual(findings(uri), []));
  });
});
