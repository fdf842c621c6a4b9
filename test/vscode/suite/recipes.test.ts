/** Recipes and hierarchies in the editor: what was applied is written beside the file, applied to another one, and levels are to be edited. */
import assert from 'node:assert/strict';
import {
  type CodeAction,
  CodeActionKind,
  ConfigurationTarget,
  commands,
  Range,
  TabInputTextDiff,
  type TextDocument,
  Uri,
  window,
  workspace,
} from 'vscode';
import { eventually } from '../../eventually.ts';
import { closeAll, findingsOf, hoverText, openNew } from './documents.ts';

const rows = Array.from({ length: 60 }, (_, i) => `${20 + ((i * 7) % 50)},${i % 2 ? 'f' : 'm'},x${i % 3}`);
const lines = ['age,sex,group', ...rows];

const beside = ({ uri }: TextDocument, name: string) => Uri.joinPath(uri, '..', name);

async function textOf(uri: Uri): Promise<string> {
  return new TextDecoder().decode(await workspace.fs.readFile(uri));
}

async function actionOn(document: TextDocument, title: RegExp): Promise<CodeAction> {
  await eventually(() => assert.equal(findingsOf(document.uri, 'small-classes').length, 1));
  return await eventually(async () => {
    const actions = await commands.executeCommand<CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      new Range(0, 0, 0, 3),
      CodeActionKind.QuickFix.value,
      20,
    );
    const found = actions.find((action) => title.test(action.title));
    assert.ok(found, actions.map((action) => action.title).join('; '));
    return found;
  });
}

const setHover = (value: string | undefined) =>
  workspace.getConfiguration('quasi').update('hover', value, ConfigurationTarget.Workspace);

suite('Recipes and hierarchies', () => {
  teardown(async () => {
    await closeAll();
    await setHover(undefined);
    const found = await workspace.findFiles('**/{quasi.json,*.recipe.json,*.hierarchy.csv}');
    for (const uri of found) await workspace.fs.delete(uri);
  });

  test('what was applied to a file is saved beside it, and applied to another one after a preview', async () => {
    const document = await openNew('first.csv', lines);
    const before = document.getText();
    const { edit } = await actionOn(document, /^Generalise age to bands/);
    assert.ok(edit && (await workspace.applyEdit(edit)));
    const after = document.getText();
    await commands.executeCommand('quasi.saveRecipe');
    const recipe = beside(document, 'first.recipe.json');
    const text = await eventually(() => textOf(recipe));
    const { steps } = JSON.parse(text);
    assert.deepEqual([steps.length, steps[0].column, text.includes('20–')], [1, 'age', false]);

    const other = await openNew('second.csv', lines);
    await eventually(() => assert.equal(findingsOf(other.uri, 'small-classes').length, 1));
    await commands.executeCommand('quasi.applyRecipe', recipe);
    const shown = await eventually(() => {
      const diffs = window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ input }) => input));
      const diff = diffs.find((input) => input instanceof TabInputTextDiff);
      assert.ok(diff instanceof TabInputTextDiff);
      return diff.modified;
    });
    assert.equal((await workspace.openTextDocument(shown)).getText(), after);
    assert.equal(other.getText(), before, 'a preview changes nothing');
  });

  test('the automatic levels of a column are written beside the file, opened, and count from then on', async () => {
    await setHover('full');
    const document = await openNew('levels.csv', lines);
    const { command } = await actionOn(document, /^Edit the hierarchy of age/);
    await commands.executeCommand(command?.command ?? '', ...(command?.arguments ?? []));
    const file = beside(document, 'levels.age.hierarchy.csv');
    await eventually(() => assert.equal(window.activeTextEditor?.document.uri.toString(), file.toString()));
    assert.match(await textOf(file), /^20;20–24;20–29;/m);
    const settings = workspace.getConfiguration('quasi');
    await settings.update('hover', 'full', ConfigurationTarget.Workspace);
    await eventually(async () => {
      const card = (await hoverText(document.uri, 0, 1)).replaceAll('\\', '');
      assert.match(card, /Hierarchy: \d levels, from levels\.age\.hierarchy\.csv/);
    });
    assert.deepEqual(findingsOf(file, 'small-classes'), [], 'levels are no data');
    await settings.update('hover', undefined, ConfigurationTarget.Workspace);
  });
});
