/** Fixes in the editor: chosen from the menu or made on saving, and taken back by one undo. */
import assert from 'node:assert/strict';
import {
  type CodeAction,
  CodeActionKind,
  ConfigurationTarget,
  commands,
  Range,
  type TextDocument,
  window,
  workspace,
} from 'vscode';
import { eventually } from '../../eventually.ts';
import { closeAll, findingsOf, openNew, replaceLine } from './documents.ts';

const stray = ['name,size', 'Ann,5" tall', 'Bob,"6" tall', 'Cem,=1+1'];
const mended = ['name,size', 'Ann,"5"" tall"', 'Bob,"""6"" tall"', 'Cem,=1+1'];
const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

const resolvesAll = 20;
const actionsOn = (document: TextDocument, range: Range, kind: CodeActionKind) =>
  commands.executeCommand<CodeAction[]>(
    'vscode.executeCodeActionProvider',
    document.uri,
    range,
    kind.value,
    resolvesAll,
  );

/** Saves as a person does: an extension's own way of saving would do too, but is not what is used. */
const save = () => commands.executeCommand('workbench.action.files.save');

async function onSave(actions: Readonly<Record<string, string>> | undefined): Promise<void> {
  await workspace.getConfiguration('editor').update('codeActionsOnSave', actions, ConfigurationTarget.Workspace);
}

suite('Code actions', () => {
  teardown(async () => {
    await closeAll();
    await onSave(undefined);
  });

  test('on saving, what loses nothing is mended if the user wants it, and one undo brings the text back', async () => {
    await onSave({ 'source.fixAll.quasi': 'explicit' });
    const document = await openNew('saved.csv', [...stray.slice(0, 3), 'Cem,none']);
    await eventually(() => assert.equal(findingsOf(document.uri, 'stray-quote').length, 2));
    await replaceLine(document, 3, 'Cem,=1+1');
    await save();
    assert.equal(document.getText(), textOf(mended));
    assert.equal(document.isDirty, false);
    await eventually(() => assert.equal(findingsOf(document.uri, 'stray-quote').length, 0));
    await commands.executeCommand('undo');
    assert.equal(document.getText(), textOf(stray));
    await eventually(() => assert.equal(findingsOf(document.uri, 'stray-quote').length, 2));
  });

  test('a user who asks for all fixes gets them too, and one who asks for none keeps the text', async () => {
    const document = await openNew('kept.csv', stray);
    await eventually(() => assert.equal(findingsOf(document.uri, 'stray-quote').length, 2));
    await replaceLine(document, 3, 'Dan,=1+1');
    await save();
    assert.equal(document.lineAt(1).text, stray[1]);
    await onSave({ 'source.fixAll': 'explicit' });
    await replaceLine(document, 3, 'Cem,=1+1');
    await save();
    assert.equal(document.getText(), textOf(mended));
  });

  test('all stray cells are quoted by one entry of the menu, taken back by one undo', async () => {
    const document = await openNew('all.csv', stray);
    const [finding] = await eventually(() => {
      const found = findingsOf(document.uri, 'stray-quote');
      assert.equal(found.length, 2);
      return found;
    });
    const actions = await actionsOn(document, finding.range, CodeActionKind.QuickFix);
    const all = actions.find(
      ({ title }) => title === 'Quote all 2 of these cells properly (their values stay the same)',
    );
    assert.ok(all?.edit, actions.map(({ title }) => title).join('; '));
    assert.ok(await workspace.applyEdit(all.edit));
    assert.equal(document.getText(), textOf(mended));
    assert.equal(window.activeTextEditor?.document, document);
    await commands.executeCommand('undo');
    assert.equal(document.getText(), textOf(stray));
  });

  test('roles are one entry, which says nothing of the risk', async () => {
    const rows = ['31,f', '31,f', '77,m', '40,m', '50,f'];
    const document = await openNew('marks.csv', ['age,sex', ...rows]);
    await eventually(async () => {
      const actions = await actionsOn(document, new Range(0, 0, 0, 0), CodeActionKind.Refactor);
      const titles = actions.map(({ title }) => title);
      assert.ok(titles.includes('Change role of age…'), titles.join('; '));
      assert.ok(
        titles.every((title) => !/^Mark|alone/.test(title)),
        titles.join('; '),
      );
    });
  });
});
