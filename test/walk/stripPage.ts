/** The report of an open document in a real browser, with its strip alive: its own script under its own policy, answered by a real server. */
import { fileURLToPath } from 'node:url';
import type { ReportResult, WhatIfAsked, WhatIfParams } from '@quasi/shared/protocol';
import { reportRequest, whatIfRequest } from '@quasi/shared/protocol';
import { buildSync } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { TestClient } from '../server/client.ts';

const SITE = 'https://report.test/';
const script = { address: `${SITE}whatIf.js`, nonce: 'abcdefghijklmnop0123456789' };
const entry = fileURLToPath(new URL('../../client/webview/whatIf.ts', import.meta.url));
const [program] = buildSync({ entryPoints: [entry], bundle: true, format: 'iife', write: false }).outputFiles;

export interface StripPage {
  readonly page: Page;
  /** What the script handed on beside its questions. */
  readonly handed: readonly WhatIfAsked[];
  /** What the browser complained of, a breach of the page's policy for one. */
  readonly complaints: readonly string[];
}

/** `dress`: what an editor does to the page. */
export async function stripPage(
  browser: Browser,
  client: TestClient,
  uri: string,
  look: BrowserContextOptions = {},
  dress = '',
): Promise<StripPage> {
  const report = await client.connection.sendRequest<ReportResult>(reportRequest, { uri, script });
  const page = await (await browser.newContext(look)).newPage();
  const handed: WhatIfAsked[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.route('**/*', (route) => {
    const isScript = route.request().url() === script.address;
    const body = isScript ? (program?.text ?? '') : report.html;
    return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body });
  });
  await page.exposeFunction('hand', async (asked: WhatIfAsked) => {
    if (asked.kind !== 'ask') {
      handed.push(asked);
      return undefined;
    }
    const params: WhatIfParams = { uri, ...asked.tried };
    return { number: asked.number, result: await client.connection.sendRequest(whatIfRequest, params) };
  });
  await page.addInitScript(`
    const kept = () => JSON.parse(sessionStorage.getItem('kept') ?? 'null') ?? undefined;
    const answer = (data) => { if (data) dispatchEvent(new MessageEvent('message', { data })); };
    window.acquireVsCodeApi = () => ({
      postMessage: (asked) => { hand(asked).then(answer); },
      getState: kept,
      setState: (state) => sessionStorage.setItem('kept', JSON.stringify(state)),
    });
    addEventListener('DOMContentLoaded', () => { ${dress} });
  `);
  await page.goto(SITE);
  return { page, handed, complaints };
}
