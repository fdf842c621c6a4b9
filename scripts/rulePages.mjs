/** Writes the documentation pages of the rules: `node --import tsx scripts/rulePages.mjs`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rulePage, rules } from '../shared/src/rules/index.ts';
import { ruleIndex } from './pages/rules.ts';

const sources = new URL('../shared/src/rules/', import.meta.url);
const pages = new URL('../docs/rules/', import.meta.url);

mkdirSync(pages, { recursive: true });
for (const rule of rules) {
  const description = readFileSync(new URL(`${rule.slug}/rule.md`, sources), 'utf8');
  writeFileSync(new URL(`${rule.slug}.md`, pages), rulePage(rule, description));
}
writeFileSync(new URL('README.md', pages), ruleIndex(rules));
