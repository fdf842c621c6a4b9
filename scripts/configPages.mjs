/** Writes the JSON Schema of `quasi.json` and its documentation page: `node --import tsx scripts/configPages.mjs`. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rules } from '../shared/src/rules/index.ts';
import { configJsonSchema, configPage } from './pages/config.ts';

const root = new URL('../', import.meta.url);
const schema = configJsonSchema(new Map(rules.map(({ slug, summary }) => [slug, summary])));
writeFileSync(new URL('syntaxes/quasi.schema.json', root), `${JSON.stringify(schema, null, 2)}\n`);
spawnSync('npx', ['biome', 'format', '--write', 'syntaxes/quasi.schema.json'], { cwd: fileURLToPath(root) });

const prose = readFileSync(new URL('shared/src/config/configuration.md', root), 'utf8');
writeFileSync(new URL('docs/configuration.md', root), configPage(prose));
