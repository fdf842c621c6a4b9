/** What the packed extension holds: all that its manifest names, and nothing of ours besides. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { project } from '../figures/quasi.ts';

const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

test('the package holds what the manifest names, and nothing of ours besides', () => {
  const vsce = join(project, 'node_modules/@vscode/vsce/vsce');
  const { stdout } = spawnSync(process.execPath, [vsce, 'ls', '--no-dependencies'], { cwd: project, encoding: 'utf8' });
  const listed = stdout.split('\n').filter((line) => line !== '');
  const { contributes } = manifest;
  const named = [
    'package.nls.json',
    ...readdirSync(join(project, manifest.l10n)).map((name) => join(manifest.l10n, name)),
    manifest.main,
    manifest.icon,
    ...contributes.grammars.map(({ path }: { path: string }) => path),
    ...contributes.languages.flatMap(({ configuration }: { configuration?: string }) => configuration ?? []),
    ...contributes.jsonValidation.map(({ url }: { url: string }) => url),
    ...contributes.walkthroughs.flatMap(({ steps }: { steps: { media: { svg: string } }[] }) =>
      steps.map(({ media }) => media.svg),
    ),
  ].map((path) => join(path));
  for (const path of named) assert.ok(listed.includes(path), path);
  const chunks = readdirSync(join(project, 'dist')).filter((name) => /^quasi-.*\.mjs$/.test(name));
  const others = listed.filter((path) => !named.includes(path));
  const texts = ['CHANGELOG.md', 'LICENSE', 'README.md', 'THIRD-PARTY-NOTICES.txt'];
  assert.deepEqual(
    others.sort(),
    [
      ...texts,
      'dist/quasi.mjs',
      'dist/sqlite3.wasm',
      'dist/whatIf.js',
      ...chunks.map((name) => `dist/${name}`),
      'package.json',
      'samples/patients.csv',
    ].sort(),
  );
});
