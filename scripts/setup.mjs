// Runs before `npm start` and `npm test`: installs the packages if the lock file changed since they were installed, then builds.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(project, 'node_modules/.quasi-lock');
const lock = createHash('sha256')
  .update(readFileSync(join(project, 'package-lock.json')))
  .digest('hex');

const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : '';
if (installed !== lock) {
  console.error('Installing the packages named in package-lock.json.');
  run('npm', ['ci', '--no-audit', '--no-fund']);
  // Written last: an installation that was interrupted starts again.
  writeFileSync(stamp, `${lock}\n`);
}
run(process.execPath, ['esbuild.mjs']);

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const { status, error } = spawnSync(program, args, {
    cwd: project,
    stdio: ['ignore', 2, 2],
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
