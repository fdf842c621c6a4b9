/** The extension's way in: starts the language server and ties the status item and the commands to it. */
import { type FileStatus, fileStatusNotification } from '@quasi/shared/protocol';
import { commands, type ExtensionContext, l10n, type Uri, window } from 'vscode';
import { type LanguageClient, State } from 'vscode-languageclient/node';
import { checkFile } from './checkFile.ts';
import { createLanguageClient } from './languageClient.ts';
import { createStatusItem, type StatusItem } from './statusItem.ts';

let client: LanguageClient | undefined;

/** Returns before the server has started, so that the editor waits for nothing. */
export function activate(context: ExtensionContext): void {
  const log = window.createOutputChannel('Quasi', { log: true });
  const status = createStatusItem();
  const started = createLanguageClient(context, log);
  client = started;
  context.subscriptions.push(
    log,
    status,
    started.onNotification(fileStatusNotification, (fileStatus: FileStatus) => {
      status.update(started.protocol2CodeConverter.asUri(fileStatus.uri).toString(), fileStatus);
    }),
    started.onDidChangeState(({ newState }) => {
      if (newState === State.Stopped) status.forgetAll();
    }),
    commands.registerCommand('quasi.showLog', () => log.show()),
    commands.registerCommand('quasi.restartServer', () => orFail(started.restart(), started, status)),
    commands.registerCommand('quasi.checkFile', (uri?: Uri, selected?: readonly Uri[]) =>
      checkFile(started, uri, selected),
    ),
  );
  void orFail(started.start(), started, status);
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop();
}

async function orFail(starting: Promise<void>, starter: LanguageClient, status: StatusItem): Promise<void> {
  try {
    await starting;
  } catch (error) {
    starter.error('The language server did not start.', error, false);
    status.fail(l10n.t('The language server did not start; the log says why.'));
  }
}
