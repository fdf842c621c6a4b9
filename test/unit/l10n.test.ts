/** Every word that the editor shows can be translated: those of the manifest, and those of the client. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const manifest = read('package.json');

function problemsOf(...folder: readonly string[]): string[] {
  const { stderr } = spawnSync(process.execPath, ['scripts/l10n.mjs', '--check', ...folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return stderr.split('\n').filter((line) => line !== '');
}

test("the client's bundle is up to date, and no text passes it by (node scripts/l10n.mjs)", () => {
  assert.deepEqual(problemsOf(), []);
});

const untranslated: readonly string[] = [
  "window.showInformationMessage('Done');",
  "window.showErrorMessage(name ? 'Failed' : other);",
  "window.showQuickPick([{ label: l10n.t('Yes') }], { placeHolder: 'Choose' });",
  'item.text = `$(shield) k = $' + '{k}, target`;',
  "item.tooltip = text ?? 'Unknown';",
  "export const found = () => ({ detail: 'nothing' });",
  "markdown.appendMarkdown('**Risk**');",
  "new TreeItem('Column');",
  "export const sentence = 'The file is gone.';",
  'export const count = (n: number) => `$' + '{n} rows`;',
  'l10n.t(message);',
  'l10n.t(`$' + '{n} rows`);',
];

const fine: readonly string[] = [
  "window.showInformationMessage(l10n.t('Done'), l10n.t('Close it'));",
  "log.error('The server did not start.', error);",
  "item.text = '$(shield) Quasi';",
  'item.text = `$(shield) $' + "{l10n.t('k = {0}', k)}`;",
  "if (state === 'Not analysed') commands.executeCommand('workbench.actions.view.problems');",
  "export const languages = ['csv', 'dynamic csv', 'csv (semicolon)'];",
  'export const uri = `quasi:$' + '{path}`;',
  "item.command = { title: l10n.t({ message: 'Go', comment: 'To a column.' }), command: 'quasi.go' };",
];

test('a text that is not translated is found, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quasi-l10n-'));
  try {
    for (const [i, line] of [...untranslated, ...fine].entries()) writeFileSync(join(folder, `${i}.ts`), `${line}\n`);
    const named = problemsOf(folder).map((line) => Number(/(\d+)\.ts: /.exec(line)?.[1]));
    assert.deepEqual(
      [...new Set(named)].sort((a, b) => a - b),
      untranslated.map((_, i) => i),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Properties of the manifest that the editor shows, as far as they are words and not names. */
const shown = new Set(['displayName', 'description', 'markdownDescription', 'title', 'name', 'label', 'altText']);

/** What a walk through the manifest meets: the texts shown, with the path to each. */
function* textsIn(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    if (typeof each === 'string' && (shown.has(key) || path.endsWith('numDescriptions')))
      yield [`${path}.${key}`, each];
    else yield* textsIn(each, `${path}.${key}`);
  }
}

test('every text of the manifest stands in package.nls.json, and all that stands there is used', () => {
  const { displayName, description, capabilities, contributes } = manifest;
  const texts = [...textsIn({ displayName, description, capabilities, contributes }, '')];
  for (const [path, text] of texts) assert.match(text, /^%[\w.]+%$/, path);
  const used = new Set(texts.map(([, text]) => text.slice(1, -1)));
  assert.deepEqual([...used].sort(), Object.keys(read('package.nls.json')).sort());
  assert.ok(used.size > 50, 'the walk meets them');
});

test('no text of the manifest is empty or ends in a blank', () => {
  for (const [key, text] of Object.entries<string>(read('package.nls.json'))) assert.match(text, /^\S(.*\S)?$/s, key);
});
