/** The npm package as it would be published: installed from its tarball into an empty folder it says what the checkout says, byte for byte. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { project } from '../figures/quasi.ts';
import { installed } from './installed.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-package-'));
after(() => rmSync(folder, { recursive: true, force: true }));
cpSync(join(project, 'samples'), join(folder, 'samples'), { recursive: true });

const { program, packageFolder, tarball } = installed(folder);

function run(path: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

for (const args of [
  ['check', 'samples/'],
  ['check', 'samples/', '--format', 'sarif'],
  ['explain-rule', 'small-key'],
  ['columns', 'samples/survey.csv'],
]) {
  test(`quasi ${args.join(' ')}: the same as in the checkout`, () => {
    const own = run(program, ...args);
    assert.deepEqual(own, run(join(project, 'bin/quasi.mjs'), ...args));
    assert.notEqual(own.stdout, '');
  });
}

test('it needs no other package, has its notices, and is small', () => {
  const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  assert.equal(manifest.dependencies, undefined);
  assert.deepEqual(Object.keys(manifest.bin), ['quasi', 'quasi-lint']);
  for (const name of ['README.md', 'LICENSE', 'THIRD-PARTY-NOTICES.txt', 'sbom.json']) {
    assert.ok(existsSync(join(packageFolder, name)), name);
  }
  assert.ok(statSync(tarball).size < 4_000_000);
  assert.equal(existsSync(join(packageFolder, 'server')), false);
});

test('the bill of materials has every package of the bundles, as the notices have', () => {
  const bom = JSON.parse(readFileSync(join(packageFolder, 'sbom.json'), 'utf8'));
  assert.equal(bom.bomFormat, 'CycloneDX');
  const notices = readFileSync(join(packageFolder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  const listed = Number(/contains (\d+) packages/.exec(notices)?.[1]);
  assert.equal(bom.components.length, listed);
  for (const { name, version, purl, licenses } of bom.components) {
    assert.ok(notices.includes(`${name} ${version} (`), name);
    assert.equal(purl, `pkg:npm/${name.replace('@', '%40')}@${version}`);
    assert.match(licenses[0].license?.id ?? licenses[0].expression, /^[(\w]/);
  }
});

test('the image copies what is there, and does not run as root', () => {
  const lines = readFileSync(join(project, 'Dockerfile'), 'utf8').split('\n');
  const copied = lines.flatMap((line) => /^COPY (\S+) (\S+)$/.exec(line)?.slice(1) ?? []);
  assert.deepEqual(copied, ['dist/npm', '/opt/quasi']);
  assert.ok(existsSync(join(project, 'dist/npm/bin/quasi.mjs')));
  assert.match(readFileSync(join(project, '.dockerignore'), 'utf8'), /^\*\n!dist\/npm$/m);
  assert.ok(
    lines.indexOf('USER node') > 0 &&
      lines.indexOf('USER node') < lines.findIndex((line) => line.startsWith('ENTRYPOINT')),
  );
});
