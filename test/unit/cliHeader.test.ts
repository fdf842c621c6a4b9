/** A first record that may be a person: nothing is written until somebody says what it is, and its cells are said nowhere. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-header-'));
after(() => rmSync(folder, { recursive: true }));
const place = (name: string) => join(folder, name);

function write(name: string, content: string): string {
  writeFileSync(place(name), content);
  return place(name);
}

const person = ['Zorbatina', 'Quexville', 'whittler'];
const others = ['Ann,Bern,baker', 'Bob,Basel,cook', 'Cem,Chur,painter'].flatMap((row) => Array(6).fill(row));
const text = `${[person.join(), ...others].join('\n')}\n`;
const input = write('people.csv', text);
const copy = place('copy.csv');
const recipe = write(
  'recipe.json',
  JSON.stringify({
    recipe: 1,
    k: 2,
    quasiIdentifiers: ['column 2'],
    steps: [{ remedy: 'remove-columns', parameters: { columns: ['column 1'] } }],
  }),
);

const writers: readonly (readonly string[])[] = [
  ['anonymize', input, '--k', '2', '-o', copy, '--recipe', place('made.json')],
  ['anonymize', input, '--qi', 'column 1', '-o', '-'],
  ['anonymize', input, '--sample', '0.5', '-o', copy],
  ['apply', recipe, input, '-o', copy],
  ['statistics', input, '-o', copy],
];

for (const args of writers) {
  const command = args.filter((arg) => !arg.includes(folder)).join(' ');
  test(`${command} writes nothing, and says what to do`, () => {
    const { code, out, err } = quasi(args);
    assert.equal(code, 2);
    assert.equal(out, '');
    for (const cell of person) assert.ok(!err.includes(cell), err);
    assert.match(err, /not certain that the first record names the columns.*--header .*--no-header/);
    assert.ok(!existsSync(copy) && !existsSync(place('made.json')));
  });
}

test('the cells of a first record that may be a person are said nowhere', () => {
  for (const args of [
    ['check', input, '--k', '2', '--format', 'json'],
    ['check', input, '--qi', 'town'],
    ['check', input, '--quiet', '--evidence', place('evidence.json')],
    ['measure', input],
    ['explain', input, '--json'],
    ['explain', input, '--row', '1'],
    ['explain', input, '--column', 'column 2'],
    ['predict', input],
  ]) {
    const { out, err } = quasi(args);
    for (const cell of person) assert.ok(!`${out}${err}`.includes(cell), `${args[0]} says it: ${out}${err}`);
  }
  const evidence = readFileSync(place('evidence.json'), 'utf8');
  for (const cell of person) assert.ok(!evidence.includes(cell));
});

test('who names a column of such a file is told why it is not there', () => {
  const { err } = quasi(['anonymize', input, '--qi', 'town', '-o', copy]);
  assert.match(err, /There is no column "town".*column 1.*--header .*--no-header/);
});

test('with --no-header the first record is a row as any other', () => {
  const { code, out } = quasi([
    'anonymize',
    input,
    '--no-header',
    '--k',
    '2',
    '--suppress',
    '0.5',
    '--qi',
    'column 1,column 2,column 3',
    '-o',
    copy,
  ]);
  assert.equal(code, 0);
  const written = readFileSync(copy, 'utf8');
  for (const cell of person) assert.ok(!written.includes(cell) && !out.includes(cell));
  const command = out.split('\n').find((line) => line.startsWith('  quasi check')) ?? '';
  assert.match(command, /--qi 'column 1,column 2,column 3'/);
  rmSync(copy);
});

test('with --header its cells are names, as they are where the settings or a schema say so', () => {
  const told = quasi(['anonymize', input, '--header', '--unit', 'people', '--k', '2', '-o', '-']);
  assert.equal(told.out.split('\n')[0], person.join());
  mkdirSync(place('stated'));
  const stated = write('stated/people.csv', text);
  write('stated/quasi.json', '{ "header": "yes" }');
  assert.equal(quasi(['statistics', stated, '--quiet']).code, 0);
  mkdirSync(place('described'));
  const described = write('described/people.csv', text);
  const fields = person.map((name) => ({ name, type: 'string' }));
  write(
    'described/datapackage.json',
    JSON.stringify({ resources: [{ name: 'people', path: 'people.csv', schema: { fields } }] }),
  );
  assert.equal(quasi(['statistics', described, '--quiet']).code, 0);
});
