/** Writes the JSON Schema of Quasi's properties in schemas and their documentation page: `node --import tsx scripts/schemaPages.mjs`. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaJsonSchema, schemaPage } from './pages/schemas.ts';

const root = new URL('../', import.meta.url);
writeFileSync(new URL('syntaxes/dataSchema.schema.json', root), `${JSON.stringify(schemaJsonSchema(), null, 2)}\n`);
spawnSync('npx', ['biome', 'format', '--write', 'syntaxes/dataSchema.schema.json'], { cwd: fileURLToPath(root) });

const prose = readFileSync(new URL('shared/src/schema/schemas.md', root), 'utf8');
writeFileSync(new URL('docs/schemas.md', root), schemaPage(prose));
