/** The extension's way in: starts the language server and ties to it what the editor shows. */
import { type FileStatus, fileStatusNotification } from '@quasi/shared/protocol';
import { commands, type ExtensionContext, l10n, type Uri, window } from 'vscode';
import { type LanguageClient, State } from 'vscode-languageclient/node';
import { Cards } from './cards.ts';
import { checkFile } from './checkFile.ts';
import { registerColumnsView } from './columnsView.ts';
import { FileStatuses } from './fileStatuses.ts';
import { registerHeatMap } from './heatMap.ts';
import { registerHierarchies } from './hierarchies.ts';
import { registerHoverLinks } from './hoverLinks.ts';
import { judgeRecord } from './judgeRecord.ts';
import { createLanguageClient } from './languageClient.ts';
import { setPopulation } from './population.ts';
import { registerRemedies } from './remedies.ts';
import { registerReview } from './reviewColumns.ts';
import { openSample } from './sample.ts';
import { writeStatistics } from './statistics.ts';
import { createStatisticsItem } from './statisticsItem.ts';
import { createStatusBarItem } from './statusBar.ts';
import { createStatusItem } from './statusItem.ts';

let client: LanguageClient | undefined;

/** Returns before the server has started, so that the editor waits for nothing. */
export function activate(context: ExtensionContext): void {
  const log = window.createOutputChannel('Quasi', { log: true });
  const statuses = new FileStatuses();
  const cards = new Cards();
  const started = createLanguageClient(context, log);
  client = started;
  context.subscriptions.push(
    log,
    statuses,
    cards,
    createStatusItem(statuses),
    createStatisticsItem(statuses),
    createStatusBarItem(statuses),
    registerColumnsView(started, statuses),
    registerHeatMap(started, statuses, context.workspaceState),
    registerRemedies(started, context.secrets, cards),
    registerHierarchies(started),
    registerHoverLinks(started, cards),
    registerReview(started),
    started.onNotification(fileStatusNotification, (status: FileStatus) => {
      statuses.update(started.protocol2CodeConverter.asUri(status.uri).toString(), status);
    }),
    started.onDidChangeState(({ newState }) => {
      if (newState === State.Stopped) statuses.forgetAll();
    }),
    commands.registerCommand('quasi.showLog', () => log.show()),
    commands.registerCommand('quasi.restartServer', () => orFail(started.restart(), started, statuses)),
    commands.registerCommand('quasi.checkFile', (uri?: Uri, selected?: readonly Uri[]) =>
      checkFile(started, uri, selected),
    ),
    commands.registerCommand('quasi.setPopulation', (uri?: string) => setPopulation(started, statuses, uri)),
    commands.registerCommand('quasi.writeStatistics', () => writeStatistics(started)),
    commands.registerCommand('quasi.judgeRecord', () => judgeRecord(started, cards)),
    commands.registerCommand('quasi.openSample', () => openSample(context)),
  );
  void commands.executeCommand('setContext', 'quasi.isActive', true);
  void orFail(started.start(), started, statuses);
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop();
}

async function orFail(starting: Promise<void>, starter: LanguageClient, statuses: FileStatuses): Promise<void> {
  try {
    await starting;
  } catch (error) {
    starter.error('The language server did not start.', error, false);
    statuses.fail(l10n.t('The language server did not start; the log says why.'));
  }
}
