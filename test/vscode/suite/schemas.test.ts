/** A schema in the editor: its findings and the role from the lightbulb, hover, completion, and the way to the column and back. */
import assert from 'node:assert/strict';
import {
  type CodeAction,
  CodeActionKind,
  type CompletionList,
  commands,
  extensions,
  type Location,
  Range,
  workspace,
} from 'vscode';
import { eventually } from '../../eventually.ts';
import { closeAll, hoverText, open, openNew, slugs, writeFile } from './documents.ts';

const people = ['age,mail', ...Array.from({ length: 6 }, (_, i) => `${30 + i},ann${i}@example.org`)];
const schema = [
  '{ "resources": [{ "path": "described.csv", "schema": { "fields": [',
  '  { "name": "age" },',
  '  { "name": "mail", "quasi:role": "identifier" }',
  '] } }] }',
];

suite('Schemas', () => {
  teardown(async () => {
    await closeAll();
    for (const uri of await workspace.findFiles('**/{datapackage.json,described.csv}')) await workspace.fs.delete(uri);
  });

  test('what is open in a schema is declared from the lightbulb, and one leads to the other', async () => {
    // A package that is there when a workspace is opened does so by itself.
    await extensions.getExtension('datarisk.quasi')?.activate();
    const data = writeFile('described.csv', people);
    const document = await openNew('datapackage.json', schema);
    await eventually(() => assert.deepEqual(slugs(document.uri), ['undeclared-role']));
    assert.match(await hoverText(document.uri, 1, 14), /Quasi-identifier/);

    const there = async (uri: typeof data, line: number, character: number) =>
      await commands.executeCommand<Location[]>(
        'vscode.executeDefinitionProvider',
        uri,
        new Range(line, character, line, character).start,
      );
    const [column] = await there(document.uri, 2, 14);
    assert.equal(column.uri.path, data.path);
    assert.deepEqual([column.range.start.character, column.range.end.character], [4, 8]);

    const list = await commands.executeCommand<CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      document.positionAt(document.getText().indexOf('"identifier"') + 1),
    );
    const labels = list.items.map(({ label }) => (typeof label === 'string' ? label : label.label).replaceAll('"', ''));
    assert.equal(labels.filter((label) => label === 'quasi-identifier').length, 1, 'offered once');

    const actions = await commands.executeCommand<CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      new Range(1, 14, 1, 14),
      CodeActionKind.QuickFix.value,
    );
    const declare = actions.find(({ title }) => title.startsWith('Declare age'));
    assert.ok(declare?.edit && (await workspace.applyEdit(declare.edit)));
    await eventually(() => assert.deepEqual(slugs(document.uri), []));
    assert.match(document.getText(), /"name": "age", "quasi:role": "quasi-identifier"/);
    await document.save();

    await open(data);
    await eventually(async () => {
      const [field] = await there(data, 0, 1);
      assert.equal(field?.uri.path, document.uri.path);
      assert.equal(field.range.start.line, 1);
    });
  });
});
