/** A file of the population, named by settings or an option: its statistics count like its rows, and what cannot be read is told instead of passed over. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-population-'));
after(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const rows = Array.from({ length: 300 }, (_, i) => `${20 + (i % 7)},${'fm'[i % 2]}`);
const people = write('people.csv', `age,sex\n${rows.slice(0, 60).join('\n')}\n`);
const everybody = write('everybody.csv', `age,sex\n${rows.join('\n')}\n`);

function named(populationFile: string): void {
  const roles = { age: 'quasi-identifier', sex: 'quasi-identifier' };
  write('quasi.json', JSON.stringify({ columns: roles, populationFile }));
}

test('a file of the population that is not there or holds no statistics ends check and measure', () => {
  write('wrong.stats.json', '{"statistics": 1, "rows": 3, "columns": []');
  for (const [file, problem] of [
    ['none.csv', /none\.csv: There is no such file\./],
    ['wrong.stats.json', /wrong\.stats\.json: It is no file of statistics/],
  ] as const) {
    named(file);
    for (const command of ['check', 'measure']) {
      const { code, err } = quasi([command, people]);
      assert.equal(code, 2, `${command} ${file}`);
      assert.match(err, problem);
    }
  }
  named('everybody.csv');
  assert.equal(quasi(['check', people, '--fail-on', 'never']).code, 0);
});

test('statistics of the population give its size to --population-file as they do to the settings', () => {
  rmSync(join(folder, 'quasi.json'));
  const qi = ['--qi', 'age,sex'];
  const statistics = write('everybody.stats.json', quasi(['statistics', everybody, ...qi, '--quiet']).out);
  const options = ['measure', people, ...qi, '--only', 'population', '--population-file', statistics];
  const { code, out, err } = quasi(options);
  assert.equal(code, 0, err);
  assert.equal(JSON.parse(out).population.size, 300);
  assert.equal(JSON.parse(out).population.rate, 0.2);
});

test('measure counts people in the file of the population, whoever names it', () => {
  const qi = ['--qi', 'age,sex'];
  const own = write('own.csv', 'age,sex\n20,f\n21,m\n22,x\n');
  const crowd = write('crowd.csv', 'age,sex\n20,f\n20,f\n21,m\n22,m\n');
  const options = ['measure', own, ...qi, '--only', 'population'];
  const byOption = JSON.parse(quasi([...options, '--population-file', crowd]).out).population;
  assert.deepEqual([byOption.size, byOption.rate, byOption.indistinguishable['2']], [4, 0.75, 1 / 3]);
  named('crowd.csv');
  assert.deepEqual(JSON.parse(quasi(options).out).population, byOption);
  rmSync(join(folder, 'quasi.json'));
});
