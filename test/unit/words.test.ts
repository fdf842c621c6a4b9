/** Words that stop a reader are kept out of texts for people, out of pages, and out of comments. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { strainedIn } from '../words/strainedTurns.ts';
import { commentsIn, sentencesIn } from '../words/textsIn.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Sources: their comments, and in the product their sentences too. */
const commentsOf: readonly string[] = 'shared/src server/src client/src test bench reproduce scripts'.split(' ');
const sentencesOf: readonly string[] = 'shared/src server/src client/src'.split(' ');

/** Folders with pages. */
const pagesOf: readonly string[] = 'docs samples bench media reproduce shared/src server/src'.split(' ');

const pagesAtTheTop: readonly string[] = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'];

/** Lists of words that occur in data. */
const wordLists = /^shared\/src\/(roles|unit)\/(.*\/)?words\//;

const filesOf = (folder: string, name: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((each) => `${folder}/${each.replaceAll('\\', '/')}`)
    .filter((path) => name.test(path) && !path.includes('/node_modules/'))
    .sort();

const read = (path: string) => readFileSync(join(root, path), 'utf8');

for (const folder of commentsOf) {
  test(`the comments of ${folder} are plain`, () => {
    const found = filesOf(folder, /\.(ts|mjs)$/).flatMap((path) =>
      commentsIn(read(path)).flatMap((comment) => strainedIn(comment).map((each) => `${path}: ${each}`)),
    );
    assert.deepEqual(found, []);
  });
}

for (const folder of sentencesOf) {
  test(`the sentences of ${folder} are plain`, () => {
    const found = filesOf(folder, /(?<!\.test)\.ts$/)
      .filter((path) => !wordLists.test(path))
      .flatMap((path) =>
        sentencesIn(read(path)).flatMap((sentence) => strainedIn(sentence, true).map((each) => `${path}: ${each}`)),
      );
    assert.deepEqual(found, []);
  });
}

for (const folder of pagesOf) {
  test(`the pages of ${folder} are plain`, () => assert.deepEqual(filesOf(folder, /\.md$/).flatMap(strainedOn), []));
}

for (const page of pagesAtTheTop) {
  test(`${page} is plain`, () => assert.deepEqual(strainedOn(page), []));
}

test('the texts of the manifest and the schemas for editors are plain', () => {
  const schemas = filesOf('syntaxes', /\.schema\.json$/);
  const found = ['package.json', 'package.nls.json', ...schemas].flatMap((path) =>
    textsOf(JSON.parse(read(path))).flatMap((text) => strainedIn(text, true).map((each) => `${path}: ${each}`)),
  );
  assert.deepEqual(found, []);
});

function strainedOn(page: string): string[] {
  return paragraphsIn(read(page)).flatMap((each) => strainedIn(each).map((turn) => `${page}: ${turn}`));
}

/** Split outside of code, so that each use is found. */
function paragraphsIn(page: string): string[] {
  return page.replaceAll(/^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1/gm, '').split(/\n\s*\n|\n(?=[-*#|>]|\d+\.\s)/);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const strained: readonly string[] = [
  'This tells how many there are.',
  'Someone whom they know.',
  'Nothing of the sort; such a row stays.',
  'Who knows this finds the row.',
  'It is read. What is wrong has no effect.',
  'The names and the values thereof.',
  'Of which none remains.',
];

const plain: readonly string[] = [
  'The file says who decided.',
  'What is an identifier? A column that names people.',
  'Who decides? The author.',
  'A run of `tells` in code, and suchlike.',
  'Describe what has changed.',
];

test('strained turns are found, and plain ones are left alone', () => {
  for (const text of strained) assert.notDeepEqual(strainedIn(text), [], text);
  for (const text of plain) assert.deepEqual(strainedIn(text), [], text);
  for (const text of ['3 rows stand alone on 2 columns', 'The ORR is 0.3']) {
    assert.notDeepEqual(strainedIn(text, true), [], text);
    assert.deepEqual(strainedIn(text), [], text);
  }
});

test('comments and sentences are found in a source', () => {
  const source =
    '/**\n * One\n * comment.\n */\nconst it = t`$' +
    "{n} rows are left`; // at the end\n// two\n// lines\nconst key = 'notProse';\n";
  assert.deepEqual(commentsIn(source), ['One comment.', 'at the end', 'two lines']);
  assert.deepEqual(sentencesIn(source), ['{…} rows are left']);
});
