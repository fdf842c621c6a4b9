/** A preview: where it opens, which buttons its editor has, what they do, and that what was made for another text is never applied. */
import assert from 'node:assert/strict';
import type { ChosenRemedy } from '@quasi/shared/protocol';
import {
  commands,
  extensions,
  Position,
  TabInputText,
  TabInputTextDiff,
  type TextDocument,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { Cards } from '../../../client/src/cards.ts';
import { Previews } from '../../../client/src/preview.ts';
import { eventually } from '../../eventually.ts';
import { closeAll, findingsOf, openNew, replaceLine } from './documents.ts';
import { acceptingUntil } from './picking.ts';

const rows = Array.from({ length: 60 }, (_, i) => `note ${i},${20 + ((i * 7) % 50)},${i % 2 ? 'f' : 'm'}`);
const lines = ['remark,age,sex', ...rows];

const inputs = () => window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ input }) => input));
const comparisons = () => inputs().flatMap((input) => (input instanceof TabInputTextDiff ? [input.modified] : []));
const lists = () =>
  inputs().flatMap((input) =>
    input instanceof TabInputText && input.uri.scheme === 'quasi-preview' ? [input.uri] : [],
  );

async function previewed(name: string): Promise<{ document: TextDocument; shown: Uri }> {
  const document = await openNew(name, lines);
  await eventually(() => assert.equal(findingsOf(document.uri, 'small-classes').length, 1));
  return { document, shown: await reached(document, () => comparisons().at(0)) };
}

const reached = (document: TextDocument, find: () => Uri | undefined) =>
  acceptingUntil(() => commands.executeCommand('quasi.reachK', document.uri.toString()), find);

const shownText = async (uri: Uri) => (await workspace.openTextDocument(uri)).getText();

suite('Previews', () => {
  teardown(closeAll);

  test('the cursor is at the first cell that changes', async () => {
    const { document, shown } = await previewed('opens.csv');
    const [before, after] = [document.getText(), await shownText(shown)].map((text) => text.split('\n'));
    const line = before.findIndex((each, i) => each !== after[i]);
    await eventually(() => {
      const editor = window.activeTextEditor;
      assert.equal(editor?.document.uri.toString(), shown.toString());
      assert.deepEqual(editor.selection.active, new Position(line, before[line].indexOf(',') + 1));
    });
  });

  test('Apply changes the file, closes the preview and shows the file', async () => {
    const { document, shown } = await previewed('applied.csv');
    const after = await shownText(shown);
    await commands.executeCommand('quasi.applyPreview', shown);
    assert.equal(document.getText(), after);
    assert.deepEqual([comparisons(), lists()], [[], []]);
    assert.equal(window.activeTextEditor?.document.uri.toString(), document.uri.toString());
    await commands.executeCommand('undo');
    assert.deepEqual(document.getText().trimEnd().split('\n'), lines);
  });

  test('once the file has changed nothing is applied, and the preview is made anew in the same place', async () => {
    const { document, shown } = await previewed('stale.csv');
    await replaceLine(document, 60, 'note 59,33,f');
    const now = document.getText();
    await commands.executeCommand('quasi.applyPreview', shown);
    assert.equal(document.getText(), now);
    assert.deepEqual(comparisons().map(String), [shown.toString()]);
    await eventually(async () => {
      await commands.executeCommand('quasi.renewPreview', shown);
      assert.notEqual(String(comparisons()[0]), shown.toString());
    });
    const [renewed, ...others] = comparisons();
    assert.deepEqual(others, []);
    const after = await shownText(renewed);
    await commands.executeCommand('quasi.applyPreview', renewed);
    assert.equal(document.getText(), after);
    assert.match(after, /\nnote 59,\D*3\d.*\n$/);
  });

  test('it is shown as a list of values and as a comparison, one in the place of the other', async () => {
    const { shown } = await previewed('listed.csv');
    await commands.executeCommand('quasi.previewAsList', shown);
    const list = await eventually(() => {
      assert.deepEqual(comparisons(), []);
      assert.equal(lists().length, 1);
      return lists()[0];
    });
    assert.match(list.path, /listed\.csv\.changes\.txt$/);
    const text = await shownText(list);
    assert.match(
      text,
      /\n\nValues change in \d+ of 60 rows\.\n\nage: 50 values become \d+, in 60 rows\n {2}20 +→ \S+ +2 rows\n/,
    );
    await commands.executeCommand('quasi.previewAsComparison', list);
    await eventually(() => assert.deepEqual([comparisons().length, lists().length], [1, 0]));
  });

  test('Save Recipe writes the recipe of what is shown, which is not applied', async () => {
    const { document, shown } = await previewed('kept.csv');
    await commands.executeCommand('quasi.saveRecipeOfPreview', shown);
    const recipe = Uri.joinPath(document.uri, '..', 'kept.recipe.json');
    await eventually(async () => {
      const { steps } = JSON.parse(new TextDecoder().decode(await workspace.fs.readFile(recipe)));
      assert.ok(steps.some(({ column }: { column: string }) => column === 'age'));
    });
    assert.deepEqual(document.getText().trimEnd().split('\n'), lines);
    await workspace.fs.delete(recipe);
  });

  test('a file that is too large to compare is listed', async () => {
    const many = Array.from(
      { length: 10_200 },
      (_, i) => `${20 + ((i * 7) % 50)},${i % 2 ? 'f' : 'm'},${10_000 + (i % 3001)}`,
    );
    const document = await openNew('long.csv', ['age,sex,zip', ...many]);
    await eventually(() => assert.equal(findingsOf(document.uri, 'small-classes').length, 1));
    const shown = await reached(document, () => lists().at(0));
    assert.match(shown.path, /long\.csv\.changes\.txt$/);
    assert.deepEqual(comparisons(), []);
  });

  test('each button has a title and an icon, and stands in previews only', () => {
    const manifest = extensions.getExtension('datarisk.quasi')?.packageJSON.contributes;
    const buttons: { command: string; when: string }[] = manifest.menus['editor/title'];
    const ours = buttons.filter(({ command }) => /Preview|preview/.test(command));
    assert.equal(ours.length, 6);
    for (const { command, when } of ours) {
      assert.match(when, /^resourceScheme == '?quasi-preview'? && /);
      const { title, icon } = manifest.commands.find((each: { command: string }) => each.command === command);
      assert.match(title, /^[A-Z][\w :…]+$/);
      assert.match(icon, /^\$\([a-z-]+\)$/);
    }
  });

  test('what the server no longer offers is stale, whatever the editor has seen', async () => {
    const document = await openNew('unseen.csv', lines);
    const chosen: ChosenRemedy = { title: 'x', uri: `${document.uri}`, isLarge: false, needsKey: false, data: {} };
    const client = {
      sendRequest: async () => ({ form: 'list', text: 'changes', note: '', canCompare: false, names: [] }),
      protocol2CodeConverter: { asUri: (uri: string) => Uri.parse(uri) },
    };
    const registered = workspace.registerTextDocumentContentProvider;
    workspace.registerTextDocumentContentProvider = () => ({ dispose: () => {} });
    const previews = new Previews(client as unknown as LanguageClient, {} as Cards);
    workspace.registerTextDocumentContentProvider = registered;
    try {
      await previews.show(chosen).catch(() => undefined);
      assert.deepEqual(
        previews.all.map(({ isStale }) => isStale),
        [false],
      );
      previews.outdate(chosen);
      assert.deepEqual(
        previews.all.map(({ isStale }) => isStale),
        [true],
      );
    } finally {
      previews.dispose();
    }
  });
});
