/** The commands "Check Workspace" and "Check Folder", also for several files: the server checks one after the other, and a view lists them as they are done. */
import {
  type CheckWorkspaceResult,
  checkWorkspaceRequest,
  type FileChecked,
  fileCheckedNotification,
} from '@quasi/shared/protocol';
import { commands, Disposable, l10n, type Uri, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { FileStatuses } from './fileStatuses.ts';
import { FilesTree } from './filesTree.ts';
import { inert } from './inertText.ts';
import { orTell } from './messages.ts';
import { askWithProgress } from './serverProgress.ts';

/** Small files are done faster than a list can be drawn. */
const MILLISECONDS_OF_QUIET = 100;

export function registerWorkspaceCheck(client: LanguageClient, statuses: FileStatuses): Disposable {
  const tree = new FilesTree((uri) => (statuses.isServerGone ? undefined : statuses.ofUri(uri.toString())));
  const view = window.createTreeView('quasi.files', { treeDataProvider: tree });
  let timer: NodeJS.Timeout | undefined;
  let runs = 0;

  const refreshSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      tree.refresh();
    }, MILLISECONDS_OF_QUIET);
  };
  const run = async (uris: readonly Uri[]): Promise<void> => {
    const own = ++runs;
    tree.clear();
    view.message = l10n.t('Quasi checks the files…');
    await commands.executeCommand('setContext', 'quasi.hasCheckedFiles', true);
    await commands.executeCommand('quasi.files.focus');
    const params = { uris: uris.map((uri) => client.code2ProtocolConverter.asUri(uri)) };
    let result: CheckWorkspaceResult | undefined;
    try {
      const title = l10n.t('Quasi checks files');
      result = await askWithProgress<CheckWorkspaceResult>(client, title, checkWorkspaceRequest, params);
    } finally {
      // Another check may have taken its place meanwhile.
      if (own === runs) view.message = inert(messageOf(result));
    }
  };
  const check = (uri?: Uri, selected?: readonly Uri[]): Promise<void> => {
    const failed = l10n.t('The files could not be checked; the log says why.');
    const chosen = selected?.length ? selected : uri ? [uri] : [];
    return orTell(client, 'Checking files failed.', failed, run(chosen));
  };

  return Disposable.from(
    tree,
    view,
    statuses.onDidChange(refreshSoon),
    { dispose: () => clearTimeout(timer) },
    client.onNotification(fileCheckedNotification, (file: FileChecked) => {
      tree.add(client.protocol2CodeConverter.asUri(file.status.uri), file);
      refreshSoon();
    }),
    commands.registerCommand('quasi.checkWorkspace', () => check()),
    commands.registerCommand('quasi.checkFolder', check),
  );
}

/** What the view says above its list. */
export function messageOf(result: CheckWorkspaceResult | undefined): string {
  if (!result) return l10n.t('The check was cancelled.');
  const { files, checked } = result;
  if (files === 0) return l10n.t('No data file was found.');
  return checked < files
    ? l10n.t('Stopped after {0} of {1} files.', checked.toLocaleString('en'), files.toLocaleString('en'))
    : '';
}
