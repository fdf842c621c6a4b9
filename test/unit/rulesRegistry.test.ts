/** The registry, the folders, the words and the documentation pages of the rules agree. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pageHeadings, ruleIndex } from '../../scripts/pages/rules.ts';
import { rulePage, rules } from '../../shared/src/rules/index.ts';
import { readCases } from '../../shared/src/rules/testCases.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const slugs = rules.map(({ slug }) => slug);

test('codes and slugs are unique and well formed', () => {
  const codes = rules.map(({ code }) => code);
  assert.deepEqual(codes, [...new Set(codes)].sort());
  assert.equal(new Set(slugs).size, slugs.length);
  for (const { code, slug, summary } of rules) {
    assert.match(code, /^QS\d{3}$/);
    assert.match(slug, /^[a-z]+(-[a-z]+)+$/);
    assert.match(summary, /^[A-Z].*\.$/);
  }
});

test('each folder is a rule and each rule has its folder', () => {
  const folders = readdirSync(new URL('shared/src/rules/', root), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  assert.deepEqual(names.sort(), [...slugs].sort());
});

for (const rule of rules) {
  const description = read(`shared/src/rules/${rule.slug}/rule.md`);

  test(`${rule.slug} is described under the usual headings, with an example that is a finding`, () => {
    const headings = [...description.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    assert.deepEqual(headings, [...pageHeadings]);
    assert.match(description, /^[A-Z].*\.\n/);
    const found = readCases(description).flatMap(({ expected }) => expected.map(({ slug }) => slug));
    assert.ok(found.includes(rule.slug));
  });

  test(`${rule.slug} has at least three cases, with findings and without`, () => {
    const cases = readCases(read(`shared/src/rules/${rule.slug}/cases.md`));
    assert.ok(cases.length >= 3);
    assert.ok(cases.some(({ expected }) => expected.some(({ slug }) => slug === rule.slug)));
    assert.ok(cases.some(({ expected }) => expected.length === 0));
  });

  test(`the page of ${rule.slug} is up to date (node --import tsx scripts/rulePages.mjs)`, () => {
    assert.equal(read(`docs/rules/${rule.slug}.md`), rulePage(rule, description));
  });
}

test('the list of rules is up to date, and there is no page too many', () => {
  assert.equal(read('docs/rules/README.md'), ruleIndex(rules));
  const pages = readdirSync(new URL('docs/rules/', root)).sort();
  assert.deepEqual(pages, ['README.md', ...slugs.map((slug) => `${slug}.md`)].sort());
});
