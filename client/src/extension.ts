/** The extension's way in: starts the language server and ties to it what the editor shows. */
import { type FileStatus, fileStatusNotification } from '@quasi/shared/protocol';
import { commands, type ExtensionContext, l10n, type Uri, window } from 'vscode';
import { DidChangeConfigurationNotification, type LanguageClient, State } from 'vscode-languageclient/node';
import { Cards } from './cards.ts';
import { checkFile } from './checkFile.ts';
import { registerTables } from './checkTable.ts';
import { registerWorkspaceCheck } from './checkWorkspace.ts';
import { registerChoices } from './columnActions.ts';
import { registerColumnsView } from './columnsView.ts';
import { FileStatuses } from './fileStatuses.ts';
import { createHeatMap, registerHeatMapCommands } from './heatMap.ts';
import { registerHierarchies } from './hierarchies.ts';
import { registerHoverLinks } from './hoverLinks.ts';
import { judgeRecord } from './judgeRecord.ts';
import { createLanguageClient } from './languageClient.ts';
import { showError } from './messages.ts';
import { PausedFiles } from './pausedFiles.ts';
import { setPopulation } from './population.ts';
import { registerRemedies } from './remedies.ts';
import { registerReports } from './reportView.ts';
import { registerReview } from './reviewColumns.ts';
import { openSample } from './sample.ts';
import { ShownFile } from './shownFile.ts';
import { writeStatistics } from './statistics.ts';
import { createStatisticsItem } from './statisticsItem.ts';
import { createStatusBarItem } from './statusBar.ts';
import { createStatusItem } from './statusItem.ts';
import { registerStatusMenu } from './statusMenu.ts';
import { registerStoppedNotes } from './stoppedNotes.ts';

let client: LanguageClient | undefined;

/** Returns before the server has started, so that the editor waits for nothing. */
export function activate(context: ExtensionContext): void {
  const log = window.createOutputChannel('Quasi', { log: true });
  const statuses = new FileStatuses();
  const cards = new Cards();
  const paused = new PausedFiles(context.workspaceState);
  const shown = new ShownFile(statuses);
  const started = createLanguageClient(context, log, paused, () => reportGone(statuses));
  const heatMap = createHeatMap(started, statuses, context.workspaceState);
  client = started;
  context.subscriptions.push(
    log,
    statuses,
    cards,
    paused,
    shown,
    createStatusItem(statuses),
    createStatisticsItem(statuses),
    createStatusBarItem(statuses, paused, shown),
    registerStatusMenu(started, statuses, paused, shown, () => heatMap.isOn),
    registerStoppedNotes(statuses),
    registerColumnsView(started, statuses, shown),
    heatMap,
    registerHeatMapCommands(heatMap),
    registerWorkspaceCheck(started, statuses),
    registerTables(started, shown, context.workspaceState),
    registerRemedies(started, context.secrets, cards),
    registerHierarchies(started),
    registerChoices(started),
    registerHoverLinks(started, cards),
    registerReview(started, shown),
    registerReports(started, statuses, shown, context.extensionUri),
    started.onNotification(fileStatusNotification, (status: FileStatus) => {
      statuses.update(started.protocol2CodeConverter.asUri(status.uri).toString(), status);
    }),
    started.onDidChangeState(({ newState }) => {
      if (newState === State.Stopped) statuses.forgetAll();
      if (newState === State.StartFailed) statuses.fail(notStarted());
      if (newState === State.Running) statuses.revive();
    }),
    // It asks for the settings again, and hears which files are paused.
    paused.onDidChange(() => {
      if (started.state !== State.Running) return;
      void started.sendNotification(DidChangeConfigurationNotification.type, { settings: null });
    }),
    commands.registerCommand('quasi.showLog', () => log.show()),
    commands.registerCommand('quasi.restartServer', () => orFail(restart(started), started, statuses)),
    commands.registerCommand('quasi.checkFile', (uri?: Uri | string, selected?: readonly Uri[]) =>
      checkFile(started, shown, uri, selected),
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

/** Also where it has stopped, or never started. */
function restart(stopped: LanguageClient): Promise<void> {
  return stopped.state === State.Running ? stopped.restart() : stopped.start();
}

function reportGone(statuses: FileStatuses): void {
  statuses.fail(l10n.t('The language server ended several times in a row; the log says why.'));
  const restartIt = l10n.t('Restart');
  const showLog = l10n.t('Show Log');
  void showError(l10n.t('Quasi stopped, so files are not checked.'), restartIt, showLog).then((chosen) => {
    if (chosen === restartIt) void commands.executeCommand('quasi.restartServer');
    if (chosen === showLog) void commands.executeCommand('quasi.showLog');
  });
}

async function orFail(starting: Promise<void>, starter: LanguageClient, statuses: FileStatuses): Promise<void> {
  try {
    await starting;
  } catch (error) {
    starter.error('The language server did not start.', error, false);
    statuses.fail(notStarted());
  }
}

const notStarted = () => l10n.t('The language server did not start; the log says why.');
