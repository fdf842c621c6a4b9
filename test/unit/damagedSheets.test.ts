/** XLSX and SPSS files with wrong bytes or without their end: a table or one sentence, soon, and nothing else. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import { drawn } from '@quasi/shared/testing';
import { FileProblem } from '../../server/src/files/index.ts';
import { spss } from '../../server/src/readers/spss/index.ts';
import { readBytes, rowsOf } from '../../server/src/readers/testReading.ts';
import { xlsx } from '../../server/src/readers/xlsx/index.ts';

/** Of each file; in the gate a tenth. */
const ROUNDS = 500;

const files = [
  [xlsx, 'people.xlsx'],
  [xlsx, 'days-1904.xlsx'],
  [spss, 'survey.sav'],
  [spss, 'survey-plain.sav'],
  [spss, 'survey.zsav'],
] as const;

for (const [reader, name] of files) {
  test(`${name}, damaged`, { timeout: 120_000 }, async () => {
    const whole = readFileSync(new URL(`../readers/fixtures/${name}`, import.meta.url));
    const { table } = await readBytes(reader, whole, { part: '1' });
    const right = rowsOf(table);
    const { numRuns, seed } = drawn(ROUNDS);
    const random = seededRandom(seed);
    for (let round = 0; round < numRuns; round++) {
      const bytes = Uint8Array.from(whole);
      for (let faults = 1 + randomBelow(random, 4); faults > 0; faults--) {
        bytes[randomBelow(random, bytes.length)] = randomBelow(random, 256);
      }
      const damaged = round % 3 === 0 ? bytes.subarray(0, randomBelow(random, bytes.length)) : bytes;
      try {
        const read = await readBytes(reader, damaged, { part: '1' });
        // What an archive holds has check sums; an SPSS file has none.
        if (reader === xlsx) assert.deepEqual(rowsOf(read.table), right);
      } catch (error) {
        assert.ok(error instanceof FileProblem, String(error));
        assert.match(error.message, /^[^\n]+\.$/);
      }
    }
  });
}
