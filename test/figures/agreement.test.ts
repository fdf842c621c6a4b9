/** On ten tables of the corpus, as on the samples: all surfaces agree once identifiers are fixed and the recommended plan is applied. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { allAgreeOn } from '../server/agreeing.ts';
import { dataFile } from './data.ts';

const TABLES = 10;
const MOST_BYTES = 400_000;

const folder = dataFile('corpus/files');
const tables = readdirSync(folder)
  .filter((name) => name.endsWith('.csv') && statSync(join(folder, name)).size < MOST_BYTES)
  .sort();
/** Some from everywhere in the list. */
const chosen = tables.filter((_, i) => i % Math.ceil(tables.length / TABLES) === 0);

for (const name of chosen) test(name, () => allAgreeOn(join(folder, name)));
