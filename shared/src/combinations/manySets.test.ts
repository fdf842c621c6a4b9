/** Where there are more sets than fit in memory, the searches end, and say that they are not complete. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomBelow, seededRandom } from '../random/index.ts';
import { searchRelaxedCombinations } from './relaxed.ts';
import { minimalSampleUniques } from './rowUniques.ts';
import { codesOf, drained } from './testSets.ts';

const MOST_KEPT = 100_000;
/** Pairs of so many columns are a few more. */
const COLUMNS = 460;

test('a row that is alone on each pair of 460 columns', () => {
  // Row i + 1 is like row 0 in column i only.
  const columns = Array.from({ length: COLUMNS }, (_, column) =>
    codesOf(Array.from({ length: COLUMNS + 1 }, (_, row) => (row === 0 || row === column + 1 ? 1 : 2))),
  );
  const found = drained(minimalSampleUniques(columns, COLUMNS + 1, 0, 5));
  assert.deepEqual([found.sets.length, found.complete, found.provenSize], [MOST_KEPT, false, 1]);
});

test('rows that are mostly alone on each pair of 460 columns', () => {
  const random = seededRandom(1);
  const columns = Array.from({ length: COLUMNS }, () =>
    codesOf(Array.from({ length: 30 }, () => 1 + randomBelow(random, 10))),
  );
  const found = drained(searchRelaxedCombinations(columns, 30, 0.5, 3));
  assert.ok(found.sets.length >= MOST_KEPT && found.sets.length < MOST_KEPT + COLUMNS, String(found.sets.length));
  assert.deepEqual([found.complete, found.provenSize], [false, 1]);
});
