/** Asks where a table of a database is, and has the server save it in quasi.json under a name. */
import { type AddConnectionParams, addConnectionRequest, type SavedConnection } from '@quasi/shared/protocol';
import { l10n, type Uri, window, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { showInformation } from './messages.ts';

const EXAMPLE = 'postgres://db.example/census/public.people';

/** Undefined if somebody closes a box. */
export async function addConnection(client: LanguageClient): Promise<SavedConnection | undefined> {
  const folder = await chosenFolder();
  if (!folder) return undefined;
  const title = l10n.t('Add Connection');
  const address = await window.showInputBox({
    title,
    prompt: l10n.t(
      'Where is the table? postgres://host/database/schema.table or clickhouse://host/database/table, without user and password.',
    ),
    placeHolder: EXAMPLE,
    ignoreFocusOut: true,
    validateInput: problemWithAddress,
  });
  if (address === undefined) return undefined;
  const name = await window.showInputBox({
    title,
    prompt: l10n.t('Its name in quasi.json, and in a terminal: quasi check connection:name'),
    value: nameFor(address),
    ignoreFocusOut: true,
    validateInput: problemWithName,
  });
  if (name === undefined) return undefined;
  const uri = client.code2ProtocolConverter.asUri(folder);
  const params: AddConnectionParams = { uri, name: name.trim(), address: address.trim() };
  return await client.sendRequest<SavedConnection>(addConnectionRequest, params);
}

async function chosenFolder(): Promise<Uri | undefined> {
  const { workspaceFolders = [] } = workspace;
  if (workspaceFolders.length === 0) {
    void showInformation(l10n.t('Open a folder first: connections are saved in its quasi.json.'));
    return undefined;
  }
  const folder = workspaceFolders.length === 1 ? workspaceFolders[0] : await window.showWorkspaceFolderPick();
  return folder?.uri;
}

/** What the server would refuse, as far as it shows while somebody types. */
export function problemWithAddress(text: string): string | undefined {
  if (/^[a-z]+:\/\/[^/]*@/i.test(text.trim())) return l10n.t('Leave out user and password: they are never saved.');
  if (/^(postgres(ql)?|clickhouse):\/\/[^/\s]+\/[^\s]+$/i.test(text.trim())) return undefined;
  return l10n.t('Write it as {0}.', EXAMPLE);
}

export function problemWithName(text: string): string | undefined {
  return /^[\p{L}\p{N}_-]+$/u.test(text.trim()) ? undefined : l10n.t('A name has letters, digits, - and _ only.');
}

/** The table's own. */
function nameFor(address: string): string {
  const table = address.trim().replace(/\?.*$/, '').split(/[/.]/).at(-1) ?? '';
  return problemWithName(table) === undefined ? table : '';
}
