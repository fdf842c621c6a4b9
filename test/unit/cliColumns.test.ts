/** `quasi columns`, run as a process: what it prints, what it writes into `quasi.json`, and what it refuses. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { quasi } from '../figures/quasi.ts';
import { repositories } from './repositories.ts';

const { make: repository } = repositories('columns');

const people = `sex,age,zorb\n${'f,30,x\nm,40,y\nf,40,z\n'.repeat(5)}`;

test('a table: whom the rows are about, and of each column its role and why', () => {
  const folder = repository({ 'people.csv': people });
  const { code, out, err } = quasi(['columns', join(folder, 'people.csv')]);
  assert.deepEqual([code, err], [0, '']);
  const [unit, gap, head, ...lines] = out.trimEnd().split('\n');
  assert.equal(unit, 'Rows are people: sex, age.');
  assert.equal(gap, '');
  assert.match(head as string, /^# {2}column {2}role +kind +sure +distinct +missing +why$/);
  assert.deepEqual(
    lines.map((line) => line.split(/ {2,}/).slice(0, 3)),
    [
      ['1', 'sex', 'quasi-identifier'],
      ['2', 'age', 'quasi-identifier'],
      ['3', 'zorb', 'unknown'],
    ],
  );
  assert.match(lines[0] as string, /header "sex"$/);
  assert.equal(existsSync(join(folder, 'quasi.json')), false);
});

test('as JSON with the names of the contract, and without a value of the file', () => {
  const folder = repository({ 'people.csv': people.replaceAll(',x', ',Secretx') });
  const { code, out } = quasi(['columns', join(folder, 'people.csv'), '--json']);
  assert.equal(code, 0);
  assert.doesNotMatch(out, /Secretx/);
  const { file, unit, columns, ...rest } = JSON.parse(out);
  assert.deepEqual(rest, {});
  assert.deepEqual([file, unit.rows], [join(folder, 'people.csv'), 'people']);
  const names = ['position', 'name', 'role', 'kind', 'why', 'confidence', 'declared', 'distinct', 'missing'];
  for (const column of columns) assert.deepEqual(Object.keys(column), names);
  const { position, name, role, declared, distinct, missing } = columns[1];
  assert.deepEqual([position, name, role, declared, distinct, missing], [2, 'age', 'quasi-identifier', false, 2, 0]);
});

test('what is recognised is written into a new quasi.json, what is unknown is left to be said', () => {
  const folder = repository({ 'people.csv': people });
  const { code, err } = quasi(['columns', join(folder, 'people.csv'), '--write']);
  assert.equal(code, 0);
  assert.match(err, /^quasi: wrote 2 roles into .*quasi\.json\. 1 column is unknown: say there what they are\.\n$/);
  const text = readFileSync(join(folder, 'quasi.json'), 'utf8');
  assert.match(text, /"sex": [^\n]*quasi-identifier/);
  assert.doesNotMatch(text, /zorb/);
  const { columns } = JSON.parse(quasi(['columns', join(folder, 'people.csv'), '--json']).out);
  assert.deepEqual(
    columns.map(({ declared }: { declared: boolean }) => declared),
    [true, true, false],
  );
});

test('what stands in an existing quasi.json stays, with its comments', () => {
  const folder = repository({ 'people.csv': people });
  const config = join(folder, 'quasi.json');
  writeFileSync(config, '{\n  // Agreed in May.\n  "k": 7\n}\n');
  assert.equal(quasi(['columns', join(folder, 'people.csv'), '--write']).code, 0);
  const text = readFileSync(config, 'utf8');
  assert.match(text, /\/\/ Agreed in May\.\n {2}"k": 7/);
  assert.match(text, /"age"/);
  const { code, err } = quasi(['check', join(folder, 'people.csv'), '--fail-on', 'never']);
  assert.deepEqual([code, err], [0, ''], 'it is a configuration that holds');
});

test('standard input, and a header that nobody is sure of, are not written of', () => {
  const piped = quasi(['columns', '-', '--write'], people);
  assert.equal(piped.err, 'quasi: --write needs the name of a file, not standard input.\n');
  assert.deepEqual([piped.code, piped.out], [2, '']);
  assert.equal(quasi(['columns', '-'], people).code, 0);
  const rows = 'Ann,Bern,baker\nBob,Basel,cook\nCem,Chur,painter\n'.repeat(6);
  const folder = repository({ 'people.csv': `Zorbatina,Quexville,whittler\n${rows}` });
  const unsure = quasi(['columns', join(folder, 'people.csv'), '--write']);
  assert.match(unsure.err, /--header/);
  assert.doesNotMatch(unsure.err, /Zorbatina|Quexville|whittler/);
  assert.deepEqual([unsure.code, unsure.out, existsSync(join(folder, 'quasi.json'))], [2, '', false]);
});
