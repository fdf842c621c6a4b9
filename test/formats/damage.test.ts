/** Damaged files of each format: a table or one sentence, soon, with bounded memory. The soak tries 2,000 of each. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, test } from 'node:test';
import { seededRandom } from '@quasi/shared/random';
import { damaged } from './damage.ts';
import { bytesOf, faultsOfReading, filesToDamage } from './damagedFiles.ts';
import { unpackedFiles } from './fixtures.ts';

const TRIES = Number(process.env['QUASI_DAMAGED'] ?? 100);
const folder = unpackedFiles();
after(() => rmSync(folder, { recursive: true }));

for (const [format, names] of Object.entries(filesToDamage)) {
  test(`${TRIES} damaged files of ${format}`, async () => {
    for (let i = 0; i < TRIES; i++) {
      const name = names[i % names.length];
      const bytes = damaged(bytesOf(folder, name), seededRandom(1000 + i));
      assert.deepEqual(await faultsOfReading(name, bytes), [], `${name}, seed ${1000 + i}`);
    }
  });
}
