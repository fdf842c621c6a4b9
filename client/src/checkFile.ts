/** The command "Check File": has the server analyse a file from disk, open or not, and says in one message what it found. */
import {
  type CheckFileParams,
  type CheckFileResult,
  checkFileRequest,
  openReportCommand,
} from '@quasi/shared/protocol';
import { commands, l10n, Uri, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { fileName, showError, showInformation } from './messages.ts';
import { binaryEndings, isBinaryData, isData } from './selector.ts';
import { askWithProgress } from './serverProgress.ts';
import { activeFile, hasDocument, type ShownFile } from './shownFile.ts';
import { foundText } from './statusText.ts';

/** What the menus offer to check, beside what is no text; the manifest says the same in its when-clauses. */
const endings = ['csv', 'tsv', 'tab', 'psv', 'txt', 'jsonl', 'ndjson'];

/** From the explorer with the file under the pointer and all selected files, from our menu with its address; from the palette with nothing. Several are listed in a view. */
export async function checkFile(
  client: LanguageClient,
  shown: ShownFile,
  given?: Uri | string,
  selected?: readonly Uri[],
): Promise<void> {
  const uri = typeof given === 'string' ? Uri.parse(given) : given;
  if (selected && selected.length > 1) {
    await commands.executeCommand('quasi.checkFolder', uri, selected);
    return;
  }
  const one = uri ?? activeData() ?? (await pickFile());
  if (one) await checkOne(client, shown, one);
}

/** By its tab, since a file too large for extensions has no document; and only if it is data: another file is not meant. */
function activeData(): Uri | undefined {
  const uri = activeFile();
  if (!uri) return undefined;
  if (isBinaryData(uri)) return uri;
  const document = window.activeTextEditor?.document;
  const isInDataLanguage = document?.uri.toString() === uri.toString() && isData(document);
  return isInDataLanguage || endings.some((ending) => uri.path.toLowerCase().endsWith(`.${ending}`)) ? uri : undefined;
}

async function pickFile(): Promise<Uri | undefined> {
  // A dialog knows the last ending of a name only.
  const all = new Set([...endings, ...binaryEndings.map((ending) => ending.replace(/^.*\./, ''))]);
  const filters = { [l10n.t('Data')]: [...all], [l10n.t('All files')]: ['*'] };
  const picked = await window.showOpenDialog({ openLabel: l10n.t('Check'), canSelectMany: false, filters });
  return picked?.[0];
}

async function checkOne(client: LanguageClient, shown: ShownFile, uri: Uri): Promise<void> {
  const name = fileName(uri);
  const title = l10n.t('Quasi checks {0}', name);
  try {
    const params: CheckFileParams = { uri: client.code2ProtocolConverter.asUri(uri) };
    const result = await askWithProgress<CheckFileResult>(client, title, checkFileRequest, params);
    if (!result) return;
    if (!hasDocument(uri)) shown.checked(uri);
    if (result.status.state === 'failed') showUnchecked(name, result.status.reason);
    else showFound(foundText(name, result.status, result.findings), params.uri);
  } catch (error) {
    client.error(`Checking ${uri.toString(true)} failed.`, error, false);
    showUnchecked(name, error instanceof Error ? error.message : undefined);
  }
}

/** Not awaited: this message stays until it is closed, and the next file need not wait for that. */
function showFound(text: string, uri: string): void {
  const showProblems = l10n.t('Show Problems');
  const openReport = l10n.t('Open Report');
  void showInformation(text, showProblems, openReport).then((chosen) => {
    if (chosen === showProblems) void commands.executeCommand('workbench.actions.view.problems');
    if (chosen === openReport) void commands.executeCommand(openReportCommand, uri);
  });
}

function showUnchecked(name: string, reason: string | undefined): void {
  const showLog = l10n.t('Show Log');
  const sentence = reason
    ? l10n.t('{0} could not be checked: {1}', name, reason)
    : l10n.t('{0} could not be checked; the log says why.', name);
  void showError(sentence, showLog).then((chosen) => {
    if (chosen === showLog) void commands.executeCommand('quasi.showLog');
  });
}
