/** The layers are held by the linter: each import that would break one is refused. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const refused: readonly (readonly [path: string, specifier: string])[] = [
  ['shared/src/table/new.ts', 'node:fs'],
  ['shared/src/rules/new.ts', 'vscode'],
  ['shared/src/explain/new.ts', 'vscode-languageserver/node'],
  ['shared/src/words/new.ts', '../table/index.ts'],
  ['shared/src/table/new.ts', '../counts/index.ts'],
  ['shared/src/counts/new.ts', '../measures/index.ts'],
  ['shared/src/measures/new.ts', '../table/index.ts'],
  ['shared/src/measures/new.ts', '../counts/index.ts'],
  ['shared/src/measures/new.ts', '../words/index.ts'],
  ['shared/src/config/new.ts', '../roles/index.ts'],
  ['shared/src/roles/detectors/place/new.ts', '../../../analysis/index.ts'],
  ['shared/src/analysis/new.ts', '../rules/index.ts'],
  ['shared/src/analysis/new.ts', '../edits/index.ts'],
  ['shared/src/edits/new.ts', '../explain/index.ts'],
  ['shared/src/edits/new.ts', '../analysis/formula.ts'],
  ['shared/src/rules/new/rule.ts', '../../analysis/profile.ts'],
  ['client/src/new.ts', '@quasi/shared/measures'],
  ['server/src/new.ts', 'vscode'],
  ['server/src/cli/new.ts', 'vscode-languageserver/node'],
];

const allowed: readonly (readonly [path: string, specifier: string])[] = [
  ['shared/src/config/new.ts', '../words/index.ts'],
  ['shared/src/measures/new.ts', '../counts/types.ts'],
  ['shared/src/rules/new/rule.ts', '../../explain/index.ts'],
  ['client/src/new.ts', '@quasi/shared/protocol'],
  ['client/src/new.ts', 'vscode'],
  ['server/src/new.ts', 'node:fs'],
];

/** What a file of the server may not start by itself, as nobody would see it fail. */
const timers: readonly (readonly [path: string, isRefused: boolean])[] = [
  ['server/src/newTimer.ts', true],
  ['server/src/documents/newTimer.ts', true],
  ['server/src/edge/later.ts', false],
  ['server/src/cli/newTimer.ts', false],
];

/** What makes an analysis by itself would forget a part of what it is judged by. */
const makers: readonly (readonly [path: string, isRefused: boolean])[] = [
  ['server/src/cli/newData.ts', true],
  ['shared/src/effects/newData.ts', true],
  ['test/unit/newData.test.ts', true],
  ['shared/src/analysis/analysis.ts', false],
];

const written = [
  ...timers.map(([path]) => [path, 'export const timer = setTimeout(() => undefined, 1);\n'] as const),
  ...makers.map(([path]) => [path, 'export const made = new Analysis(data, world);\n'] as const),
];

/** Files that import one thing each, start a timer or make an analysis, under the project's own linter rules; the paths of those that are refused. */
function refusals(imports: readonly (readonly [path: string, specifier: string])[]): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quasi-layers-'));
  try {
    const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
    for (const [i, [path, specifier]] of imports.entries()) {
      const file = join(folder, path.replace('new', `new${i}`));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `import * as it from '${specifier}';\n\nexport const same = it;\n`);
    }
    mkdirSync(join(folder, 'scripts'));
    copyFileSync(join(root, 'scripts/analysis.grit'), join(folder, 'scripts/analysis.grit'));
    for (const [path, text] of written) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics }: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(stdout);
    const isOurs = (category: string) => category.startsWith('lint/style/noRestricted') || category === 'plugin';
    const restricted = diagnostics.filter(({ category }) => isOurs(category));
    return new Set(restricted.map(({ location }) => location.path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const all = [...refused, ...allowed];
const complaints = refusals(all);

for (const [i, [path, specifier]] of all.entries()) {
  const isRefused = i < refused.length;
  test(`${path} ${isRefused ? 'may not' : 'may'} import ${specifier}`, () => {
    assert.equal(complaints.has(path.replace('new', `new${i}`)), isRefused);
  });
}

for (const [path, isRefused] of timers) {
  test(`${path} ${isRefused ? 'may not' : 'may'} start a timer`, () => {
    assert.equal(complaints.has(path), isRefused);
  });
}

for (const [path, isRefused] of makers) {
  test(`${path} ${isRefused ? 'may not' : 'may'} make an analysis`, () => {
    assert.equal(complaints.has(path), isRefused);
  });
}
