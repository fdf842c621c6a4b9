/**
 * Stands where @vscode/test-electron expects the desktop's executable: takes the same arguments, runs the suite in the extension
 * host of the VS Code server of a test host, with Chromium as its window, and ends with the suite's exit code.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { format, parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { openWindow, type Window } from './browser.ts';
import { folderOf, hostNamed } from './places.ts';
import { startVscodeServer, type VscodeServer } from './vscodeServer.ts';

const limitMs = Number(process.env['QUASI_TEST_LIMIT'] ?? 240_000);
const isVerbose = Boolean(process.env['QUASI_TEST_VERBOSE']);

/** Lines in which the workbench speaks of itself: its own stack frames, connections, and binaries it does without. */
const noise = [
  /\/lib\/vscode\/|\/static\/out\/vs\/|getaddrinfo|Could not locate the bindings file|build\/Release\/watchdog|\(node:internal|^Require stack:/,
  /^(%c|Resolv|Creating a socket|Updating additional|ChatSessionStore|DialogService|\[(reconnection-grace|Service Worker|AgentHost|AccountPolicy))/,
];
const total = /^(\d+) passed, (\d+) failed/;

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    extensionDevelopmentPath: { type: 'string' },
    extensionTestsPath: { type: 'string' },
    'user-data-dir': { type: 'string' },
    'extensions-dir': { type: 'string' },
  },
});

const temporary = mkdtempSync(join(tmpdir(), 'quasi-vscode-'));
const profile = {
  userData: textOf(values['user-data-dir']) ?? join(temporary, 'user-data'),
  extensions: textOf(values['extensions-dir']) ?? join(temporary, 'extensions'),
};
let server: VscodeServer | undefined;
let window: Window | undefined;
let exitCode = 2;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
// A runner that was killed sends no signal; without it nobody waits for the result.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.exit(130), 1000).unref();
try {
  const hostFolder = folderOf(hostNamed(process.env['QUASI_TEST_HOST'] ?? 'new'));
  server = await startVscodeServer(hostFolder, profile, 'suite');
  window = await openWindow(join(temporary, 'chromium'));
  exitCode = await runSuite(server, window.page);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await photograph(window?.page);
} finally {
  await window?.context.close().catch(() => undefined);
  await server?.stop();
  rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
process.exit(exitCode);

/** The suite's exit code; 3 if the host reports success although no test is known to have run. */
async function runSuite({ base, ended }: VscodeServer, page: Page): Promise<number> {
  let testsSeen = 0;
  await page.exposeFunction('codeAutomationLog', (type: string, args: unknown[]) => {
    const text = format(...args);
    const counts = total.exec(text);
    if (counts) testsSeen += Number(counts[1]) + Number(counts[2]);
    const lines = text.split('\n').filter((line) => isVerbose || !noise.some((each) => each.test(line)));
    const stream = type === 'log' || type === 'info' ? process.stdout : process.stderr;
    if (lines.some((line) => line !== '')) stream.write(`${lines.join('\n')}\n`);
  });
  const finished = new Promise<number>((resolve, reject) => {
    void page.exposeFunction('codeAutomationExit', (code: number) => resolve(code)).catch(reject);
    page.on('crash', () => reject(new Error('The window crashed.')));
    void ended.then((reason) => reject(new Error(reason)));
    setTimeout(() => reject(new Error(`The suite gave no result within ${limitMs / 1000} s.`)), limitMs).unref();
  });
  finished.catch(() => undefined);
  const response = await page.goto(addressOfSuite(base));
  if (!response?.ok())
    throw new Error(`The workbench answered ${response?.status()}: ${await page.textContent('body')}`);
  const code = await finished;
  if (code !== 0 || testsSeen > 0) return code;
  console.error('The extension host ended with 0, but reported no tests.');
  return 3;
}

function addressOfSuite(base: string): string {
  const remote = (path: string): string => `vscode-remote://${new URL(base).host}${resolve(path)}`;
  const payload = [
    ['extensionDevelopmentPath', remote(textOf(values.extensionDevelopmentPath) ?? '')],
    ['extensionTestsPath', remote(textOf(values.extensionTestsPath) ?? '')],
    ['skipWelcome', 'true'],
  ];
  const folder = positionals[0] ? `folder=${encodeURIComponent(resolve(positionals[0]))}` : 'ew=true';
  return `${base}/?${folder}&payload=${encodeURIComponent(JSON.stringify(payload))}`;
}

async function photograph(page: Page | undefined): Promise<void> {
  const path = resolve('test/artifacts/vscode-failure.png');
  await page?.screenshot({ path }).then(
    () => console.error(`The window at that moment: ${path}`),
    () => undefined,
  );
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
