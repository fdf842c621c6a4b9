/** Which texts of the server are found for the bundle, and which mistakes in writing them are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

interface Found {
  readonly texts: readonly string[];
  readonly problems: readonly string[];
}
const script = new URL('../../scripts/l10nTemplates.mjs', import.meta.url).href;
const { templatesIn }: { templatesIn(path: string, source: string, isSpeaking: boolean): Found } = await import(script);

const found = (source: string, isSpeaking = true) => templatesIn('file.ts', source, isSpeaking);

test('templates, also in each other, and texts of constants are found under their keys', () => {
  const source = [
    "import { t, translatable } from '../words/index.ts';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source.
    'export const said = (n: number, of: string) => t`${n} of ${n === 1 ? t`one row` : t`${of} rows`}\\nare "alone"`;',
    "export const names: Record<string, string> = { age: translatable('ages') };",
  ].join('\n');
  const { texts, problems } = found(source);
  assert.deepEqual(texts, ['{0} of {1}\nare "alone"', 'one row', '{0} rows', 'ages']);
  assert.deepEqual(problems, []);
});

test('prose that nothing translates is a mistake where sentences are for people', () => {
  for (const line of [
    "export const sentence = 'The file has no rows.';",
    'export const sentence = (n: number) => `$' + '{n} rows are alone`;',
    "export const card = { title: 'In the file only' };",
    "throw new FileProblem(name, 'The file is gone.');",
  ]) {
    assert.equal(found(line).problems.length, 1, line);
    assert.deepEqual(found(line, false), { texts: [], problems: [] }, 'elsewhere it may be a name');
  }
});

test('what only those read who mend the program, and what stands on a page, is none', () => {
  for (const line of [
    "console.warn('The setting has no effect.');",
    "this.connection.console.error('The analysis has failed.');",
    "throw new Error('a fault has a path');",
    "export const rule = { summary: 'The file has too few rows.', code: 'QS001' };",
    "import { it } from './a folder with blanks.ts';",
  ]) {
    assert.deepEqual(found(line), { texts: [], problems: [] }, line);
  }
});

test('a key that a translator would get wrong is a mistake', () => {
  for (const line of [
    't`The file `;',
    "translatable(' the file');",
    't`The place {0} of it`;',
    'translatable(name);',
  ]) {
    assert.equal(found(line).problems.length, 1, line);
  }
});
