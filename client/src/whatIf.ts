/** *What if* in a report: asks the server what its script asks for, and hands on what is to be previewed or kept as a recipe. */
import {
  type ChosenRemedy,
  type PageScript,
  type WhatIfAnswered,
  type WhatIfAsked,
  type WhatIfParams,
  type WhatIfResult,
  whatIfRemedyRequest,
  whatIfRequest,
} from '@quasi/shared/protocol';
import { commands, type Disposable, l10n, Uri, type Webview } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { orTell } from './messages.ts';
import { PREVIEW_COMMAND, SAVE_RECIPE_COMMAND } from './remedies.ts';

/** The folder that a page with the strip may load from. */
export const scriptFolder = (extension: Uri): Uri => Uri.joinPath(extension, 'dist');

/** The word by which the page lets it run is another for each page, and nobody can guess it. */
export function scriptOf(webview: Webview, extension: Uri): PageScript {
  const address = webview.asWebviewUri(Uri.joinPath(scriptFolder(extension), 'whatIf.js')).toString();
  return { address, nonce: crypto.randomUUID().replaceAll('-', '') };
}

/** `uri`: of the file, as the server writes it. */
export function serveWhatIf(client: LanguageClient, webview: Webview, uri: string): Disposable {
  const answer = (answered: WhatIfAnswered) => void webview.postMessage(answered);
  const ask = async ({ number, tried }: WhatIfAsked): Promise<void> => {
    const params: WhatIfParams = { uri, ...tried };
    try {
      answer({ number, result: await client.sendRequest<WhatIfResult | null>(whatIfRequest, params) });
    } catch (error) {
      // The file may have changed meanwhile: the page is made anew then, and asks again.
      client.warn('What if was not answered.', error, false);
      answer({ number, result: null, hasFailed: true });
    }
  };
  const hand = async (command: string, { tried }: WhatIfAsked): Promise<void> => {
    const chosen = await client.sendRequest<ChosenRemedy>(whatIfRemedyRequest, { uri, ...tried });
    await commands.executeCommand(command, chosen);
  };
  return webview.onDidReceiveMessage((asked: WhatIfAsked) => {
    if (asked.kind === 'ask') return ask(asked);
    const command = asked.kind === 'apply' ? PREVIEW_COMMAND : SAVE_RECIPE_COMMAND;
    return orTell(
      client,
      'What if was not carried out.',
      l10n.t('That failed; the log says why.'),
      hand(command, asked),
    );
  });
}
