/**
 * `quasi measure` and `quasi explain` of transactions: the unit is the same for all parts, whichever setting names it, and people are
 * counted.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-people-'));
after(() => rmSync(folder, { recursive: true }));

function write(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

/** 30 customers with four rows each, and the register of just them. */
const people = Array.from({ length: 30 }, (_, i) => `${20 + (i % 6)},${'fm'[(i * i) % 2]}`);
const visits = people.flatMap((one, i) => ['tea', 'egg', 'rye', 'tea'].map((what) => `${1000 + i},${one},${what}`));
const sales = write('sales.csv', ['customer_id,age,sex,product', ...visits]);
const register = write('register.csv', ['age,sex', ...people]);
const qi = ['--qi', 'age,sex'];

function measured(...options: readonly string[]) {
  const { code, out, err } = quasi(['measure', sales, '--budget', 'none', ...options]);
  assert.equal(code, 0, err);
  return { ...JSON.parse(out), err };
}

test('classes count people whether the user is named or shows itself, also where only classes are read', () => {
  const alone = measured(...qi, '--only', 'classes');
  assert.equal(alone.classes.people.k, 5);
  assert.equal(alone.classes.k, 20);
  const named = measured(...qi, '--only', 'classes', '--user', 'customer_id');
  assert.deepEqual(named.classes, alone.classes);
  assert.equal(measured(...qi, '--only', 'classes', '--user', 'row').classes.people, undefined);
});

test('background knowledge is told of users that show themselves', () => {
  const { background, classes } = measured(...qi, '--only', 'background,classes');
  assert.deepEqual([background.user, background.users, classes.people.k], ['customer_id', 30, 5]);
});

test('a register of the people of a file is their population, and of rows it would be too small', () => {
  const { population, models } = measured(...qi, '--population-file', register, '--only', 'population,models');
  assert.deepEqual([population.size, population.rate, models.kMap], [30, 1, 5]);
  assert.equal(models.journalist.highest, models.prosecutor.highest);
  const small = quasi(['measure', sales, ...qi, '--population', '29', '--only', 'population']);
  assert.equal(small.code, 2);
  assert.match(small.err, /It has 30 people, so its population cannot be smaller: check --population\./);
  const ofRows = quasi(['measure', sales, ...qi, '--population', '30', '--user', 'row', '--only', 'population']);
  assert.match(ofRows.err, /It has 120 rows/);
});

test('options take the place of all that is configured of the population', () => {
  const config = join(folder, 'quasi.json');
  writeFileSync(config, JSON.stringify({ population: 1000, samplingRate: 0.2, populationFile: 'register.csv' }));
  const knownBy = (...options: readonly string[]) => {
    const { population } = measured(...qi, '--only', 'population', ...options);
    return [population.size, population.rate];
  };
  assert.deepEqual(knownBy(), [30, 1]);
  assert.deepEqual(knownBy('--population', '300'), [300, 0.1]);
  assert.deepEqual(knownBy('--sampling-rate', '0.5'), [60, 0.5]);
  assert.deepEqual(knownBy('--population', '300', '--population-file', register), [30, 1]);
  rmSync(config);
});

test('a database that nobody is looked for in is told', () => {
  const { err } = measured(...qi, '--only', 'classes', '--database', `${register}:0.5`);
  assert.match(err, /^quasi: --database has no effect here[^\n]+\n$/);
});

test('explain tells the worst values of a column by rows, and how far estimates of unique people are apart', () => {
  const json = (...options: readonly string[]) => JSON.parse(quasi(['explain', sales, '--json', ...options]).out);
  const ofColumn = json('--column', 'product');
  const ofMeasure = measured('--only', 'background').background.columns.find(
    ({ column }: { column: string }) => column === 'product',
  );
  assert.deepEqual(ofColumn.worstValues, [
    { row: 1, records: 60, users: 30, alpha: 2 },
    { row: 2, records: 30, users: 30, alpha: 1 },
    { row: 3, records: 30, users: 30, alpha: 1 },
  ]);
  assert.deepEqual(ofMeasure.worstValues, ofColumn.worstValues);
  const { uniqueInPopulation } = json('--population', '300', ...qi);
  const { population } = measured('--population', '300', '--only', 'population', ...qi);
  assert.equal(uniqueInPopulation.apart, population.apart);
  assert.equal(uniqueInPopulation.frequencies, population.frequencies);
});
