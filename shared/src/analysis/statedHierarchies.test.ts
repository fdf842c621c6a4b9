/** Hierarchies that settings name for columns: read once, fitted to the values, and reported by place where they do not fit. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsFrom } from '../rules/testFacts.ts';
import { readTable, updateTable } from '../table/index.ts';
import { dataSet, hierarchyFile } from '../testing/index.ts';
import { type Analysis, drain, type FindHierarchy } from './index.ts';

const encoder = new TextEncoder();
const settings = settingsFrom({
  quasiIdentifiers: ['age', 'zip'],
  columns: { age: { hierarchy: 'age.csv' } },
});
const options = { missingTokens: settings.missingTokens, trim: false, delimiter: ',', header: true };

interface Opened {
  readonly analysis: Analysis;
  /** Replaces the first text by the second. */
  type(before: string, after: string): void;
}

function opened(text: string, find: FindHierarchy): Opened {
  let now = text;
  const source = { bytes: (start: number, end: number) => encoder.encode(now).subarray(start, end) };
  const table = drain(readTable(encoder.encode(text), options));
  const analysis = dataSet(table, settings, source, { kind: 'editor', hierarchyFile: find });
  return {
    analysis,
    type(before, after) {
      const start = now.indexOf(before);
      now = now.replace(before, after);
      const change = { start, oldEnd: start + before.length, newEnd: start + after.length };
      const updated = updateTable(table, encoder.encode(now), change, options);
      assert.ok(updated);
      analysis.apply(updated);
    },
  };
}

const levels = '31;30s;*\n38;30s;*\n45;40s;*\n';
const people = 'age,zip\n31,8001\n38,8001\n45,8002\n';

function withFile(text: string) {
  const looked: string[] = [];
  const find: FindHierarchy = (path) => {
    looked.push(path);
    return { ...hierarchyFile(text, ';', 'f'.repeat(64)), name: `levels/${path}` };
  };
  return { looked, find };
}

test('the hierarchy of a column is that of its file, and the mildest step is its first level', () => {
  const { analysis } = opened(people, withFile(levels).find);
  const [age, zip] = drain(analysis.profile()).hierarchies;
  assert.ok(age && 'stated' in age);
  assert.equal(age.stated.file, 'levels/age.csv');
  assert.equal(zip, undefined);
  const [first] = drain(analysis.firstSteps());
  assert.equal(first?.treatment.title('age'), 'Generalise age to level 1 of age.csv');
  assert.deepEqual(first?.treatment.parameters, { file: 'levels/age.csv', sha256: 'f'.repeat(64), level: 1 });
  assert.equal(drain(analysis.ladder(0)).treatments.length, 2);
});

test('the file is read again where the column changes, and only there', () => {
  const { looked, find } = withFile(levels);
  const { analysis, type } = opened(people, find);
  drain(analysis.classes());
  type('8002', '8003');
  drain(analysis.classes());
  assert.deepEqual(looked, ['age.csv']);
  type('45', '46');
  const [age] = drain(analysis.profile()).hierarchies;
  assert.deepEqual(looked, ['age.csv', 'age.csv']);
  assert.deepEqual(age, { path: 'age.csv', file: 'levels/age.csv', fault: { kind: 'unlisted', row: 2 } });
  // Meanwhile the levels are those that are made for ages.
  assert.ok(drain(analysis.ladder(0)).treatments.every(({ remedy }) => remedy !== 'hierarchy-level'));
  type('46', '38');
  assert.ok('stated' in (drain(analysis.profile()).hierarchies[0] ?? {}));
});

test('a file that is not there is told as that', () => {
  const find: FindHierarchy = (path) => ({ name: path, fault: { kind: 'noFile' } });
  const { analysis } = opened(people, find);
  const [age] = drain(analysis.profile()).hierarchies;
  assert.deepEqual(age, { path: 'age.csv', file: 'age.csv', fault: { kind: 'noFile' } });
});

test('what an analysis of changed columns asks is no hierarchy', () => {
  const { looked, find } = withFile(levels);
  const { analysis } = opened(people, find);
  drain(analysis.classes());
  const after = drain(analysis.changed(new Map([[1, undefined]])).profile());
  assert.deepEqual([after.hierarchies, looked], [[undefined], ['age.csv']]);
});
