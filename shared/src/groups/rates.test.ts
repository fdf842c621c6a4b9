/** Which rates are counts: those of numbers beside them, and no others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../analysis/index.ts';
import { type Random, seededRandom } from '../random/index.ts';
import { settingsFrom } from '../rules/testFacts.ts';
import { readTable } from '../table/index.ts';
import { dataSet } from '../testing/index.ts';
import type { GroupFacts } from './index.ts';

const settings = settingsFrom({ unit: 'groups' });

function groupsIn(lines: readonly string[]): GroupFacts | undefined {
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`);
  const table = drain(readTable(bytes, { missingTokens: settings.missingTokens, trim: false }));
  const text = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  return drain(dataSet(table, settings, text, { kind: 'editor' }).profile()).groups;
}

const names = (row: number) => `District ${'ABCDEFGHIJKLMNOP'[row]}`;
const size = (random: Random) => 60 + Math.floor(random() * 900);

for (const [header, scale] of [
  ['rate', 100],
  ['share of smokers (%)', 100],
  ['rate per 1,000', 1000],
  ['cases per 100 000', 100_000],
] as const) {
  test(`${header}: small counts behind it are found, all of them`, () => {
    const random = seededRandom(scale);
    const rows = Array.from({ length: 16 }, () => ({ people: size(random), cases: Math.floor(random() * 30) }));
    const told = rows.map(({ people, cases }, i) => `${names(i)},${people},${((scale * cases) / people).toFixed(4)}`);
    const groups = groupsIn([`district,population,"${header}"`, ...told]);
    const small = rows.filter(({ cases }) => cases >= 1 && cases < 5).length;
    assert.deepEqual([groups?.small.cells, groups?.rates], [small, [2]]);
  });
}

test('rates of something else, and rates told coarsely, are no counts', () => {
  const random = seededRandom(5);
  const other = Array.from({ length: 16 }, (_, i) => `${names(i)},${size(random)},${(20 * random()).toFixed(3)}`);
  assert.deepEqual(groupsIn(['district,population,unemployment rate', ...other])?.rates, []);
  const coarse = Array.from({ length: 16 }, (_, i) => {
    const people = size(random) * 50;
    return `${names(i)},${people},${((100 * Math.floor(random() * 30)) / people).toFixed(1)}`;
  });
  assert.deepEqual(groupsIn(['district,population,rate', ...coarse])?.rates, []);
});

test('a rate says nothing new where the count stands beside it', () => {
  const random = seededRandom(6);
  const rows = Array.from({ length: 16 }, (_, i) => {
    const people = size(random);
    const deaths = 6 + Math.floor(random() * 30);
    return `${names(i)},${people},${deaths},${((100 * deaths) / people).toFixed(4)}`;
  });
  assert.deepEqual(groupsIn(['district,population,deaths,death rate', ...rows])?.rates, []);
});
