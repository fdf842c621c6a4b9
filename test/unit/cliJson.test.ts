/** JSON Lines, JSON lists and packed texts on the command line: they say what the same table says in CSV, and copies stay JSON. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { quasi } from '../figures/quasi.ts';
import { repositories } from './repositories.ts';

const { make: repository } = repositories('json');

interface Person {
  readonly id: number;
  readonly sex: string;
  readonly age: number;
  readonly zip: string | null;
  readonly note?: string;
}

const people: Person[] = Array.from({ length: 60 }, (_, i) => ({
  id: 1000 + i,
  sex: i % 2 ? 'female' : 'male',
  age: 20 + ((i * 7) % 30),
  zip: i % 9 === 0 ? null : `0${8000 + (i % 4)}`,
  ...(i % 3 === 0 && { note: `says "${i}", and\nmore` }),
}));

const names = ['id', 'sex', 'age', 'zip', 'note'] as const;
const csv = [
  names.join(','),
  ...people.map((one) => names.map((name) => `"${String(one[name] ?? '').replaceAll('"', '""')}"`).join(',')),
].join('\n');
const lines = `${people.map((one) => JSON.stringify(one)).join('\n')}\n`;
const list = JSON.stringify(people, null, 2);

const folder = repository({
  'people.csv': csv,
  'people.jsonl': lines,
  'people.json': list,
  'people.jsonl.gz': gzipSync(lines),
  'people.csv.gz': gzipSync(csv),
});
const at = (name: string) => join(folder, name);

function measured(name: string): Record<string, unknown> {
  const { out } = quasi(['measure', at(name), '--columns', names.join(',')]);
  const { file, delimiter, ...rest } = JSON.parse(out);
  assert.equal(file, at(name));
  return rest;
}

test('measure says the same of one table in CSV, JSON Lines, a JSON list, and packed', () => {
  const expected = measured('people.csv');
  for (const name of ['people.jsonl', 'people.json', 'people.jsonl.gz', 'people.csv.gz']) {
    assert.deepEqual(measured(name), expected, name);
  }
});

test('check finds the same, at the keys and values', () => {
  const found = (name: string) => {
    const { out } = quasi(['check', at(name), '--format', 'json', '--fail-on', 'never']);
    const [file] = JSON.parse(out).files;
    return file.findings.map(({ slug, numbers }: { slug: string; numbers: unknown }) => [slug, numbers]);
  };
  const expected = found('people.csv');
  assert.ok(expected.length > 0);
  for (const name of ['people.jsonl', 'people.json', 'people.jsonl.gz']) assert.deepEqual(found(name), expected, name);
});

test('a copy of JSON is JSON, with other values only where columns were treated', () => {
  for (const name of ['people.jsonl', 'people.json']) {
    const copy = at(`copy-${name}`);
    const options = ['--k', '5', '--qi', 'sex,age,zip', '--remove', 'id,note', '--suppress', '0.3'];
    const { code, err } = quasi(['anonymize', at(name), '-o', copy, ...options]);
    assert.equal(code, 0, err);
    const text = readFileSync(copy, 'utf8');
    const rows: Person[] = name.endsWith('l')
      ? text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line))
      : JSON.parse(text);
    assert.ok(rows.length > 0 && rows.length <= people.length);
    const counts = new Map<string, number>();
    for (const row of rows) {
      assert.deepEqual(Object.keys(row).sort(), ['age', 'sex', 'zip']);
      const key = JSON.stringify([row.sex, row.age, row.zip]);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    assert.ok(Math.min(...counts.values()) >= 5, `${Math.min(...counts.values())}`);
  }
});

test('explain, columns and statistics read JSON', () => {
  assert.match(quasi(['columns', at('people.jsonl')]).out, /sex/);
  assert.match(quasi(['explain', at('people.json'), '--column', 'age']).out, /age/);
  assert.equal(
    quasi(['statistics', at('people.jsonl'), '-o', at('people.stats.json'), '--qi', 'sex']).err.includes('Error'),
    false,
  );
});

test('JSON that is no list of objects is said to be none, and damaged packed files are, in a sentence', () => {
  const other = repository({
    'package.json': { name: 'x', version: '1' },
    'numbers.json': [1, 2],
    'cut.csv.gz': gzipSync(csv).subarray(0, 120),
    'damaged.csv.gz': Buffer.from('this is no gzip file at all'),
    'bomb.csv.gz': gzipSync(Buffer.alloc(200_000_000, 'a')),
    'image.png.gz': gzipSync('x'),
  });
  const said = (name: string) => {
    const { code, err } = quasi(['check', join(other, name)]);
    assert.notEqual(code, 0, name);
    assert.doesNotMatch(err, /\bat .*:\d+:\d+/);
    return err;
  };
  assert.match(said('package.json'), /no list of objects/);
  assert.match(said('numbers.json'), /no list of objects/);
  assert.match(said('cut.csv.gz'), /damaged, or cut off/);
  assert.match(said('damaged.csv.gz'), /damaged, or cut off/);
  assert.match(said('bomb.csv.gz'), /too large to be held in memory/);
});

test('a damaged line is a finding, and its row counts', () => {
  const damaged = repository({ 'people.jsonl': `${lines}{"id":1,\n` });
  const { out } = quasi(['check', join(damaged, 'people.jsonl'), '--format', 'json', '--fail-on', 'never']);
  const [file] = JSON.parse(out).files;
  const found = file.findings.find(({ slug }: { slug: string }) => slug === 'bad-json');
  assert.ok(found, JSON.stringify(file.findings[0]));
  assert.equal(file.unit.rows, 'people');
});

test('a folder holds lists of objects and JSON Lines, and no other JSON', () => {
  const folder = repository({
    'people.json': people,
    'lines.jsonl': people.map((record) => JSON.stringify(record)).join('\n'),
    'package.json': { name: 'x' },
    'numbers.json': [1, 2, 3],
    'map.geojson': { type: 'FeatureCollection', features: [] },
  });
  const { out, err } = quasi(['check', folder, '--format', 'json', '--fail-on', 'never']);
  assert.equal(err, '');
  const names = JSON.parse(out).files.map(({ file }: { file: string }) => basename(file));
  assert.deepEqual(names, ['lines.jsonl', 'people.json']);
});
