import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '@quasi/shared/random';
import { drawDatabases } from './databases.ts';
import { mechanismErrors } from './mechanisms.ts';
import { atMostShare, populationOf } from './people.ts';
import { aloneOf, trial, trueAtMost } from './trials.ts';

/** 200 people in two columns; the last is alone. */
const first = Uint32Array.from({ length: 200 }, (_, person) => (person === 199 ? 3 : person % 3));
const second = Uint32Array.from({ length: 200 }, (_, person) => (person === 199 ? 1 : person % 2));
const population = populationOf(['a', 'b'], [first, second]);
const everything = { epsilon: Number.POSITIVE_INFINITY, databases: 1, rate: 1, isSeen: true };

test('people of the same values are one tuple', () => {
  assert.equal(population.tuples.length, 7);
  assert.equal(atMostShare(population, 1), 1 / 200);
  assert.deepEqual(population.categories, [4, 2]);
});

test('without noise and with everybody inside the reports are the truth', () => {
  const { columns, matches } = drawDatabases(population, everything, seededRandom(1));
  assert.deepEqual(columns[0].reports, first);
  assert.deepEqual(matches[0], population.sizes);
});

test('who sees a database of everybody knows who is alone', () => {
  const one = trial(population, everything, 400, 1);
  assert.deepEqual(Array.from(aloneOf(one, 'independence')), Array.from(trueAtMost(one, 1)));
});

test('records that are not seen do not enter', () => {
  const one = trial(population, { ...everything, isSeen: false }, 400, 1);
  assert.ok(aloneOf(one, 'independence').every((said) => said > 0 && said < 1));
});

test('randomised response has the standard error of its closed form', () => {
  const [e, n] = [Math.E, 1000];
  for (const categories of [2, 5, 41]) {
    const variance = (categories - 2 + e) / (n * (e - 1) ** 2);
    assert.ok(Math.abs(mechanismErrors(categories, 1, n).randomisedResponse - Math.sqrt(variance)) < 1e-12);
  }
  assert.ok(Math.abs(mechanismErrors(2, 1, n).oue - Math.sqrt((4 * e) / (n * (e - 1) ** 2))) < 1e-12);
});

test('the copula alone says (1 − q)^(N − 1), with neither floor nor records', () => {
  const one = trial(population, everything, 400, 1);
  const said = aloneOf(one, 'alone');
  for (const [i, tuple] of one.judged.entries()) {
    const expected = (1 - one.cells.printed[tuple]) ** (population.people - 1);
    assert.ok(Math.abs(said[i] - expected) < 1e-9);
  }
});
