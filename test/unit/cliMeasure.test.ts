/** `quasi measure`, run as a process, on a table small enough to count by hand. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { measured, quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-measure-'));
after(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const rows = ['f,30,x', 'f,30,x', 'f,30,y', 'm,30,x', 'm,NA,x', 'm,,x', 'm,40,x', 'm,40,x'];
const small = write('small.csv', `sex,age,flag\n${rows.join('\n')}\n`);

test('a small table gives the numbers counted by hand', () => {
  const result = measured(small, '--qi', 'sex,age', '--rows', '--seed', '7', '--only', 'columns,classes,overall');
  // sex: 3 + 5; age: 4 × 30, 2 missing, 2 × 40; classes: 3, 1, 2, 2.
  const ageEntropy = 1.5;
  const sexEntropy = 3 - (3 * Math.log2(3) + 5 * Math.log2(5)) / 8;
  const classEntropy = 3 - (2 * 2 + 3 * Math.log2(3)) / 8;
  const noteEntropy = 3 - (7 * Math.log2(7)) / 8;
  const close = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 1e-12);
  assert.deepEqual(Object.keys(result), [
    'file',
    'rows',
    'unit',
    'duplicateRows',
    'delimiter',
    'missing',
    'seed',
    'quasiIdentifiers',
    'columns',
    'classes',
    'overall',
  ]);
  const { columns, overall, unit, ...rest } = result as typeof result & {
    readonly unit: { readonly rows: string; readonly declared?: boolean };
  };
  // An option that names the columns to compare rows on also says that rows are people.
  assert.deepEqual([unit.rows, unit.declared], ['people', true]);
  assert.deepEqual(rest, {
    file: small,
    rows: 8,
    duplicateRows: 3,
    delimiter: ',',
    missing: 'value',
    seed: 7,
    quasiIdentifiers: ['sex', 'age'],
    classes: {
      k: 1,
      count: 4,
      largest: 3,
      sizes: { 1: 1, 2: 2, 3: 1 },
      uniqueRows: 1,
      rowsBelow: { 2: 1, 3: 5, 5: 8, 11: 8, 20: 8 },
      // Pairs in one class: 3 + 0 + 1 + 1 of 28; rows in classes of 3, 1, 2: 3, 1, 4.
      distinction: 0.5,
      separation: 23 / 28,
      optMean: 2.25,
      optMode: 2,
      rows: [3, 3, 3, 1, 2, 2, 2, 2],
    },
  });
  assert.deepEqual(
    columns.map(({ entropy: _, ...numbers }) => numbers),
    [
      { name: 'sex', role: 'quasi-identifier', kind: 'category', distinct: 2, missing: 0, uniqueShare: 0 },
      { name: 'age', role: 'quasi-identifier', kind: 'age', distinct: 3, missing: 2, uniqueShare: 0 },
      { name: 'flag', role: 'insensitive', kind: 'category', distinct: 2, missing: 0, uniqueShare: 0.125 },
    ],
  );
  for (const [i, expected] of [sexEntropy, ageEntropy, noteEntropy].entries()) {
    close(columns[i]?.entropy as number, expected);
  }
  assert.equal(overall.orr, 0.5);
  assert.equal(overall.entropyMax, 3);
  close(overall.entropyExperience, sexEntropy + ageEntropy);
  close(overall.entropyData, classEntropy);
});

test('only the parts asked for are printed', () => {
  const common = ['file', 'rows', 'delimiter', 'missing', 'seed'];
  const keys = (...options: string[]) =>
    Object.keys(measured(small, ...options)).filter((key) => !common.includes(key));
  assert.deepEqual(keys('--only', 'columns'), ['unit', 'duplicateRows', 'quasiIdentifiers', 'columns']);
  assert.deepEqual(keys('--only', 'overall'), ['unit', 'duplicateRows', 'quasiIdentifiers', 'overall']);
  assert.deepEqual(keys('--only', 'classes', '--qi', 'sex'), ['quasiIdentifiers', 'classes']);
});

test('without named columns all but keys and free text are compared', () => {
  const path = write('chosen.csv', `id,sex,text\n1,f,${'long '.repeat(20)}\n2,m,${'text '.repeat(20)}\n3,m,x\n`);
  assert.deepEqual(measured(path).quasiIdentifiers, ['sex']);
});

test('what counts as missing can be said', () => {
  const age = (...options: string[]) => {
    const { distinct, missing } = measured(small, ...options).columns[1] as { distinct: number; missing: number };
    return [distinct, missing];
  };
  assert.deepEqual(age(), [3, 2]);
  assert.deepEqual(age('--missing-tokens', 'none'), [4, 0]);
  assert.deepEqual(age('--missing-tokens', 'NA'), [4, 1]);
  assert.deepEqual(age('--missing-tokens', ',30'), [3, 5]);
});

test('header, delimiter, white space and encoding can be said', () => {
  const bare = write('bare.csv', 'x; 1\nx ;1\ny;1\n');
  const { columns, rows, delimiter } = measured(bare, '--no-header', '--trim', '--delimiter', ';');
  assert.equal(rows, 3);
  assert.equal(delimiter, ';');
  assert.deepEqual(
    columns.map(({ name, distinct }) => [name, distinct]),
    [
      ['column 1', 2],
      ['column 2', 1],
    ],
  );
  assert.equal(measured(bare, '--header').rows, 2);
  const western = write('western.csv', Buffer.from('stra\xdfe,b\n1,2\n', 'latin1'));
  assert.equal(measured(western).columns[0]?.name, 'straße');
  assert.equal(measured(western, '--encoding', 'iso-8859-5').columns[0]?.name, 'straпe');
});

test('the verdict judges the sensitive columns that a policy asks about, those that are named too', () => {
  const path = write('sensitive.csv', 'sex,hobby\nf,x\nf,x\nm,y\nm,x\n');
  const config = write('policy.json', JSON.stringify({ policy: 'ours', policies: { ours: { k: 2, l: 2 } } }));
  const criteria = (...options: string[]) => {
    const { out } = quasi(['measure', path, '--qi', 'sex', '--only', 'verdict', '--config', config, ...options]);
    return JSON.parse(out).verdict.criteria;
  };
  const identifiers = { name: 'identifiers', limit: 0, value: 0, holds: true };
  const k = { name: 'k', limit: 2, value: 2, holds: true };
  assert.deepEqual(criteria(), [identifiers, k]);
  assert.deepEqual(criteria('--sensitive', 'hobby'), [identifiers, k, { name: 'l', limit: 2, value: 1, holds: false }]);
});

test('an empty table has no risk', () => {
  for (const text of ['', 'a,b\n']) {
    const { rows, classes, overall } = measured(write('nothing.csv', text), '--rows');
    assert.equal(rows, 0);
    assert.deepEqual(classes, {
      k: 0,
      count: 0,
      largest: 0,
      sizes: {},
      uniqueRows: 0,
      rowsBelow: { 2: 0, 3: 0, 5: 0, 11: 0, 20: 0 },
      distinction: 0,
      optMean: 0,
      optMode: 0,
      rows: [],
    });
    const { orr, entropyMax, entropyExperience, entropyData } = overall;
    assert.deepEqual([orr, entropyMax, entropyExperience, entropyData], [0, 0, 0, 0]);
  }
});

const refused: readonly (readonly [args: readonly string[], sentence: RegExp])[] = [
  [[], /Name a file to measure/],
  [[small, small], /measure takes no more/],
  [[small, '--only', 'everything'], /--only takes columns, classes, knowledge, overall, .*, protected, verdict\./],
  [[small, '--missing', 'none'], /--missing is one of value, wildcard, ignore, distinct\./],
  [[small, '--qi', 'sex,hair'], /There is no column "hair"\. It has sex, age, flag\./],
  [[small, '--qi', 'hair', '--only', 'classes'], /There is no column "hair"\. It has sex, age, flag\./],
  [[folder], /This is a folder, not a file\./],
];
for (const [args, sentence] of refused) {
  test(`quasi measure ${args.map((arg) => arg.replace(folder, '')).join(' ')}: one line and exit code 2`, () => {
    const { code, out, err } = quasi(['measure', ...args]);
    assert.equal(code, 2);
    assert.match(err, sentence);
    assert.match(err, /^quasi: [^\n]+\n$/);
    assert.equal(out, '');
  });
}
