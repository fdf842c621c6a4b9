/** Starts the VS Code server that code-server carries, with a profile of its own, and stops it with all its processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryOf, nodeOf } from './places.ts';
import { runToEnd } from './process.ts';

export interface Profile {
  readonly userData: string;
  readonly extensions: string;
}

export interface VscodeServer {
  /** `http://127.0.0.1:PORT` */
  readonly base: string;
  /** Settles with the reason if the server ends by itself. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

const quietSettings = {
  'chat.disableAIFeatures': true,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  // Fixtures change on disk only where a test saves them.
  'files.autoSave': 'off',
  // So that nothing is photographed half way to its place.
  'workbench.reduceMotion': 'on',
  'workbench.startupEditor': 'none',
};

const stopWithinMs = 5000;

export type EditorSettings = Readonly<Record<string, unknown>>;

export function writeSettings(profile: Profile, settings: EditorSettings = {}): void {
  if (!existsSync(settingsFile(profile))) replaceSettings(profile, settings);
}

/** An editor that is running takes them over by itself. */
export function replaceSettings(profile: Profile, settings: EditorSettings): void {
  const file = settingsFile(profile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...quietSettings, ...settings }));
}

const settingsFile = ({ userData }: Profile): string => join(userData, 'User/settings.json');

export async function installExtension(hostFolder: string, profile: Profile, vsix: string): Promise<void> {
  const args = [entryOf(hostFolder), ...profileArguments(profile), '--install-extension', vsix];
  await runToEnd(nodeOf(hostFolder), args, { env: cleanEnvironment() });
}

/** For a suite the server knows that it is under test; a walk wants the editor as everyone has it, notifications and all. */
export async function startVscodeServer(
  hostFolder: string,
  profile: Profile,
  use: 'suite' | 'walk',
): Promise<VscodeServer> {
  writeSettings(profile);
  const args = [entryOf(hostFolder), ...profileArguments(profile), '--bind-addr', '127.0.0.1:0', '--auth', 'none'];
  args.push('--disable-telemetry', '--disable-update-check', '--disable-workspace-trust');
  args.push('--disable-getting-started-override');
  if (use === 'suite') args.push(...testDriverArguments(hostFolder));
  // In a group of its own, since it starts a second process that would outlive it.
  const child = spawn(nodeOf(hostFolder), args, {
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const stopAtExit = (): void => void signal(child);
  process.on('exit', stopAtExit);

  let output = '';
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code) => resolve(`the VS Code server ended with ${code}:\n${output.slice(-4000)}`));
  });
  const listening = new Promise<string>((resolve) => {
    const read = (data: Buffer): void => {
      output += data;
      const address = /listening on (http:\/\/[^\s/]+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const failed = ended.then((reason) => {
    throw new Error(reason);
  });
  failed.catch(() => undefined);
  const base = await Promise.race([listening, failed]);
  return {
    base,
    ended,
    async stop() {
      process.off('exit', stopAtExit);
      if (child.exitCode === null && signal(child)) await Promise.race([ended, pause(stopWithinMs)]);
    },
  };
}

/** Newer servers load a test suite only with this flag; older ones do not know it and need none. */
function testDriverArguments(hostFolder: string): string[] {
  const knowsOption = readFileSync(join(dirname(entryOf(hostFolder)), 'cli.js'), 'utf8').includes('vscode-option');
  return knowsOption ? ['--vscode-option', 'enable-smoke-test-driver'] : [];
}

function profileArguments({ userData, extensions }: Profile): string[] {
  mkdirSync(userData, { recursive: true });
  const config = join(userData, 'code-server.yaml');
  writeFileSync(config, 'auth: none\n');
  return ['--config', config, '--user-data-dir', userData, '--extensions-dir', extensions];
}

/** Without what a surrounding VS Code or shell would pass on to the server. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of [
    'NODE_OPTIONS',
    'VSCODE_IPC_HOOK_CLI',
    'VSCODE_PID',
    'ELECTRON_RUN_AS_NODE',
    'PORT',
    'PASSWORD',
  ]) {
    delete env[name];
  }
  return env;
}

function signal(child: ChildProcess): boolean {
  try {
    return child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
  } catch {
    return false;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
