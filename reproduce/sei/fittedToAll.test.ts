/** What the tree says of everybody: once without noise, for each draw of noise with it, and the same at every run. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fittedToAll, noiseDraws } from './fittedToAll.ts';
import { populationOf } from './people.ts';

/** 300 people in two independent columns; the last one's values are alone. */
const population = populationOf(
  ['a', 'b'],
  [
    Uint32Array.from({ length: 300 }, (_, person) => (person === 299 ? 2 : person % 2)),
    Uint32Array.from({ length: 300 }, (_, person) => (person >> 1) % 2),
  ],
);

test('without noise few of a crowd are called alone, and one run is all there is', () => {
  const [one, ...rest] = fittedToAll(population, Number.POSITIVE_INFINITY);
  assert.equal(rest.length, 0);
  assert.ok(one.trueMean > 0 && one.trueMean < 0.01);
  assert.ok(one.drawnMean > 0 && one.drawnMean < 0.02);
  assert.ok(one.ninth <= one.trueMean);
});

test('draws of noise differ, and come out the same again', () => {
  const runs = fittedToAll(population, 2);
  assert.equal(runs.length, noiseDraws);
  assert.ok(new Set(runs.map(({ trueMean }) => trueMean)).size > 1);
  assert.deepEqual(fittedToAll(population, 2), runs);
});
