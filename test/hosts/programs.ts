/** The programs of the operating system that the hosts need, and their installation where one is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath } from './places.ts';
import { runToEnd } from './process.ts';

/** Each program with the Debian package that brings it. */
const packageOf: Readonly<Record<string, string>> = {
  [chromiumPath]: 'chromium',
  rg: 'ripgrep',
  nvim: 'neovim',
  'g++': 'g++',
  make: 'make',
  python3: 'python3',
};

/** Its programs stand below here, by version. */
export const POSTGRES = '/usr/lib/postgresql';

/** Only for what runs before a release, or with engines. */
const laterPackageOf: Readonly<Record<string, string>> = { 'pre-commit': 'pre-commit', [POSTGRES]: 'postgresql' };

export function pathOfProgram(program: string): string | undefined {
  if (program.includes('/')) return existsSync(program) ? program : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** `wanted`: those of every host, unless others are named. */
export async function installPrograms(wanted: readonly string[] = Object.keys(packageOf)): Promise<void> {
  const missing = wanted.filter((program) => !pathOfProgram(program));
  if (missing.length === 0) return;
  const packages = missing.map((program) => packageOf[program] ?? laterPackageOf[program] ?? program);
  // Another installation may be under way: it is waited for.
  const install = ['apt-get', '-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...packages];
  const isDebian = spawnSync('apt-get', ['--version']).status === 0;
  if (!isDebian || process.getuid?.() !== 0) {
    throw new Error(
      `The tests need ${missing.join(', ')}. Install them, on Debian with: sudo apt-get update && sudo ${install.join(' ')}`,
    );
  }
  console.error(`Installing ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runToEnd('apt-get', ['update'], { env });
  await runToEnd('apt-get', install.slice(1), { env });
  const still = missing.filter((program) => !pathOfProgram(program));
  if (still.length > 0) throw new Error(`Debian's packages are installed, yet ${still.join(', ')} cannot be found.`);
}
