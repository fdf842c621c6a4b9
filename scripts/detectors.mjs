/** Prints what detectors mistake for what, and writes their documentation page: `node --import tsx scripts/detectors.mjs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { confusionsOf, figuresOf, isDirectIdentifier, outcomeOf } from '../test/detectors/confusion.ts';
import { labelledColumns } from '../test/detectors/labelledColumns.ts';
import { detectorsPage, percent } from '../test/detectors/page.ts';

const root = new URL('../', import.meta.url);
const outcomes = [...labelledColumns()].map(outcomeOf);

for (const { sort, found, columns, headers } of confusionsOf(outcomes)) {
  console.log(`${String(columns).padStart(4)}  ${sort.padEnd(28)} ${found.padEnd(18)} ${headers.join(', ')}`);
}
for (const [name, counts] of [['all'], ['direct identifiers', isDirectIdentifier]]) {
  const { precision, recall } = figuresOf(outcomes, counts);
  console.log(`${name}: precision ${percent(precision)}, recall ${percent(recall)}`);
}

const prose = readFileSync(new URL('test/detectors/detectors.md', root), 'utf8');
writeFileSync(new URL('docs/detectors.md', root), detectorsPage(prose, outcomes));
