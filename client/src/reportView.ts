/** The report on a file as a page beside it, which follows the file. Its links are commands that show a place, and its only script moves *What if*. */
import {
  type FileStatus,
  openReportCommand,
  type ReportParams,
  type ReportResult,
  reportColumnCommand,
  reportPlaceCommand,
  reportRequest,
} from '@quasi/shared/protocol';
import { commands, Disposable, l10n, Range, Uri, ViewColumn, type WebviewPanel, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { FileStatuses } from './fileStatuses.ts';
import type { FileNode } from './filesTree.ts';
import { fileName, orTell, showInformation } from './messages.ts';
import { askWithProgress } from './serverProgress.ts';
import { hasDocument, type ShownFile } from './shownFile.ts';
import { scriptFolder, scriptOf, serveWhatIf } from './whatIf.ts';

interface Shown {
  readonly panel: WebviewPanel;
  readonly file: Uri;
  readonly params: ReportParams;
  html: string;
  /** The facts on the file when the page was last asked for. */
  status: FileStatus | undefined;
  isAsking: boolean;
}

/** From a link or a menu of ours its address, from a list its entry, from the explorer itself, from the palette nothing. */
type Given = string | Uri | FileNode | undefined;

/** `extension`: where it is installed. */
export function registerReports(
  client: LanguageClient,
  statuses: FileStatuses,
  file: ShownFile,
  extension: Uri,
): Disposable {
  /** By the address of the file, as the server writes it, and the table of it. */
  const panels = new Map<string, Shown>();
  const failed = l10n.t('The report failed; the log says why.');
  const statusOf = (uri: Uri) => statuses.ofUri(uri.toString());

  const show = (shown: Shown, { html }: ReportResult): void => {
    // The same page again would only lose the place that is being read.
    if (shown.html !== html) shown.panel.webview.html = html;
    shown.html = html;
  };

  const renew = async (shown: Shown): Promise<void> => {
    const result = await client.sendRequest<ReportResult | null>(reportRequest, shown.params);
    if (result && [...panels.values()].includes(shown)) show(shown, result);
  };

  const open = async (asked: ReportParams): Promise<void> => {
    const { uri, part } = asked;
    const key = `${uri}\n${part ?? ''}`;
    const known = panels.get(key);
    if (known) {
      known.panel.reveal(undefined, true);
      return;
    }
    const asUri = client.protocol2CodeConverter.asUri(uri);
    const name = part === undefined ? fileName(asUri) : `${fileName(asUri)} · ${part}`;
    const panel = window.createWebviewPanel(
      'quasi.report',
      l10n.t('Report: {0}', name),
      { viewColumn: ViewColumn.Beside, preserveFocus: true },
      {
        enableScripts: true,
        enableCommandUris: [reportPlaceCommand, reportColumnCommand, openReportCommand],
        enableFindWidget: true,
        localResourceRoots: [scriptFolder(extension)],
      },
    );
    const params: ReportParams = { ...asked, script: scriptOf(panel.webview, extension) };
    const serving = serveWhatIf(client, panel.webview, uri);
    const shown: Shown = { panel, file: asUri, params, html: '', status: statusOf(asUri), isAsking: true };
    panels.set(key, shown);
    panel.onDidDispose(() => {
      serving.dispose();
      panels.delete(key);
    });
    const result = await ask(shown, name).catch((error: unknown) => {
      panel.dispose();
      throw error;
    });
    shown.isAsking = false;
    if (result) show(shown, result);
    else panel.dispose();
  };

  /** What an editor holds is known soon; a file on disk is read and checked first. */
  const ask = async (shown: Shown, name: string): Promise<ReportResult | null | undefined> => {
    const { params, file: asked } = shown;
    if (!hasDocument(asked)) {
      const title = l10n.t('Quasi makes the report on {0}', name);
      const result = await askWithProgress<ReportResult | null>(client, title, reportRequest, params);
      // That check is what the page is about.
      shown.status = statusOf(asked);
      if (result) file.checked(asked);
      return result;
    }
    const result = await client.sendRequest<ReportResult | null>(reportRequest, params);
    if (!result) void showInformation(l10n.t('Quasi is still looking at this file. Try again.'));
    return result;
  };

  /** Once all is known of what is there now. */
  const follow = (): void => {
    for (const shown of panels.values()) {
      const status = statusOf(shown.file);
      if (shown.isAsking || status?.state !== 'ready' || status.isPartial || status === shown.status) continue;
      shown.status = status;
      void orTell(client, 'A report could not be renewed.', failed, renew(shown));
    }
  };

  const openGiven = (given: Given, part?: unknown): Promise<void> | undefined => {
    const uri = addressOf(client, given) ?? file.uriFor(client, l10n.t('Open a data file first.'));
    if (uri === undefined) return undefined;
    const params = typeof part === 'string' ? { uri, part } : { uri };
    return orTell(client, 'No report could be shown.', failed, open(params));
  };

  return Disposable.from(
    statuses.onDidChange(follow),
    new Disposable(() => {
      for (const { panel } of [...panels.values()]) panel.dispose();
    }),
    commands.registerCommand(openReportCommand, openGiven),
    commands.registerCommand(reportPlaceCommand, showPlace),
  );
}

function addressOf(client: LanguageClient, given: Given): string | undefined {
  if (given === undefined || typeof given === 'string') return given;
  return client.code2ProtocolConverter.asUri(given instanceof Uri ? given : given.uri);
}

/** As a person opens it: a document that an extension opened would outlive its tab, and a large one cannot be. */
async function showPlace(uri: string, line: number, character: number): Promise<void> {
  const file = Uri.parse(uri);
  const shown = window.visibleTextEditors.find(({ document }) => document.uri.toString() === file.toString());
  const selection = new Range(line, character, line, character);
  await commands.executeCommand('vscode.open', file, { selection, viewColumn: shown?.viewColumn ?? ViewColumn.One });
}
