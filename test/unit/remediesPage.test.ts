/** The page of the remedies is that of the registries, and what it says is so. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Dictionary, MissingTokens } from '@quasi/shared/table';
import { remediesPage } from '../../scripts/pages/remedies.ts';
import { type ColumnToTreat, cellRemedies, remedies, tableRemedies } from '../../shared/src/remedies/index.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const page = read('docs/remedies.md');

test('the page is up to date (node --import tsx scripts/remediesPage.mjs)', () => {
  assert.equal(page, remediesPage(read('shared/src/remedies/remedies.md')));
  assert.doesNotMatch(page, /undefined|\{\{/);
});

test('each remedy has its line, and sentences for what remains and when not to use it', () => {
  for (const { name, remains, notWhen } of [...remedies, ...cellRemedies, ...tableRemedies]) {
    assert.ok(page.includes(`| \`${name}\``), name);
    for (const words of [remains, notWhen]) assert.match(words, /^[A-Z].*\.$/, name);
  }
});

test('the examples are true', () => {
  const values = new Dictionary(new MissingTokens(['']));
  const column: ColumnToTreat = { role: 'quasi-identifier', kind: 'text', detector: undefined, values, rows: 0, k: 5 };
  let examples = 0;
  for (const { name, example } of remedies) {
    if (!example) continue;
    const [treatment, value, becomes] = example;
    const work = treatment.treat(column);
    let step = work.next();
    while (!step.done) step = work.next();
    assert.equal(step.value(value), becomes, name);
    examples++;
  }
  assert.ok(examples >= 15);
});

test('its links lead somewhere', () => {
  for (const [, link] of page.matchAll(/\]\((?!https?:)([^)#]+)/g))
    assert.ok(existsSync(new URL(link as string, new URL('docs/', root))), link);
});
