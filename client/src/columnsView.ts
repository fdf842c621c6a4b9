/** The view of the columns in the Explorer: by risk, below each what was found of it; a click leads to the header, a menu to roles and fixes. */
import {
  type ColumnCardParams,
  type ColumnEntry,
  type ColumnsParams,
  columnCardRequest,
  columnsRequest,
  type FileStatus,
  MOST_COLUMN_ENTRIES,
  reportColumnCommand,
} from '@quasi/shared/protocol';
import { commands, Disposable, l10n, Range, type TextDocumentShowOptions, Uri, window, workspace } from 'vscode';
import { type LanguageClient, State } from 'vscode-languageclient/node';
import { activeTable } from './activeTable.ts';
import { chooseFix, chooseRole } from './columnActions.ts';
import { type ColumnNode, ColumnsTree } from './columnsTree.ts';
import type { FileStatuses } from './fileStatuses.ts';
import { inert } from './inertText.ts';
import { fileName, orTell } from './messages.ts';
import { hasDocument, type ShownFile } from './shownFile.ts';

/** States come in bursts while a file is analysed. */
const MILLISECONDS_OF_QUIET = 60;
const MILLISECONDS_TO_ASK_AGAIN = 1000;

export function registerColumnsView(client: LanguageClient, statuses: FileStatuses, file: ShownFile): Disposable {
  const tree = new ColumnsTree({
    columns: (uri) => ask<ColumnEntry[]>(client, columnsRequest, { uri } satisfies ColumnsParams),
    card: (uri, column) => ask<string>(client, columnCardRequest, { uri, column } satisfies ColumnCardParams),
  });
  const view = window.createTreeView('quasi.columns', { treeDataProvider: tree, showCollapseAll: true });
  let timer: NodeJS.Timeout | undefined;
  let hasData: boolean | undefined;

  const showNow = async (): Promise<void> => {
    const shown = file.uri;
    const uri = shown && client.code2ProtocolConverter.asUri(shown);
    const stateNow = () => shown && statuses.ofUri(shown.toString())?.state;
    // While a file is analysed again, what was known of it stays, and what is pointed at does not vanish.
    if (!tree.shows(uri) || stateNow() !== 'analysing') await tree.show(uri);
    view.message = inert(messageNow(tree, statuses, shown));
    view.description = shown && file.isElsewhere ? fileName(shown) : '';
    // The server may have been too busy to say what it knows.
    if (!tree.nodes && shown && hasDocument(shown) && stateNow() === 'ready') showIn(MILLISECONDS_TO_ASK_AGAIN);
  };
  const showIn = (milliseconds: number): void => {
    clearTimeout(timer);
    if (view.visible) timer = setTimeout(showNow, milliseconds);
  };
  const showSoon = (): void => showIn(MILLISECONDS_OF_QUIET);
  /** Some commands are for all data files, others for open ones. */
  const noteFile = (): void => {
    const hasDataNow = file.uri !== undefined;
    if (hasDataNow !== hasData) void commands.executeCommand('setContext', 'quasi.hasData', hasDataNow);
    hasData = hasDataNow;
    showSoon();
  };
  const noteTable = (): void => {
    void commands.executeCommand('setContext', 'quasi.hasTable', activeTable() !== undefined);
    noteFile();
  };

  /** Of a file without a text; one that is not listed, as many are, is not selected. */
  const showColumn = async (uri: string, column: number): Promise<void> => {
    file.checked(client.protocol2CodeConverter.asUri(uri));
    await commands.executeCommand('quasi.columns.focus');
    await tree.show(uri);
    const node = tree.nodes?.find(({ entry }) => entry.column === column);
    if (node) await view.reveal(node, { select: true, focus: true, expand: true });
  };

  noteTable();
  return Disposable.from(
    tree,
    view,
    view.onDidChangeVisibility(showSoon),
    statuses.onDidChange(noteFile),
    file.onDidChange(noteTable),
    { dispose: () => clearTimeout(timer) },
    commands.registerCommand('quasi.showColumns', () => commands.executeCommand('quasi.columns.focus')),
    commands.registerCommand(reportColumnCommand, showColumn),
    commands.registerCommand('quasi.columns.reveal', onColumn(client, reveal)),
    commands.registerCommand(
      'quasi.columns.mark',
      onColumn(client, (node) => chooseRole(client, node)),
    ),
    commands.registerCommand(
      'quasi.columns.fix',
      onColumn(client, (node) => chooseFix(client, node)),
    ),
  );
}

/** A shortcut of the keyboard may call a command of the view without an entry; and the text may change meanwhile. */
function onColumn(client: LanguageClient, act: (node: ColumnNode) => Promise<void>) {
  return async (node: ColumnNode | undefined): Promise<void> => {
    const failed = l10n.t('That failed; the log says why.');
    if (node) await orTell(client, 'The column could not be treated.', failed, act(node));
  };
}

/** Nothing from a server that is not there, or that has other things to say. */
async function ask<T>(client: LanguageClient, request: string, params: object): Promise<T | null> {
  if (client.state !== State.Running) return null;
  try {
    return await client.sendRequest<T | null>(request, params);
  } catch (error) {
    client.error(`${request} failed.`, error, false);
    return null;
  }
}

function messageNow({ nodes }: ColumnsTree, statuses: FileStatuses, uri: Uri | undefined): string {
  if (!uri) return l10n.t('Open a data file to see its columns.');
  const run = workspace.getConfiguration('quasi', uri).get('run');
  const status = statuses.ofUri(uri.toString());
  // Of a file without a document all is known once it is checked, as long as there is room for it.
  if (!hasDocument(uri) && status?.state !== 'analysing' && status?.state !== 'failed')
    return messageOf(nodes?.length, nodes && status, true);
  return messageOf(nodes?.length, status, run === 'manual');
}

/** What the view says where it has no columns to show, or not all, else nothing; `columns`: how many it shows, if they are known. */
export function messageOf(columns: number | undefined, status: FileStatus | undefined, isManual: boolean): string {
  if (columns === undefined) {
    if (status?.state === 'failed') return status.reason ?? l10n.t('The analysis failed; the log says why.');
    return isManual && !status
      ? l10n.t('This file is analysed when you run "Quasi: Check File for Re-identification Risk".')
      : l10n.t('Quasi is looking at the columns…');
  }
  if (columns === 0) return l10n.t('The file has no columns.');
  if (columns < MOST_COLUMN_ENTRIES || status?.columns === undefined || status.columns <= columns) return '';
  return l10n.t(
    'The {0} columns most at risk, of {1}.',
    columns.toLocaleString('en'),
    status.columns.toLocaleString('en'),
  );
}

/** The header cell, selected; the keyboard stays in the view, so that one can go from column to column. */
async function reveal({ uri, entry }: ColumnNode): Promise<void> {
  if (!entry.range) return;
  const { start, end } = entry.range;
  const shown = window.visibleTextEditors.find(({ document }) => document.uri.toString() === Uri.parse(uri).toString());
  const options: TextDocumentShowOptions = {
    selection: new Range(start.line, start.character, end.line, end.character),
    preserveFocus: true,
    preview: false,
    ...(shown?.viewColumn !== undefined && { viewColumn: shown.viewColumn }),
  };
  // As a person opens it: a document that an extension opened would outlive its tab.
  await commands.executeCommand('vscode.open', Uri.parse(uri), options);
}
