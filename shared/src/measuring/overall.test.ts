import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overall } from './overall.ts';
import type { MeasureRequest } from './request.ts';
import { allNumbers, edges, isClose, numbersOf, table1 } from './testMeasured.ts';

interface Draws {
  readonly mean: number;
  readonly sd: number;
  readonly low: number;
  readonly high: number;
  readonly draws: number;
  readonly unmet?: number;
}

interface Answer {
  readonly orr: number;
  readonly entropyMax: number;
  readonly entropyExperience: number;
  readonly entropyRandomExact: number;
  readonly entropyRandomShuffled: number;
  readonly entropyData: number;
  readonly expectedOrr: number;
  readonly expectedOrrMethod: string;
  readonly expectedOrrBinomial: number;
  readonly treeOrr: number;
  readonly algorithm1: Draws;
  readonly algorithm2: Draws;
  readonly complete?: false;
}

const ask = (text: string, given?: Partial<MeasureRequest>) => numbersOf<Answer>(overall, text, given);

test('Table 1 of R3A has its risk, its entropies and their expectations', () => {
  const found = ask(table1);
  isClose(found.orr, 4 / 5);
  isClose(found.entropyMax, 2.32192809489);
  isClose(found.entropyExperience, 3.31285178336);
  isClose(found.entropyData, 1.92192809489);
  isClose(found.entropyRandomExact, 2.13241831988);
  isClose(found.expectedOrr, 453 / 500);
  assert.equal(found.expectedOrrMethod, 'exact');
  // No dependency of it is strong.
  assert.deepEqual(found.algorithm2, { ...found.algorithm1, unmet: 0 });
  assert.equal(found.complete, undefined);
});

/** Thirty people: zip codes, six of five people each; the county of a zip code; ages. */
const people = Array.from({ length: 30 }, (_, row) => {
  const zip = Math.floor(row / 5);
  return `z${zip},c${Math.floor(zip / 3)},${row % 3}`;
});
const zipTable = `zip,county,age\n${people.join('\n')}\n`;

test('where the county follows from the zip code, Algorithm 2 and the tree meet the limit that Algorithm 1 misses', () => {
  const { algorithm1, algorithm2, treeOrr, entropyRandomShuffled, entropyRandomExact } = ask(zipTable);
  const isNear = (mean: number, limit: number) => assert.ok(Math.abs(mean - limit) < 0.04, `${mean} for ${limit}`);
  isNear(algorithm1.mean, 0.737859990892);
  isNear(algorithm2.mean, 0.534722748516);
  isNear(treeOrr, 0.534722748516);
  assert.equal(algorithm2.unmet, 0);
  assert.equal(algorithm1.draws, 50);
  assert.ok(Math.abs(entropyRandomShuffled - entropyRandomExact) < 0.1);
});

test('the same seed gives the same numbers, another one others', () => {
  const once = (seed: number) => ask(zipTable, { seed });
  assert.deepEqual(once(3), once(3));
  assert.notDeepEqual(once(3), once(4));
});

test('a budget that is spent leaves one draw of each, and says that it is not complete', () => {
  const { orr, expectedOrr, algorithm1, algorithm2, complete } = ask(zipTable, { budget: 1e-6 });
  assert.deepEqual([algorithm1.draws, algorithm2.draws, complete], [1, 1, false]);
  isClose(orr, 0.6);
  isClose(expectedOrr, 0.737859990892);
});

test('a missing cell that matches anything leaves no entropy of classes', () => {
  const { entropyData, orr } = ask('a,b\n1,\n1,2\n', { missing: 'wildcard' });
  assert.deepEqual([entropyData, orr], [undefined, 0.5]);
});

for (const [name, text] of Object.entries(edges)) {
  test(`${name}: shares are shares and draws without a spread have none`, () => {
    const { orr, expectedOrr, treeOrr, algorithm1, algorithm2, complete, ...rest } = ask(text);
    assert.equal(complete, undefined);
    assert.deepEqual(algorithm1, { mean: orr, sd: 0, low: orr, high: orr, draws: 50 });
    assert.deepEqual([algorithm2.mean, treeOrr], [orr, orr]);
    isClose(expectedOrr, orr);
    assert.ok(allNumbers(rest).every((number) => number >= 0 && number < 4));
  });
}

test('the order of the rows changes no number, drawn ones included', () => {
  const [header, ...rows] = table1.trim().split('\n');
  const many = Array.from({ length: 40 }, (_, i) => rows[(i * 7) % rows.length]);
  const text = (some: readonly string[]) => `${[header, ...some].join('\n')}\n`;
  assert.deepEqual(ask(text([...many].reverse())), ask(text(many)));
});
