import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Knowledge, KnownSize } from '../analysis/index.ts';
import { exactly } from '../measures/knowledge/index.ts';
import { factsOf } from '../rules/testFacts.ts';
import { knowledgeSection } from './knowledgeText.ts';

const { table } = factsOf('id,sex,age,zip\n1,f,30,8001\n');

function sizeOf(known: number, mean: number, worst: number, any: number, worstColumns: readonly number[]): KnownSize {
  const drawn = { value: mean, low: mean, high: mean, drawn: undefined };
  return { known, mean: drawn, worst: exactly(worst), worstColumns, any: exactly(any), kAnonymity: exactly(1) };
}

const all: Knowledge = {
  k: 5,
  people: 1000,
  columns: 3,
  searched: 3,
  share: 0.4,
  kAnonymity: 1,
  isComplete: true,
  sizes: [sizeOf(1, 0, 0, 0, []), sizeOf(2, 0.005, 0.058, 0.098, [1, 2]), sizeOf(3, 0.4, 0.4, 0.4, [0, 1, 2])],
};

test('what few columns find stands before what all find', () => {
  const [section, ...others] = knowledgeSection(all, table, [1, 2, 3]);
  assert.deepEqual(others, []);
  assert.equal(section.sentences.length, 1);
  assert.deepEqual(section.values, [
    { name: '1 column', value: '0 % on average, 0 % at worst, 0 % with some' },
    { name: '2 columns', value: '0.5 % on average, 5.8 % at worst (age, zip), 9.8 % with some' },
    { name: 'All 3 columns', value: '40 %' },
  ]);
});

test('where the worst columns find as many as all do, no more of them are told of', () => {
  const sizes = [sizeOf(1, 0.2, 0.4, 0.4, [2]), ...all.sizes.slice(1)];
  const [{ values }] = knowledgeSection({ ...all, sizes }, table, [1, 2, 3]);
  assert.deepEqual(
    values.map(({ name }) => name),
    ['1 column', 'All 3 columns'],
  );
});

test('what there was no time for is told as such', () => {
  const cut: KnownSize = {
    ...sizeOf(2, 0.005, 0.05, 0.1, [1]),
    mean: { value: 0.01, low: 0, high: 0.02, drawn: 20 },
    worst: { low: 0.05, high: 0.4 },
    any: { low: 0.1, high: 0.4 },
  };
  const [section] = knowledgeSection({ ...all, isComplete: false, sizes: [cut] }, table, [1, 2, 3]);
  assert.match(section.sentences[1], /^There was no time for all sets of columns/);
  assert.equal(section.values[0].value, 'about 1 % on average, 5 % to 40 % at worst (age), 10 % to 40 % with some');
});

test('with one column, or nothing known, there is no section', () => {
  assert.deepEqual(knowledgeSection(undefined, table, [1]), []);
  assert.deepEqual(knowledgeSection({ ...all, columns: 1 }, table, [1]), []);
});
