/** The menu that a click on Quasi in the status bar opens: what can be done about the file as it stands, and nothing else. */
import { type FileStatus, type OpenConfigParams, openConfigRequest, openReportCommand } from '@quasi/shared/protocol';
import { commands, Disposable, l10n, type QuickPickItem, Uri, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { activeTable } from './activeTable.ts';
import { copyAnonymizeCommand } from './anonymizeCommand.ts';
import { choosePolicy } from './choosePolicy.ts';
import type { FileStatuses } from './fileStatuses.ts';
import { inert } from './inertText.ts';
import { orTell } from './messages.ts';
import type { PausedFiles } from './pausedFiles.ts';
import { tableScheme } from './selector.ts';
import { hasDocument, type ShownFile } from './shownFile.ts';
import { notAnalysed, statusText } from './statusText.ts';

export interface MenuEntry extends QuickPickItem {
  readonly command: string;
}

export interface MenuState {
  readonly status: FileStatus | undefined;
  readonly isStopped: boolean;
  readonly isPaused: boolean;
  /** It has a document, which is analysed by itself and can be edited. */
  readonly isOpen: boolean;
  /** It is a table of a database. */
  readonly isTable: boolean;
  readonly isHeatMapOn: boolean;
}

export function registerStatusMenu(
  client: LanguageClient,
  statuses: FileStatuses,
  paused: PausedFiles,
  file: ShownFile,
  isHeatMapOn: () => boolean,
): Disposable {
  const open = async (given?: string): Promise<void> => {
    const uri = given ?? file.uriFor(client, l10n.t('Open a data file first.'));
    if (uri === undefined) return;
    const meant = client.protocol2CodeConverter.asUri(uri);
    const shown = meant.toString();
    const state: MenuState = {
      status: statuses.ofUri(shown),
      isStopped: statuses.isServerGone,
      isPaused: paused.has(shown),
      isOpen: hasDocument(meant),
      isTable: meant.scheme === tableScheme,
      isHeatMapOn: isHeatMapOn(),
    };
    const chosen = await window.showQuickPick(menuEntries(state), { title: titleOf(state) });
    if (chosen) await commands.executeCommand(chosen.command, uri);
  };
  const turn = (turned: (uri: string) => Promise<void>) => async (given?: string) => {
    const uri = given === undefined ? activeTable()?.uri : Uri.parse(given);
    if (uri) await turned(uri.toString());
  };
  const failed = l10n.t('That failed; the log says why.');
  const onFile = (act: (uri: string) => Promise<void>) => async (given?: string) => {
    const uri = given ?? file.uriFor(client, l10n.t('Open a data file first.'));
    if (uri !== undefined) await act(uri);
  };
  return Disposable.from(
    commands.registerCommand('quasi.statusMenu', open),
    commands.registerCommand(
      'quasi.pauseFile',
      turn((uri) => paused.pause(uri)),
    ),
    commands.registerCommand(
      'quasi.resumeFile',
      turn((uri) => paused.resume(uri)),
    ),
    commands.registerCommand(
      'quasi.setPolicy',
      onFile((uri) => orTell(client, 'No policy could be set.', failed, choosePolicy(client, uri))),
    ),
    commands.registerCommand(
      'quasi.copyAnonymizeCommand',
      onFile((uri) => {
        const meant = client.protocol2CodeConverter.asUri(uri);
        const copying = copyAnonymizeCommand(meant, statuses.ofUri(meant.toString()));
        return orTell(client, 'The command could not be copied.', failed, copying);
      }),
    ),
    commands.registerCommand(
      'quasi.openConfig',
      onFile((uri) => orTell(client, 'quasi.json could not be opened.', failed, openConfig(client, uri))),
    ),
  );
}

/** What makes sense for the file, what helps most first. */
export function menuEntries({ status, isStopped, isPaused, isOpen, isTable, isHeatMapOn }: MenuState): MenuEntry[] {
  const entry = (icon: string, label: string, command: string): MenuEntry => ({
    label: `$(${icon}) ${label}`,
    command,
  });
  const report = entry('graph', l10n.t('Report'), openReportCommand);
  const policy = entry('law', l10n.t('k and Policy…'), 'quasi.setPolicy');
  const notAboutPeople = entry('dash', l10n.t('Not About People'), 'quasi.notAboutPeople');
  const accept = entry('bookmark', l10n.t('Accept Today’s Risk as Baseline'), 'quasi.acceptBaseline');
  const columns = [
    entry('list-tree', l10n.t('Columns by Risk'), 'quasi.showColumns'),
    entry('checklist', l10n.t('Review Columns…'), 'quasi.reviewColumns'),
  ];
  const showLog = entry('output', l10n.t('Show Log'), 'quasi.showLog');
  const restart = entry('debug-restart', l10n.t('Restart'), 'quasi.restartServer');
  if (isStopped) return [restart, showLog];
  const config = entry('json', l10n.t('Open quasi.json'), 'quasi.openConfig');
  if (isPaused) return [entry('debug-start', l10n.t('Resume for This File'), 'quasi.resumeFile'), config];
  if (!isOpen) return entriesOnDisk();
  const pause = entry('debug-pause', l10n.t('Pause for This File'), 'quasi.pauseFile');
  if (status?.state === 'failed') return [restart, showLog, config, pause];
  if (status?.inShort === undefined) return [...columns, config, pause, showLog];
  if (status.isAboutNobody || status.isNoise) return [report, ...columns, config, pause];
  const heat = isHeatMapOn
    ? entry('symbol-color', l10n.t('Turn Risk Heat Map Off'), 'quasi.hideHeatMap')
    : entry('symbol-color', l10n.t('Turn Risk Heat Map On'), 'quasi.showHeatMap');
  return [report, ...fixes(status), policy, ...columns, heat, config, accept, notAboutPeople, pause];

  /** It was checked when somebody asked for it, and is not edited here. */
  function entriesOnDisk(): MenuEntry[] {
    const check = isTable
      ? entry('checklist', l10n.t('Check Table'), 'quasi.checkTable')
      : entry('checklist', l10n.t('Check File'), 'quasi.checkFile');
    if (status?.inShort === undefined) return [check, report, config];
    const copy = entry('terminal', l10n.t('Copy Command for an Anonymised Copy'), 'quasi.copyAnonymizeCommand');
    const others = status.isAboutNobody || status.isNoise ? [] : [...(isTable ? [] : [copy]), policy];
    return [report, ...others, ...columns, config, ...(status.isAboutNobody ? [] : [notAboutPeople]), check];
  }

  function fixes({ nextFixes = [], targetK = 5 }: FileStatus): MenuEntry[] {
    const entries = {
      identifiers: entry('wand', l10n.t('Fix All Identifiers…'), 'quasi.fixIdentifiers'),
      k: entry('wand', l10n.t('Reach k = {0}…', targetK.toLocaleString('en')), 'quasi.reachK'),
    };
    return nextFixes.map((fix) => entries[fix]);
  }
}

function titleOf({ status, isStopped, isPaused }: MenuState): string {
  if (isStopped) return l10n.t('Quasi stopped');
  if (isPaused) return l10n.t('Quasi: paused for this file');
  return inert((status ? statusText(status) : notAnalysed()).risk.text);
}

async function openConfig(client: LanguageClient, uri: string): Promise<void> {
  await client.sendRequest(openConfigRequest, { uri } satisfies OpenConfigParams);
}
