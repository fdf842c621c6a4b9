/** *What if* between the page and the server: a question is answered under its number, a failure too, and the script is where the page loads it from. */
import assert from 'node:assert/strict';
import type { WhatIfAnswered, WhatIfAsked, WhatIfResult } from '@quasi/shared/protocol';
import { EventEmitter, extensions, Uri, type Webview, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { scriptFolder, scriptOf, serveWhatIf } from '../../../client/src/whatIf.ts';
import { eventually } from '../../eventually.ts';

suite('What if', () => {
  const asked = new EventEmitter<WhatIfAsked>();
  const answered: WhatIfAnswered[] = [];
  const webview = {
    onDidReceiveMessage: asked.event,
    postMessage: async (answer: WhatIfAnswered) => answered.push(answer),
    asWebviewUri: (uri: Uri) => uri,
  } as unknown as Webview;

  test('questions are handed on with the file, and answered', async () => {
    const params: unknown[] = [];
    const result = { sentence: 'k = 5 is reached' } as WhatIfResult;
    const client = {
      sendRequest: async (_: string, given: { readonly k: number }) => {
        params.push(given);
        if (given.k === 9) throw new Error('the text has changed');
        return result;
      },
      warn: () => undefined,
    } as unknown as LanguageClient;
    const serving = serveWhatIf(client, webview, 'file:///people.csv');
    asked.fire({ kind: 'ask', number: 1, tried: { k: 5, levels: [1, 0], removes: true } });
    asked.fire({ kind: 'ask', number: 2, tried: { k: 9, removes: false } });
    await eventually(() =>
      assert.deepEqual(answered, [
        { number: 1, result },
        { number: 2, result: null, hasFailed: true },
      ]),
    );
    assert.deepEqual(params[0], { uri: 'file:///people.csv', k: 5, levels: [1, 0], removes: true });
    serving.dispose();
  });

  test('the script is in the extension, and its word is another each time', async () => {
    const extension = extensions.getExtension('datarisk.quasi');
    assert.ok(extension);
    const file = Uri.joinPath(scriptFolder(extension.extensionUri), 'whatIf.js');
    assert.ok((await workspace.fs.stat(file)).size > 0);
    const [one, other] = [scriptOf(webview, extension.extensionUri), scriptOf(webview, extension.extensionUri)];
    assert.equal(one.address, file.toString());
    assert.match(one.nonce, /^\w{32}$/);
    assert.notEqual(one.nonce, other.nonce);
  });
});
