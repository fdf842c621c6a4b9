/** The lists that the menu of a column opens: which actions they hold, how they show them, and what choosing one does. */
import assert from 'node:assert/strict';
import { commands, Diagnostic, languages, type QuickPickItem, Range, Uri, WorkspaceEdit, window } from 'vscode';
import type { CodeAction, LanguageClient } from 'vscode-languageclient/node';
import { chooseFix, chooseRole } from '../../../client/src/columnActions.ts';
import type { ColumnNode } from '../../../client/src/columnsTree.ts';
import { closeAll, openNew } from './documents.ts';

const actions: readonly CodeAction[] = [
  { title: 'Mark $(flame) as sensitive (now identifier)', kind: 'quickfix', edit: {}, data: { maker: 'mark' } },
  {
    title: 'Mark $(flame) as something else',
    kind: 'quickfix',
    disabled: { reason: 'An entry says otherwise.' },
    data: { maker: 'mark' },
  },
  { title: 'Round to 10 (k 1 → 3)', kind: 'refactor.rewrite', data: { step: 10 } },
  { title: 'Allow this finding', kind: 'quickfix', edit: {} },
  { title: 'Fix all', kind: 'source.fixAll.quasi', edit: {} },
  { title: 'Set population…', kind: 'quickfix', command: { title: '', command: 'quasi.setPopulation' } },
];

/** The requests to the server, and a client that asks. */
function clientFor(uri: Uri): {
  client: LanguageClient;
  asked: { method: string; params: CodeAction }[];
  told: string[];
} {
  const asked: { method: string; params: CodeAction }[] = [];
  const told: string[] = [];
  const client = {
    protocol2CodeConverter: {
      asRange: ({ start, end }: Range) => new Range(start.line, start.character, end.line, end.character),
      asUri: (text: string) => Uri.parse(text),
      asWorkspaceEdit: async (edit: { put?: string }) => {
        const changed = new WorkspaceEdit();
        if (edit.put !== undefined) changed.replace(uri, new Range(0, 0, 0, 3), edit.put);
        return changed;
      },
    },
    code2ProtocolConverter: {
      asDiagnostics: async (diagnostics: readonly Diagnostic[]) => {
        told.push(...diagnostics.map(({ message }) => message));
        return [];
      },
    },
    sendRequest: async ({ method }: { method: string }, params: CodeAction) => {
      asked.push({ method, params });
      if (method === 'codeAction/resolve') return { ...params, edit: { put: 'AGE' } };
      const { only } = (params as { context?: { only?: string[] } }).context ?? {};
      return actions.filter(({ data }) => !only || data?.maker === 'mark');
    },
  };
  return { client: client as unknown as LanguageClient, asked, told };
}

const nodeOf = (uri: Uri): ColumnNode => {
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } };
  const details = { description: '', spoken: '', details: [], range };
  return { uri: uri.toString(), id: 'x', entry: { column: 0, name: '$(flame)', role: 'identifier', ...details } };
};

suite('Actions of a column', () => {
  const { showQuickPick } = window;
  let shown: readonly QuickPickItem[] = [];
  let placeHolder: string | undefined;

  /** Stands in for a person who takes the entry that begins so. */
  function willTake(start: string): void {
    const stub = async (items: readonly QuickPickItem[], options: { placeHolder?: string }) => {
      shown = items;
      placeHolder = options.placeHolder;
      return items.find(({ label }) => label.startsWith(start));
    };
    window.showQuickPick = stub as unknown as typeof showQuickPick;
  }

  teardown(async () => {
    window.showQuickPick = showQuickPick;
    await closeAll();
  });

  test('roles are in one list; what cannot be done says why and does nothing; names are no icons', async () => {
    const { uri } = await openNew('roles-listed.csv', ['age,sex', '1,2']);
    const { client, asked } = clientFor(uri);
    willTake('Mark $ (flame) as something else');
    await chooseRole(client, nodeOf(uri));
    assert.deepEqual(
      shown.map(({ label, detail }) => [label, detail]),
      [
        ['Mark $ (flame) as sensitive (now identifier)', undefined],
        ['Mark $ (flame) as something else', 'An entry says otherwise.'],
      ],
    );
    assert.equal(placeHolder, 'What $ (flame) is');
    assert.deepEqual(
      asked.map(({ method }) => method),
      ['textDocument/codeAction'],
    );
  });

  test('fixes are in the other, without what is about the file; the one chosen is filled in and done', async () => {
    const document = await openNew('fixes-listed.csv', ['age,sex', '1,2']);
    const { client, asked } = clientFor(document.uri);
    willTake('Round');
    await chooseFix(client, nodeOf(document.uri));
    assert.deepEqual(
      shown.map(({ label }) => label),
      ['Round to 10 (k 1 → 3)', 'Allow this finding'],
    );
    assert.deepEqual(asked[1]?.params.data, { step: 10 });
    assert.equal(document.lineAt(0).text, 'AGE,sex');
    await commands.executeCommand('undo');
  });

  test('what is found of the column is handed over, and nothing of the file or of others', async () => {
    // No data file for us, so that nothing else is found in it.
    const { uri } = await openNew('found.txt', ['age,sex', '1,2']);
    const { client, told } = clientFor(uri);
    const found = (message: string, from: number, to: number, source: string) => {
      const diagnostic = new Diagnostic(new Range(0, from, 0, to), message);
      diagnostic.source = source;
      return diagnostic;
    };
    const collection = languages.createDiagnosticCollection('columns');
    const all = [found('own', 0, 3, 'quasi'), found('file', 0, 7, 'quasi'), found('other', 0, 3, 'other')];
    collection.set(uri, [...all, found('next', 4, 7, 'quasi')]);
    willTake('nothing');
    await chooseFix(client, nodeOf(uri));
    collection.dispose();
    assert.deepEqual(told, ['own']);
  });
});
