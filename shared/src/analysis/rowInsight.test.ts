import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsFrom } from '../rules/testFacts.ts';
import { readTable } from '../table/index.ts';
import { dataSet } from '../testing/index.ts';
import type { Analysis } from './analysis.ts';
import { drain } from './progress.ts';
import type { RowInsight } from './rowInsight.ts';

const people = 'sex,age,zip\nf,30,1\nf,30,1\nf,30,2\nm,30,1\nm,40,3\n';

function analysisOf(text: string, settings: object = {}): Analysis {
  const bytes = new TextEncoder().encode(text);
  const table = drain(readTable(bytes, { missingTokens: [], trim: false, header: true }));
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  const given = settingsFrom({ quasiIdentifiers: ['sex', 'age', 'zip'], ...settings });
  return dataSet(table, given, source, { kind: 'editor' });
}

function insightOf(row: number, settings: object = {}): RowInsight {
  const insight = drain(analysisOf(people, settings).row(row, undefined));
  assert.ok(insight);
  return insight;
}

const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);

test('the sets that single a row out, and the fewest cells that hit them all', () => {
  const sets = [0, 1, 2, 3, 4].map((row) => insightOf(row).sets);
  assert.deepEqual(sets, [
    [],
    [],
    [[2]],
    [
      [0, 1],
      [0, 2],
    ],
    [[1], [2]],
  ]); // prettier-ignore
  assert.deepEqual(insightOf(3).blank, { columns: [0], exact: true });
  assert.deepEqual(insightOf(4).blank?.columns, [1, 2]);
  assert.deepEqual(insightOf(0).blank?.columns, []);
});

test('wider sets than the attacker knows are not told, but that there are some', () => {
  const { sets, hasWiderSets, setsAreAll, blank } = insightOf(3, { kappa: 1 });
  assert.deepEqual([sets, hasWiderSets, setsAreAll, blank?.columns], [[], true, true, []]);
  assert.equal(insightOf(3).hasWiderSets, false);
  assert.equal(insightOf(3, { kappa: 'all' }).sets.length, 2);
});

test('what leaving one column out would do', () => {
  const sizes = (row: number) => insightOf(row).without.map(({ classSize }) => classSize);
  assert.deepEqual(sizes(0), [3, 2, 3]);
  assert.deepEqual(sizes(2), [1, 1, 3]);
  assert.deepEqual(sizes(4), [1, 1, 1]);
});

test('the rank is by class size, then by rare values; equal rows share it', () => {
  // Of rows that are alone the frequencies multiply to 3 · 4 · 1, 2 · 4 · 3 and 2 · 1 · 1.
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((row) => insightOf(row).rank),
    [5, 5, 2, 3, 1],
  );
});

test('from frequencies alone: as printed, and calibrated', () => {
  const { frequencies, printed, calibrated } = insightOf(3);
  assert.deepEqual(frequencies, [2, 4, 3]);
  // rH(5; 2, 4, 3): P(2) = .6 · .3, P(1) = .6 · .6 + .4 · .6.
  near(printed[0], 0.18 / 0.78);
  assert.deepEqual(printed.slice(1), [0, 0, 0, 0]);
  // One other row at most, by 4 · (1/4 · 3/4 · 2/4): five rows prove no dependency.
  near(calibrated?.[0] ?? 0, 3 / 8);
  assert.deepEqual(calibrated?.slice(1), [0, 0, 0, 0]);
});

test('in a population the file is a sample of', () => {
  assert.equal(insightOf(3).population, undefined);
  const { population } = insightOf(3, { population: 50 });
  assert.ok(population);
  const q = (2 / 5) * (4 / 5) * (3 / 5);
  const p = (0.9 * q) / (1 - 0.1 * q);
  near(population.rate, 0.1);
  near(population.expected, 1 + 49 * p);
  near(population.alone, (1 - p) ** 49);
  near(population.indistinguishable[0], 1 - (1 - p) ** 49);
  near(population.risk, (1 - (1 - p) ** 50) / (50 * p));
});

test('dependent columns are not taken for independent', () => {
  const rows = Array.from({ length: 60 }, (_, i) => `${i % 2 === 0 ? 'f,30' : 'm,40'},${i % 3}`);
  const analysis = analysisOf(`sex,age,zip\n${rows.join('\n')}\n`);
  assert.deepEqual(
    drain(analysis.tree())?.map(({ parent, child }) => [parent, child]),
    [[0, 1]],
  );
  const insight = drain(analysis.row(0, undefined));
  assert.equal(insight?.classSize, 10);
  // 60 · 1/2 · 1/2 · 1/3 = 5 rows if all columns were independent, 10 as they are.
  assert.ok((insight?.printed[3] ?? 1) < 0.05);
  assert.ok((insight?.calibrated?.[3] ?? 0) > 0.4);
});

test('an attacker may not try, or not know who is in the file', () => {
  assert.equal(insightOf(0).attack, 1 / 2);
  near(insightOf(0, { attacker: 'acquaintance' }).attack, 0.3 / 2);
  near(insightOf(0, { attacker: 'data-broker' }).attack, 0.6 / 2);
  near(insightOf(0, { attacker: 'data-broker', population: 50 }).attack, (0.6 * 0.1) / 2);
});

test('without time what takes long is left out, and the rest is there', () => {
  const insight = drain(analysisOf(people, { population: 50 }).row(3, 0));
  assert.equal(insight?.calibrated, undefined);
  assert.equal(insight?.population, undefined);
  assert.equal(insight?.setsAreAll, false);
  assert.equal(insight?.rank, 3);
});

test('without quasi-identifiers there is nothing to say', () => {
  const analysis = analysisOf('n\n1.5\n', { quasiIdentifiers: [], columns: { n: 'insensitive' } });
  assert.equal(drain(analysis.row(0, undefined)), undefined);
});

test('what the mildest step of one column would do, once the steps are known', () => {
  const ages = ['f,31', 'f,33', 'f,38', 'm,60', 'm,61', 'f,62', 'm,75', 'f,81', 'm,19', 'f,24'];
  const analysis = analysisOf(`sex,age\n${ages.join('\n')}\n`, { quasiIdentifiers: ['sex', 'age'] });
  assert.equal(drain(analysis.row(0, undefined))?.coarser, undefined);
  drain(analysis.firstSteps());
  const told = (row: number) =>
    drain(analysis.row(row, undefined))?.coarser?.map(({ column, treatment, classSize }) => [
      column,
      treatment.title('age'),
      classSize,
    ]);
  // The only step of sex erases it.
  const title = 'Generalise age to bands of 5 years, 90+ in one';
  assert.deepEqual(told(0), [[1, title, 2]]);
  assert.deepEqual(told(2), [[1, title, 1]]);
});
