import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../random/index.ts';
import { treeLevel } from '../frequency/index.ts';
import { drawNoisedOf } from './knownPeople.ts';
import { reconstruct } from './protectedFile.ts';
import { run } from './testRun.ts';
import { treePeople } from './treePeople.ts';

const random = seededRandom(3);
const rows = 4000;
/** Four columns in a chain, and one by itself. */
const first = Uint32Array.from({ length: rows }, () => Math.floor(3 * random()));
const follow = (column: Uint32Array, categories: number) =>
  column.map((value) => (random() < 0.6 ? value % categories : Math.floor(categories * random())));
const second = follow(first, 4);
const third = follow(second, 3);
const fourth = follow(third, 2);
const alone = Uint32Array.from({ length: rows }, () => Math.floor(2 * random()));
const columns = [first, second, third, fourth, alone];
const categories = [3, 4, 3, 2, 2];
const file = run(
  reconstruct(
    columns.map((reports, i) => ({ reports, categories: categories[i], epsilon: Number.POSITIVE_INFINITY })),
    treeLevel,
  ),
);
const tree = treePeople(file);
const isNoised = [false, true, true, false, true];

function* tuples(places: readonly number[], person: Uint32Array): Generator<void> {
  const [place, ...others] = places;
  if (place === undefined) return yield;
  for (let category = 0; category < categories[place]; category++) {
    person[place] = category;
    yield* tuples(others, person);
  }
}

test('noised columns follow the tree, given those that are known', () => {
  const draw = drawNoisedOf(file, isNoised);
  const known = [2, 0, 0, 1, 0];
  const person = Uint32Array.from(known);
  const chances = new Map<string, number>();
  let total = 0;
  for (const _ of tuples([1, 2, 4], person)) {
    const q = run(tree.cellProbability(person));
    chances.set(person.join(), q);
    total += q;
  }
  const drawn = new Map<string, number>();
  const draws = 20_000;
  for (let i = 0; i < draws; i++) {
    const one = Uint32Array.from(known);
    const chance = draw(one, random);
    const key = one.join();
    assert.ok(Math.abs(chance - (chances.get(key) as number) / total) < 1e-12);
    drawn.set(key, (drawn.get(key) ?? 0) + 1);
  }
  for (const [key, q] of chances) {
    assert.ok(Math.abs((drawn.get(key) ?? 0) / draws - q / total) < 0.015, key);
  }
});

test('without noised columns there is nothing to draw', () => {
  const person = Uint32Array.of(1, 2, 0, 1, 1);
  assert.equal(drawNoisedOf(file, [false, false, false, false, false])(person, random), 1);
  assert.deepEqual([...person], [1, 2, 0, 1, 1]);
});
