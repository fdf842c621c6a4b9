/** One table in all formats is one table: files of other programs through our readers, and what the command says of them. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { defaultMissingTokens } from '@quasi/shared/table';
import { quasi } from '../figures/quasi.ts';
import { unpackedFiles } from './fixtures.ts';
import type { Text } from './hardTable.ts';
import { type Format, hardTableAs } from './limits.ts';
import { people } from './people.ts';
import { type NamedTexts, namedTexts, textsOf } from './readings.ts';

const folder = unpackedFiles();
after(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

const hardFiles: Readonly<Record<Format, readonly string[]>> = {
  csv: ['hard.csv', 'hard.csv.gz'],
  jsonLines: ['hard.jsonl', 'hard.jsonl.gz', 'hard.ascii.ndjson'],
  parquet: ['snappy', 'gzip', 'zstd', 'lz4_raw', 'brotli', 'uncompressed', 'v2', 'plain'].map(
    (of) => `hard.${of}.parquet`,
  ),
  sqlite: ['hard.sqlite'],
  xlsx: ['hard.xlsx'],
  gnumeric: ['hard.gnumeric.xlsx'],
  spss: ['hard.sav', 'hard.zsav'],
};

const peopleFiles = [
  'people.csv',
  'people.csv.gz',
  'people.twice.csv.gz',
  'people.jsonl',
  'people.jsonl.gz',
  'people.jq.jsonl',
  'people.json',
  'people.json.gz',
  'people.parquet',
  'people.sqlite',
  'people.xlsx',
  'people.gnumeric.xlsx',
  'people.sav',
  'people.zsav',
];

/** Texts that mean "not known" are missing. */
function withTokens(texts: NamedTexts, tokens: readonly string[]): NamedTexts {
  const missing = new Set(tokens);
  const blanks = /^[ \t\v\f]+|[ \t\v\f]+$/g;
  const seen = (text: Text) => (text === undefined || missing.has(text.replaceAll(blanks, '')) ? undefined : text);
  return Object.fromEntries(Object.entries(texts).map(([name, column]) => [name, column.map(seen)]));
}

describe('the hard table', () => {
  for (const [format, names] of Object.entries(hardFiles) as [Format, string[]][]) {
    const whole = namedTexts(hardTableAs(format));
    for (const name of names) {
      test(name, async () => {
        assert.deepEqual(await textsOf(file(name)), whole);
        assert.deepEqual(await textsOf(file(name), defaultMissingTokens), withTokens(whole, defaultMissingTokens));
      });
    }
  }
});

describe('a table of people', () => {
  const expected = withTokens(namedTexts(people()), defaultMissingTokens);
  /** All that the command prints, but for the name. */
  const said = (name: string, command: string, ...options: readonly string[]) => {
    const { code, out, err } = quasi([command, file(name), ...options]);
    assert.equal(code, 0, err);
    return out.replaceAll(file(name), 'FILE');
  };
  for (const name of peopleFiles) {
    test(name, async () => assert.deepEqual(await textsOf(file(name), defaultMissingTokens), expected));
  }
  const others = peopleFiles.filter((name) => name !== 'people.csv');
  test('quasi measure says the same of all of them', () => {
    const measure = (name: string) => {
      const { delimiter, ...numbers } = JSON.parse(said(name, 'measure', '--budget', 'none'));
      return JSON.stringify(numbers);
    };
    const whole = measure('people.csv');
    assert.deepEqual(
      others.filter((name) => measure(name) !== whole),
      [],
    );
  });
  test('quasi check finds the same in all of them', () => {
    const check = (name: string) => {
      const { files } = JSON.parse(said(name, 'check', '--format', 'json', '--fail-on', 'never'));
      return JSON.stringify(files, withoutPlaces);
    };
    const whole = check('people.csv');
    assert.deepEqual(
      others.filter((name) => check(name) !== whole),
      [],
    );
  });
  test('a copy is the same whatever it is made of and written as', async () => {
    const copyOf = async (name: string, ending: string) => {
      const copy = `${file(name)}.copy.${ending}`;
      const goal = ['--remove', 'name', '--k', '2', '--suppress', '0.5'];
      const { code, err } = quasi(['anonymize', file(name), '-o', copy, ...goal]);
      assert.ok(code === 0 || code === 1, err);
      return textsOf(copy, defaultMissingTokens);
    };
    const whole = await copyOf('people.csv', 'csv');
    const others = { jsonl: 'parquet', parquet: 'csv.gz', sqlite: 'jsonl', xlsx: 'parquet', sav: 'csv' };
    for (const [from, to] of Object.entries(others)) {
      assert.deepEqual(await copyOf(`people.${from}`, to), whole, `${from} as ${to}`);
    }
  });
});

/** Places are those of a text, where it is one. */
function withoutPlaces(key: string, value: unknown): unknown {
  return ['line', 'column_start', 'range', 'delimiter', 'encoding'].includes(key) ? undefined : value;
}
