/** Tables of counts made at random: what is found, and that what is offered is found clean when the text is read again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Analysis, drain } from '../analysis/index.ts';
import { withEdits } from '../edits/index.ts';
import { type CellFix, cellFixes } from '../groups/index.ts';
import { type Random, seededRandom } from '../random/index.ts';
import { settingsFrom } from '../rules/testFacts.ts';
import { readTable } from '../table/index.ts';
import { dataSet } from '../testing/index.ts';
import { cellFix, cellFixEdits } from './cellFix.ts';

const settings = settingsFrom({ unit: 'groups' });

function analysisOf(bytes: Uint8Array): Analysis {
  const table = drain(readTable(bytes, { missingTokens: settings.missingTokens, trim: false }));
  const text = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  const hierarchyFile = (path: string) => ({ name: path, fault: { kind: 'noFile' } as const });
  return dataSet(table, settings, text, { kind: 'editor', hierarchyFile, readPopulation: nothing });
}

/** There are no files beside it. */
function* nothing(path: string) {
  yield { stage: 'reading', share: 1 } as const;
  return { name: path, table: undefined, statistics: undefined, problem: '' };
}

/** Regions by sexes with totals of both. */
function made(random: Random, regions: number): string {
  const lines = ['region,sex,deaths'];
  const sexes = ['men', 'women', 'other'];
  const sums = new Array(3).fill(0);
  const add = (region: string, values: readonly number[]) => {
    for (const [i, value] of values.entries()) lines.push(`${region},${sexes[i]},${value}`);
    lines.push(`${region},Total,${values.reduce((sum, value) => sum + value, 0)}`);
  };
  for (let r = 0; r < regions; r++) {
    const values = sexes.map(() => Math.floor(random() * (random() < 0.3 ? 6 : 60)));
    for (const [i, value] of values.entries()) sums[i] += value;
    add(`R${String.fromCharCode(65 + r)}x`, values);
  }
  add('All regions', sums);
  return `${lines.join('\n')}\n`;
}

function applied(analysis: Analysis, bytes: Uint8Array, fix: CellFix): Uint8Array {
  const text = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  return drain(withEdits(bytes, drain(cellFixEdits(analysis.table, text, fix))));
}

/** Of all rows: totals are added to totals, and nobody is lost. */
const peopleIn = (lines: readonly string[]) =>
  lines.slice(1).reduce((sum, line) => sum + Number(line.split(',')[2] ?? 0), 0);

test('what is offered leaves no cell small or derivable, and changes the cells it names only', () => {
  const random = seededRandom(3);
  let offered = 0;
  for (let round = 0; round < 40; round++) {
    const text = made(random, 4 + Math.floor(random() * 5));
    const bytes = new TextEncoder().encode(text);
    const analysis = analysisOf(bytes);
    const { groups } = drain(analysis.profile());
    assert.ok(groups && groups.totals > 0, text);
    const values = text.split('\n').map((line) => Number(line.split(',')[2]));
    assert.equal(groups.small.cells, values.filter((value) => value >= 1 && value < 5).length);
    for (const how of cellFixes) {
      const fix = drain(cellFix(analysis, how));
      if (!fix) continue;
      offered++;
      const after = applied(analysis, bytes, fix);
      const found = drain(analysisOf(after).profile()).groups;
      assert.deepEqual([found?.small.cells, found?.derivable.cells], [0, 0], `${how}\n${text}`);
      const lines = new TextDecoder().decode(after).split('\n');
      if (how === 'merge') {
        assert.equal(peopleIn(lines), peopleIn(text.split('\n')), `${how}\n${text}`);
        continue;
      }
      const changed = lines.flatMap((line, i) => (line === text.split('\n')[i] ? [] : [i - 1]));
      assert.deepEqual(
        changed,
        fix.cells.map(({ row }) => row),
      );
    }
  }
  assert.ok(offered > 60);
});

test('a dash among missing cells is zero, and a blank is not', () => {
  const table = (hole: string) =>
    `district,men,women,total\nNorth,17,20,37\nEast,${hole},9,9\nSouth,31,25,56\nWest,8,12,20\n`;
  const found = (hole: string) => drain(analysisOf(new TextEncoder().encode(table(hole))).profile()).groups;
  assert.deepEqual([found('-')?.cells, found('-')?.whole.cells], [12, 1]);
  assert.equal(found('')?.cells, 11);
});

test('many rows without totals', () => {
  const lines = ['district,sex,deaths'];
  for (let i = 0; i < 60_000; i++) lines.push(`d${i >> 1},${i % 2 ? 'men' : 'women'},${5 + (i % 90)}`);
  const analysis = analysisOf(new TextEncoder().encode(`${lines.join('\n')}\n`));
  assert.equal(drain(analysis.profile()).groups?.small.cells, 0);
});
