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
import { commands, l10n } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { activeUri } from './activeTable.ts';
import { askLong, fileName, isAgreed, showInformation, writeAgreed } from './messages.ts';

/** The remedies for the active document as a whole; undefined if there is none, or nothing is known of it, which has been shown then. */
export async function remediesForFile(client: LanguageClient): Promise<RemedyList | undefined> {
  const uri = activeUri(client, l10n.t('Open the data file that is to be protected.'));
  if (uri === undefined) return undefined;
  const params: ProtectParams = { uri };
  const title = l10n.t('Quasi works out what it would do');
  const list = await askLong<RemedyList | null>(client, title, protectRequest, params);
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
  const { asUri } = client.protocol2CodeConverter;
  const namesOf = (uris: readonly string[]) => uris.map((uri) => fileName(asUri(uri))).join(', ');
  const written = await writeAgreed(write, ({ there }) => namesOf(there));
  if (!written) return;
  const [first] = written.uris;
  if (first !== undefined) await commands.executeCommand('vscode.open', asUri(first));
  void showInformation(l10n.t('Written: {0}.', namesOf(written.uris)));
}

/** Not awaited: this message stays until it is closed. */
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
