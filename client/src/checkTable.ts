/**
 * The command "Check Table…": a table of a database, under a name that quasi.json saves. Nothing connects but this command, only in a workspace
 * that is trusted, and only where somebody has agreed to: what opens a folder need not know what stands in its quasi.json.
 */
import {
  type CheckFileResult,
  type CheckTableParams,
  type ConnectionsParams,
  checkTableRequest,
  connectionsRequest,
  openReportCommand,
  type SavedConnection,
  type TableTextParams,
  tableTextRequest,
} from '@quasi/shared/protocol';
import {
  commands,
  Disposable,
  EventEmitter,
  l10n,
  type Memento,
  type QuickPickItem,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { addConnection } from './addConnection.ts';
import { inert } from './inertText.ts';
import { fileName, isAgreed, orTell, showInformation } from './messages.ts';
import { tableScheme } from './selector.ts';
import { askWithProgress } from './serverProgress.ts';
import type { ShownFile } from './shownFile.ts';
import { foundText } from './statusText.ts';

/** Addresses that somebody has agreed to connect to, in this workspace. */
const AGREED = 'quasi.agreedConnections';
/** A workspace hardly has more. */
const MOST_CONFIGS = 200;

export function registerTables(client: LanguageClient, shown: ShownFile, memory: Memento): Disposable {
  const changed = new EventEmitter<Uri>();
  const check = async (given: unknown): Promise<void> => {
    const uri = await checkTable(client, shown, memory, typeof given === 'string' ? given : undefined);
    if (uri) changed.fire(uri);
  };
  const failed = l10n.t('The table could not be checked; the log says why.');
  return Disposable.from(
    changed,
    workspace.registerTextDocumentContentProvider(tableScheme, {
      onDidChange: changed.event,
      provideTextDocumentContent: (uri) => textOf(client, uri),
    }),
    commands.registerCommand('quasi.checkTable', (given?: unknown) =>
      orTell(client, 'A table could not be checked.', failed, check(given)),
    ),
  );
}

/** Returns the document that stands for the table, if somebody chose one and agreed. `given`: of a table that was checked before. */
export async function checkTable(
  client: LanguageClient,
  shown: ShownFile,
  memory: Memento,
  given: string | undefined,
): Promise<Uri | undefined> {
  if (!isTrusted()) return undefined;
  const connection = await chosenConnection(client, given);
  if (!connection || !(await mayConnect(connection, memory))) return undefined;
  const uri = client.protocol2CodeConverter.asUri(connection.uri);
  const params: CheckTableParams = { uri: client.code2ProtocolConverter.asUri(uri), address: connection.address };
  const title = l10n.t('Quasi counts {0}', fileName(uri));
  const result = await askWithProgress<CheckFileResult>(client, title, checkTableRequest, params);
  if (!result) return undefined;
  shown.checked(uri);
  showFound(foundText(fileName(uri), result.status, result.findings), uri);
  return uri;
}

/** Not awaited: this message stays until it is closed. */
function showFound(text: string, uri: Uri): void {
  const showProblems = l10n.t('Show Problems');
  const showTable = l10n.t('Show Table');
  const openReport = l10n.t('Open Report');
  void showInformation(text, showProblems, showTable, openReport).then((chosen) => {
    if (chosen === showProblems) void commands.executeCommand('workbench.actions.view.problems');
    if (chosen === showTable) void commands.executeCommand('vscode.open', uri);
    if (chosen === openReport) void commands.executeCommand(openReportCommand, uri);
  });
}

/** One is chosen, or saved first, unless it is given. */
async function chosenConnection(
  client: LanguageClient,
  given: string | undefined,
): Promise<SavedConnection | undefined> {
  const saved = await savedConnections(client);
  const same = (uri: string) => client.protocol2CodeConverter.asUri(uri).toString();
  if (given !== undefined) {
    const there = saved.find(({ uri }) => same(uri) === same(given));
    if (!there) void showInformation(l10n.t('quasi.json has no connection of this name any more.'));
    return there;
  }
  const add = { label: `$(add) ${l10n.t('Add Connection…')}`, connection: undefined };
  const placeHolder =
    saved.length > 0
      ? l10n.t('Which table to check')
      : l10n.t('No quasi.json of this workspace saves a connection yet.');
  const items = [...saved.map((connection) => itemOf(connection, saved)), add];
  const chosen = await window.showQuickPick(items, {
    title: l10n.t('Check Table'),
    placeHolder,
    matchOnDescription: true,
  });
  return chosen === add ? await addConnection(client) : chosen?.connection;
}

interface Item extends QuickPickItem {
  readonly connection: SavedConnection | undefined;
}

/** With its file, where another has one of the same name. */
function itemOf(connection: SavedConnection, all: readonly SavedConnection[]): Item {
  const { name, place, config } = connection;
  const isAmbiguous = all.filter((each) => each.name === name).length > 1;
  const detail = isAmbiguous ? { detail: inert(workspace.asRelativePath(Uri.parse(config))) } : {};
  return { label: name, description: inert(place), ...detail, connection };
}

async function savedConnections(client: LanguageClient): Promise<SavedConnection[]> {
  const found = await workspace.findFiles('**/quasi.json', '**/node_modules/**', MOST_CONFIGS);
  const configs = found.map((uri) => client.code2ProtocolConverter.asUri(uri)).sort();
  return await client.sendRequest<SavedConnection[]>(connectionsRequest, { configs } satisfies ConnectionsParams);
}

function isTrusted(): boolean {
  if (workspace.isTrusted) return true;
  const manage = l10n.t('Manage Workspace Trust');
  const sentence = l10n.t(
    'Quasi connects to no database from a workspace that is not trusted: its quasi.json may be anyone’s.',
  );
  void showInformation(sentence, manage).then((chosen) => {
    if (chosen === manage) void commands.executeCommand('workbench.trust.manage');
  });
  return false;
}

/** Says where it leads before it connects there for the first time. */
async function mayConnect({ address, place }: SavedConnection, memory: Memento): Promise<boolean> {
  const agreed = memory.get<readonly string[]>(AGREED, []);
  if (agreed.includes(address)) return true;
  const sentence = l10n.t(
    'Connect to {0}? Quasi sends queries and nothing else. User and password come from the environment or the engine’s own files.',
    place,
  );
  if (!(await isAgreed(sentence, l10n.t('Connect')))) return false;
  await memory.update(AGREED, [...agreed, address]);
  return true;
}

async function textOf(client: LanguageClient, uri: Uri): Promise<string> {
  const params: TableTextParams = { uri: client.code2ProtocolConverter.asUri(uri) };
  const text = await client.sendRequest<string | null>(tableTextRequest, params);
  return text ?? l10n.t('Nothing is known of this table. Check it: Quasi: Check Table…');
}
