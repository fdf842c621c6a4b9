/** The documentation hangs together: every relative link leads somewhere, and every page of a measure is in the list. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['.', 'docs', 'docs/measures', 'docs/rules', 'docs/reproduction', 'bench', 'samples'];
const pages = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

for (const page of pages) {
  test(`the links of ${page} lead somewhere`, () => {
    const text = readFileSync(join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '');
    const links = Array.from(text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, link]) => link);
    const broken = links.filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(root, dirname(page), link)));
    assert.deepEqual(broken, []);
  });
}

test('every page of a measure is in the list of measures', () => {
  const list = readFileSync(join(root, 'docs/measures/README.md'), 'utf8');
  const names = readdirSync(join(root, 'docs/measures')).filter((name) => name !== 'README.md');
  assert.deepEqual(
    names.filter((name) => !list.includes(`(${name})`)),
    [],
  );
});
