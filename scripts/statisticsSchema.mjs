/** Writes the JSON Schema of statistics, by which editors complete and check them: `node --import tsx scripts/statisticsSchema.mjs`. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { statisticsJsonSchema } from './pages/statistics.ts';

const root = new URL('../', import.meta.url);
writeFileSync(new URL('syntaxes/statistics.schema.json', root), `${JSON.stringify(statisticsJsonSchema(), null, 2)}\n`);
spawnSync('npx', ['biome', 'format', '--write', 'syntaxes/statistics.schema.json'], { cwd: fileURLToPath(root) });
