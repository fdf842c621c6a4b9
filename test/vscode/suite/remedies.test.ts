/** Remedies in the editor: applied by one edit that one undo takes back, previewed beside the file, with a key that is asked for once. */
import assert from 'node:assert/strict';
import {
  type CodeAction,
  CodeActionKind,
  commands,
  extensions,
  Range,
  type SecretStorage,
  TabInputTextDiff,
  type TextDocument,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { Cards } from '../../../client/src/cards.ts';
import { Previews } from '../../../client/src/preview.ts';
import { handOverKey } from '../../../client/src/pseudonymKey.ts';
import { eventually } from '../../eventually.ts';
import { closeAll, findingsOf, openNew } from './documents.ts';
import { acceptingUntil } from './picking.ts';

const rows = Array.from({ length: 60 }, (_, i) => `${20 + ((i * 7) % 50)},${i % 2 ? 'f' : 'm'},x${i % 3}`);
const lines = ['age,sex,group', ...rows];

const actionsOn = (document: TextDocument, range: Range) =>
  commands.executeCommand<CodeAction[]>(
    'vscode.executeCodeActionProvider',
    document.uri,
    range,
    CodeActionKind.QuickFix.value,
    20,
  );

const diffs = () =>
  window.tabGroups.all.flatMap(({ tabs }) =>
    tabs.flatMap(({ input }) => (input instanceof TabInputTextDiff ? input : [])),
  );

suite('Remedies', () => {
  teardown(closeAll);

  test('one is one edit: it does to the text what it says, and one undo brings back every byte', async () => {
    const document = await openNew('treated.csv', lines);
    const before = document.getText();
    await eventually(() => assert.equal(findingsOf(document.uri, 'small-classes').length, 1));
    const bands = await eventually(async () => {
      const actions = await actionsOn(document, new Range(0, 0, 0, 3));
      const found = actions.find(({ title }) => /^Generalise age to bands of \d+ years/.test(title));
      assert.ok(found?.edit, actions.map(({ title }) => title).join('; '));
      return found;
    });
    assert.equal(bands.isPreferred ?? false, false);
    assert.ok(await workspace.applyEdit(bands.edit ?? assert.fail()));
    const after = document.getText().split('\n');
    const others = (text: string) => text.slice(text.indexOf(','));
    for (const [i, line] of before.split('\n').entries()) {
      assert.equal(others(after[i]), others(line));
      if (i > 0 && line !== '') assert.match(after[i], /^\d+–\d+,/);
    }
    await commands.executeCommand('undo');
    assert.equal(document.getText(), before);
  });

  test('what reaches k is shown beside the file first, and the file stays as it is', async () => {
    const document = await openNew('reached.csv', lines);
    const before = document.getText();
    await eventually(() => assert.equal(findingsOf(document.uri, 'small-classes').length, 1));
    // What it would do is listed first, and the preview is the first of the list.
    const reach = () => commands.executeCommand('quasi.reachK', document.uri.toString());
    const { original, modified: shown } = await acceptingUntil(reach, () => diffs().at(0));
    assert.equal(original.toString(), document.uri.toString());
    assert.equal(shown.scheme, 'quasi-preview');
    const preview = await workspace.openTextDocument(shown);
    assert.notEqual(preview.getText(), before);
    assert.equal(document.getText(), before);
    const after = preview.getText();
    await commands.executeCommand('quasi.applyPreview', shown);
    await eventually(() => assert.equal(document.getText(), after));
    assert.deepEqual(diffs(), [], 'what was applied is not shown as a change any more');
  });

  test('all remedies for a column are to be had from a list, by its place in the file', async () => {
    const document = await openNew('more.csv', lines);
    await eventually(() => assert.equal(findingsOf(document.uri, 'small-classes').length, 1));
    await eventually(async () => {
      const actions = await actionsOn(document, new Range(0, 0, 0, 3));
      const more = actions.find(({ command }) => command?.command === 'quasi.moreRemedies');
      assert.deepEqual(more?.command?.arguments, [document.uri.toString(), 0]);
    });
  });

  test('what is too much for one edit is written to a copy beside the file, and compared with it', async () => {
    const many = Array.from(
      { length: 50_010 },
      (_, i) => `${20 + ((i * 7) % 50)},${i % 2 ? 'f' : 'm'},${10_000 + ((i * 7919) % 3001)}`,
    );
    const document = await openNew('large.csv', ['age,sex,zip', ...many]);
    const before = document.getText();
    const action = await eventually(async () => {
      const actions = await actionsOn(document, new Range(0, 0, 0, 3));
      const found = actions.find(({ command }) => command?.command === 'quasi.treat');
      assert.match(found?.title ?? '', /: 50,\d{3} cells, in a copy beside the file$/);
      return found;
    });
    await commands.executeCommand('quasi.treat', ...(action?.command?.arguments ?? []));
    const copy = Uri.joinPath(document.uri, '..', 'large.safe.csv');
    const shown = await eventually(() => {
      const diff = diffs().find(({ modified }) => modified.toString() === copy.toString());
      assert.equal(diff?.original.toString(), document.uri.toString());
      return copy;
    });
    const written = new TextDecoder().decode(await workspace.fs.readFile(shown));
    assert.equal(written.split('\n').length, before.split('\n').length);
    assert.notEqual(written, before);
    assert.equal(document.getText(), before);
  });

  test('the details of a remedy open to the side, rendered where the editor can, and the file keeps its place', async () => {
    const document = await openNew('detailed.csv', lines);
    const told = { markdown: '**Details**', text: 'Details' };
    const client = {
      sendRequest: async () => told,
      protocol2CodeConverter: { asUri: (uri: string) => Uri.parse(uri) },
    };
    const cards = new Cards();
    const previews = new Previews(client as unknown as LanguageClient, cards);
    try {
      await previews.showDetails({ title: 'x', uri: `${document.uri}`, isLarge: false, needsKey: false, data: {} });
      const isRendered = extensions.getExtension('vscode.markdown-language-features') !== undefined;
      await eventually(() => {
        const [first, second] = window.tabGroups.all.map(({ tabs }) => tabs.map(({ label }) => label));
        assert.deepEqual(first, ['detailed.csv']);
        assert.match(second?.join() ?? '', isRendered ? /detailed\.csv\.details\.md/ : /^detailed\.csv\.details\.txt$/);
        const card = workspace.textDocuments.find(({ uri }) => uri.path.includes('detailed.csv.details'));
        assert.equal(card?.uri.scheme, 'quasi-card');
        assert.equal(card?.getText(), isRendered ? told.markdown : told.text);
      });
    } finally {
      previews.dispose();
      cards.dispose();
    }
  });

  test('a key that is kept is handed over without a question', async () => {
    const sent: unknown[] = [];
    const client = { sendRequest: async (...request: unknown[]) => void sent.push(request) };
    const secrets = { get: async () => 'kept', store: () => assert.fail('nothing is stored') };
    assert.equal(await handOverKey(client as unknown as LanguageClient, secrets as unknown as SecretStorage), true);
    assert.deepEqual(sent, [['quasi/pseudonymKey', { key: 'kept' }]]);
  });
});
