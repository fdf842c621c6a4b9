/** On every sample all surfaces agree once identifiers are fixed and the recommended plan is applied. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { project } from '../figures/quasi.ts';
import { allAgreeOn } from './agreeing.ts';

const samples = join(project, 'samples');

for (const name of readdirSync(samples).filter((file) => /\.[ct]sv$/.test(file))) {
  test(name, () => allAgreeOn(join(samples, name)));
}
