/** Remedies for a whole file that draw at random, and what follows them: parts written beside the file, and the ε of answers declared in its configuration. */
import {
  type ChosenRemedy,
  type DeclareNoiseParams,
  type DeclareNoiseResult,
  declareNoiseRequest,
  type ProtectParams,
  protectRequest,
  type RemedyList,
  type SplitParams,
  type SplitResult,
  splitRequest,
} from '@quasi/shared/protocol';
import { commands, l10n, ProgressLocation, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { activeTable } from './activeTable.ts';
import { isAgreed, mayReplace, showInformation } from './messages.ts';

/** What can be done to the active document as a whole; undefined if there is none, or nothing is known of it, which has been told then. */
export async function remediesForFile(client: LanguageClient): Promise<RemedyList | undefined> {
  const document = activeTable();
  if (!document) {
    void showInformation(l10n.t('Open the data file that is to be protected.'));
    return undefined;
  }
  const params: ProtectParams = { uri: client.code2ProtocolConverter.asUri(document.uri) };
  const title = l10n.t('Quasi works out what it would do');
  const list = await window.withProgress({ location: ProgressLocation.Notification, title }, () =>
    client.sendRequest<RemedyList | null>(protectRequest, params),
  );
  if (list && list.remedies.length > 0) return list;
  void showInformation(l10n.t('There is nothing to do: no column is one that rows are compared on.'));
  return undefined;
}

/** Shows the first part once they are written. */
export async function writeParts(client: LanguageClient, chosen: ChosenRemedy): Promise<void> {
  const write = (overwrites: boolean) => {
    const params: SplitParams = { chosen, overwrites };
    return client.sendRequest<SplitResult>(splitRequest, params);
  };
  let written = await write(false);
  if (written.there.length > 0) {
    const names = written.there.map(nameOf).join(', ');
    if (!(await mayReplace(names))) return;
    written = await write(true);
  }
  const [first] = written.uris;
  if (first !== undefined) await commands.executeCommand('vscode.open', client.protocol2CodeConverter.asUri(first));
  const names = written.uris.map(nameOf).join(', ');
  void showInformation(l10n.t('Written: {0}.', names));

  function nameOf(uri: string): string {
    const { path } = client.protocol2CodeConverter.asUri(uri);
    return path.slice(path.lastIndexOf('/') + 1);
  }
}

/** Not awaited: such a message stays until it is closed. */
export function offerToDeclare(client: LanguageClient, chosen: ChosenRemedy, tell: (error: unknown) => void): void {
  const declare = l10n.t('Declare in quasi.json');
  const sentence = l10n.t(
    'The columns now hold answers instead of values. Declare their ε, so that Quasi takes no row for a person.',
  );
  const declareIt = (mayHoldValues: boolean) => {
    const params: DeclareNoiseParams = { chosen, mayHoldValues };
    return client.sendRequest<DeclareNoiseResult>(declareNoiseRequest, params);
  };
  void showInformation(sentence, declare)
    .then(async (answer) => {
      const { question } = answer === declare ? await declareIt(false) : {};
      if (question !== undefined && (await isAgreed(question, l10n.t('Write Values')))) await declareIt(true);
    })
    .then(undefined, tell);
}
