/** Writes the documentation page of the remedies: `node --import tsx scripts/remediesPage.mjs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { remediesPage } from './pages/remedies.ts';

const root = new URL('../', import.meta.url);
const prose = readFileSync(new URL('shared/src/remedies/remedies.md', root), 'utf8');
writeFileSync(new URL('docs/remedies.md', root), remediesPage(prose));
