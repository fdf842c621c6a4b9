/** What others made is named with its licence, in what is installed in an editor and in the package alike. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));
const notices = readFileSync(join(project, 'THIRD-PARTY-NOTICES.txt'), 'utf8');

interface Notices {
  bundledPackages(): Promise<string[]>;
  noticeOf(folder: string): { readonly title: string; readonly text: string };
  noticesText(packages: readonly string[]): string;
}

/** The script is plain JavaScript. */
const script: Notices = await import(new URL('../../scripts/notices.mjs', import.meta.url).href);
const packages = await script.bundledPackages();

test('the notices are those of the packages that the bundles contain (node scripts/notices.mjs)', () => {
  assert.ok(packages.length > 100, `${packages.length} packages`);
  for (const name of ['vscode-languageclient', 'zod', 'yaml', '@stdlib/math-base-special-betainc']) {
    assert.ok(packages.includes(`node_modules/${name}`), name);
  }
  assert.equal(notices, script.noticesText(packages));
});

test('each of them stands there by name and version, with all of its licence', () => {
  const parts = notices.split(`\n\n${'='.repeat(80)}\n\n`);
  for (const folder of packages) {
    const { name, version } = JSON.parse(readFileSync(join(project, folder, 'package.json'), 'utf8'));
    const own = parts.filter((part) => part.split('\n').some((line) => line.startsWith(`${name} ${version} (`)));
    assert.ok(own.length >= 1, `${name} ${version}`);
    const { text } = script.noticeOf(folder);
    assert.match(text, /licen[cs]e|permission|copyright/i, name);
    assert.ok(
      own.some((part) => part.includes(text)),
      `the licence of ${name}`,
    );
  }
});
