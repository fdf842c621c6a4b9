/** The report on a file as a page beside it, which follows the file. Its links are a command that shows a place, and its only script moves *What if*. */
import {
  type FileStatus,
  type PageScript,
  type ReportParams,
  type ReportResult,
  reportPlaceCommand,
  reportRequest,
} from '@quasi/shared/protocol';
import {
  commands,
  Disposable,
  l10n,
  Position,
  Range,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { activeUri } from './activeTable.ts';
import type { FileStatuses } from './fileStatuses.ts';
import { fileName, orTell, showInformation } from './messages.ts';
import { scriptFolder, scriptOf, serveWhatIf } from './whatIf.ts';

interface Shown {
  readonly panel: WebviewPanel;
  readonly script: PageScript;
  html: string;
  /** The facts on the file when the page was last asked for. */
  status: FileStatus | undefined;
}

/** `extension`: where it is installed. */
export function registerReports(client: LanguageClient, statuses: FileStatuses, extension: Uri): Disposable {
  /** By the address of the file, as the server writes it. */
  const panels = new Map<string, Shown>();
  const failed = l10n.t('The report failed; the log says why.');

  const renew = async (uri: string): Promise<boolean> => {
    const shown = panels.get(uri);
    if (!shown) return true;
    const params: ReportParams = { uri, script: shown.script };
    const result = await client.sendRequest<ReportResult | null>(reportRequest, params);
    if (!result || !panels.has(uri)) return result !== null;
    // The same page again would only lose the place that is being read.
    if (shown.html !== result.html) shown.panel.webview.html = result.html;
    shown.html = result.html;
    return true;
  };

  const open = async (uri: string): Promise<void> => {
    const known = panels.get(uri);
    if (known) {
      known.panel.reveal(undefined, true);
      return;
    }
    const file = client.protocol2CodeConverter.asUri(uri);
    const panel = window.createWebviewPanel(
      'quasi.report',
      l10n.t('Report: {0}', fileName(file)),
      { viewColumn: ViewColumn.Beside, preserveFocus: true },
      {
        enableScripts: true,
        enableCommandUris: [reportPlaceCommand],
        enableFindWidget: true,
        localResourceRoots: [scriptFolder(extension)],
      },
    );
    panels.set(uri, { panel, script: scriptOf(panel.webview, extension), html: '', status: undefined });
    const serving = serveWhatIf(client, panel.webview, uri);
    panel.onDidDispose(() => {
      serving.dispose();
      panels.delete(uri);
    });
    if (await renew(uri)) return;
    panel.dispose();
    void showInformation(l10n.t('Quasi is still looking at this file. Try again.'));
  };

  /** Once all is known of what is there now. */
  const follow = (): void => {
    for (const [uri, shown] of panels) {
      const status = statuses.ofUri(client.protocol2CodeConverter.asUri(uri).toString());
      if (status?.state === 'ready' && !status.isPartial && status !== shown.status) {
        shown.status = status;
        void orTell(client, 'A report could not be renewed.', failed, renew(uri));
      }
    }
  };

  return Disposable.from(
    statuses.onDidChange(follow),
    new Disposable(() => {
      for (const { panel } of [...panels.values()]) panel.dispose();
    }),
    commands.registerCommand('quasi.openReport', (given?: unknown) => {
      const uri = typeof given === 'string' ? given : activeUri(client, l10n.t('Open a data file first.'));
      return uri === undefined ? undefined : orTell(client, 'No report could be shown.', failed, open(uri));
    }),
    commands.registerCommand(reportPlaceCommand, showPlace),
  );
}

async function showPlace(uri: string, line: number, character: number): Promise<void> {
  const document = await workspace.openTextDocument(Uri.parse(uri));
  const place = new Position(line, character);
  const shown = window.visibleTextEditors.find((editor) => editor.document === document);
  const viewColumn = shown?.viewColumn ?? ViewColumn.One;
  await window.showTextDocument(document, { selection: new Range(place, place), viewColumn });
}
