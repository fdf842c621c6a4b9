/** What files of data are called is written in three places: the readers, the client, and the manifest. And the command of a copy, as the menu gives it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readers } from '../../server/src/readers/index.ts';
import { clientModule } from './clientModule.ts';

interface Selector {
  isBinaryData(uri: { readonly path: string }): boolean;
}

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const texts = ['csv', 'tsv', 'psv', 'tab', 'jsonl', 'ndjson', 'json'];

test('what a folder holds as data can be checked from the menus, and what is no text is known as that', async () => {
  const { isBinaryData } = await clientModule<Selector>('selector.ts', {});
  const clauses = ['explorer/context', 'editor/title/context'].map((menu) => {
    const items: { command: string; when: string }[] = manifest.contributes.menus[menu];
    const { when } = items.find(({ command }) => command === 'quasi.checkFile') ?? assert.fail(menu);
    const [, pattern] = /resourceFilename =~ \/(.*)\/i/.exec(when) ?? assert.fail(when);
    return new RegExp(pattern, 'i');
  });
  for (const ending of readers.flatMap(({ endings }) => endings)) {
    const name = `people.${ending.toUpperCase()}`;
    if (ending !== 'json') for (const clause of clauses) assert.match(name, clause);
    assert.equal(isBinaryData({ path: `/${name}` }), !texts.includes(ending), name);
  }
});

test('a shell reads the command of a copy as it is meant', async () => {
  const vscode = { env: {}, window: {}, workspace: {} };
  const { anonymizeCommand } = await clientModule<{
    anonymizeCommand(path: string, table: string | undefined, k: number, platform: string): string;
  }>('anonymizeCommand.ts', vscode);
  const linux = (path: string, table?: string) =>
    anonymizeCommand(path, table, 5, 'linux').replace('quasi anonymize ', '');
  assert.equal(linux('data/people.parquet'), 'data/people.parquet --k 5 -o data/people-k5.csv');
  assert.equal(linux('people.v2.csv.gz'), 'people.v2.csv.gz --k 5 -o people.v2-k5.csv');
  assert.equal(linux("Ann's book.xlsx"), `'Ann'\\''s book.xlsx' --k 5 -o 'Ann'\\''s book-k5.csv'`);
  assert.equal(linux('all.db', 'people/old'), `'all.db#people%2Fold' --k 5 -o all-people_old-k5.csv`);
  assert.equal(linux('-x.sav'), './-x.sav --k 5 -o ./-x-k5.csv');
  assert.equal(anonymizeCommand('a b.sav', undefined, 3, 'win32'), 'quasi anonymize "a b.sav" --k 3 -o "a b-k3.csv"');
});
