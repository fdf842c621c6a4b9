/** The hook as users of pre-commit get it: Debian's pre-commit installs the mirror with the packed package, and stops a commit that adds risk. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { project } from '../figures/quasi.ts';
import { installPrograms } from '../hosts/programs.ts';
import { installed, run } from './installed.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-hook-'));
after(() => rmSync(folder, { recursive: true, force: true }));
await installPrograms(['pre-commit']);
const { tarball } = installed(folder);

const mirror = join(folder, 'mirror');
const repository = join(folder, 'repository');
const env = { ...process.env, PRE_COMMIT_HOME: join(folder, 'cache'), CI: '' };
const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org'];
const git = (cwd: string, ...args: readonly string[]) =>
  spawnSync('git', [...identity, ...args], { cwd, env, encoding: 'utf8' });

run(process.execPath, ['scripts/publishing/mirror.mjs', '--package', tarball, '--out', mirror], project);
git(mirror, 'init', '-q');
git(mirror, 'add', '-A');
git(mirror, 'commit', '-qm', 'made');
git(mirror, 'tag', 'v1.0.0');
mkdirSync(repository);
git(repository, 'init', '-q');
writeFileSync(
  join(repository, '.pre-commit-config.yaml'),
  `repos:\n  - repo: ${mirror}\n    rev: v1.0.0\n    hooks:\n      - id: quasi\n`,
);
run('pre-commit', ['install'], repository, env);

function commit(name: string, text: string) {
  writeFileSync(join(repository, name), text);
  git(repository, 'add', '-A');
  const { status, stdout, stderr } = git(repository, 'commit', '-m', name);
  return { status, said: stdout + stderr };
}

test('what is about nobody is committed, people with names are not, and no value is said', () => {
  const prices = Array.from(
    { length: 30 },
    (_, i) => `2026-01-${String(i + 1).padStart(2, '0')},${100 + i},${5000 + 7 * i}`,
  );
  const fine = commit('prices.csv', ['date,close,volume', ...prices, ''].join('\n'));
  assert.equal(fine.status, 0, fine.said);
  const people = Array.from({ length: 30 }, (_, i) => `Zebulon Keller,${20 + i},${'fm'[i % 2]},${8000 + i}`);
  const { status, said } = commit('people.csv', ['full_name,age,sex,zip', ...people, ''].join('\n'));
  assert.notEqual(status, 0);
  assert.match(said, /people\.csv:1:1: warning direct-identifier: /);
  assert.doesNotMatch(said, /Zebulon/);
});
