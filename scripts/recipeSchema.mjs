/** Writes the JSON Schema of recipes, by which editors complete and check them: `node --import tsx scripts/recipeSchema.mjs`. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recipeJsonSchema } from './pages/recipes.ts';

const root = new URL('../', import.meta.url);
writeFileSync(new URL('syntaxes/recipe.schema.json', root), `${JSON.stringify(recipeJsonSchema(), null, 2)}\n`);
spawnSync('npx', ['biome', 'format', '--write', 'syntaxes/recipe.schema.json'], { cwd: fileURLToPath(root) });
