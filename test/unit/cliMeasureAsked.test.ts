/** What `quasi measure` computes on request: groups, pairs of values, draws, the size of a sample, and what an attacker may be wrong about. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-asked-'));
after(() => rmSync(folder, { recursive: true }));

const rows = Array.from({ length: 40 }, (_, i) => `u${i % 8},${20 + (i % 10)},${'fm'[i % 2]},t${i % 5}`);
const file = join(folder, 'people.csv');
writeFileSync(file, `user,age,sex,town\n${rows.join('\n')}\n`);

function asked(part: string, ...options: readonly string[]) {
  const { code, out, err } = quasi(['measure', file, '--qi', 'age,sex,town', '--only', part, ...options]);
  assert.equal(code, 0, err);
  return JSON.parse(out)[part];
}

function refused(...options: readonly string[]): string {
  const { code, err } = quasi(['measure', file, ...options]);
  assert.equal(code, 2);
  return err;
}

test('groups of columns, and values that go together', () => {
  const { groups, pairs } = asked('dependency', '--set', 'sex+town', '--set', 'age', '--pair', 'age=21=>sex=m');
  assert.deepEqual(groups[0].columns, ['sex', 'town']);
  assert.equal(groups[0].follows[0].gain, 1);
  assert.deepEqual(pairs, [{ given: 'age', follows: 'sex', support: 0.1, confidence: 1, lift: 2 }]);
  assert.match(refused('--pair', 'age=21'), /--pair needs COLUMN=VALUE=>COLUMN=VALUE, in quotes\./);
  assert.match(refused('--pair', 'age=21=>gender=m'), /gender/);
});

test('as many random tables and sampled values as are asked for', () => {
  assert.equal(asked('overall', '--draws', '7').algorithm1.draws, 7);
  const [age] = asked('background', '--user', 'user', '--sample', '3').columns;
  assert.equal(age.sampled.size, 3);
  assert.match(refused('--draws', '1'), /--draws needs a whole number from 2 to 100,000\./);
  assert.match(refused('--sample', '1.5'), /--sample needs a whole number from 2 to 1,000,000\./);
});

test('what an attacker may be wrong about', () => {
  const { columns, uniqueRows } = asked('approximate', '--within', 'age=10');
  assert.deepEqual(columns, [{ column: 'age', by: 'number', within: 10 }]);
  assert.equal(uniqueRows, 0);
  assert.match(refused('--within', 'age'), /--within needs NAME=N/);
  assert.match(refused('--qi', 'sex,town', '--within', 'age=1'), /"age", on which rows are not compared/);
});
