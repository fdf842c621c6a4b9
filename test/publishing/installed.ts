/** The npm package, made from the build and installed from its tarball into an empty folder, as a user would. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../figures/quasi.ts';

export interface Installed {
  readonly tarball: string;
  readonly packageFolder: string;
  readonly program: string;
}

export function installed(folder: string): Installed {
  const tarball = join(project, 'dist/quasi-lint.tgz');
  run(process.execPath, ['scripts/publishing/npmPackage.mjs'], project);
  const home = join(folder, 'home');
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball], home);
  const packageFolder = join(home, 'node_modules/quasi-lint');
  return { tarball, packageFolder, program: join(packageFolder, 'bin/quasi.mjs') };
}

export function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr}${stdout}`);
  return stdout;
}
