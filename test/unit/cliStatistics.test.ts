/** `quasi statistics`, run as a process: the numbers it lists for a small table, the numbers it keeps back, and its refusals. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-statistics-'));
after(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const rows = Array.from(
  { length: 40 },
  (_, i) => `p${i}@x.org,${['f', 'm', ''][i % 3]},${20 + (i % 6)},${i === 7 ? 'rare' : 'usual'}`,
);
const text = `email,sex,age,"__proto__"\n${rows.join('\n')}\n`;
const file = write('people.csv', text);

function statistics(...args: string[]) {
  const { code, out, err } = quasi(['statistics', ...args]);
  assert.equal(code, 0, err);
  return { ...JSON.parse(out), err };
}

test('columns, roles and counts of their values, in their natural order; identifiers are left out and named', () => {
  const { err, ...told } = statistics(file, '--qi', 'sex,age,__proto__');
  const [role, kind] = ['quasi-identifier', 'category'];
  assert.deepEqual(told, {
    statistics: 1,
    rows: 40,
    columns: [
      {
        name: 'sex',
        role,
        kind,
        missing: 13,
        frequencies: [
          ['f', 14],
          ['m', 13],
        ],
      },
      {
        name: 'age',
        role,
        kind: 'age',
        missing: 0,
        frequencies: [
          ['20', 7],
          ['21', 7],
          ['22', 7],
          ['23', 7],
          ['24', 6],
          ['25', 6],
        ],
      },
      {
        name: '__proto__',
        role,
        kind,
        missing: 0,
        frequencies: [
          ['rare', 1],
          ['usual', 39],
        ],
      },
    ],
    leftOut: ['email'],
  });
  assert.match(err, /left out as identifiers, subjects or free text: email; name the columns with --columns\./);
  assert.match(err, /1 value occurs in one row only, and is listed; --suppress-below N keeps small counts back\./);
});

test('small counts are told in sum, values withheld, and pairs added where that is asked for', () => {
  const { columns, below, pairs, tree, err } = statistics(
    file,
    ...['--qi', 'sex,age,__proto__', '--suppress-below', '7', '--withhold', 'sex', '--pairs', '--tree', '--quiet'],
  );
  assert.equal(err, '');
  assert.equal(below, 7);
  assert.deepEqual(columns[0].counts, [14, 13]);
  assert.equal(columns[0].frequencies, undefined);
  assert.deepEqual(columns[1].suppressed, { values: 2, records: 12 });
  assert.deepEqual(columns[2].suppressed, { values: 2, records: 40 });
  assert.deepEqual(columns[2].frequencies, []);
  assert.equal(pairs, undefined, 'no pair is strong among those whose values are told');
  assert.ok(Array.isArray(tree));
});

test('an empty cell is a value where only other texts mean a missing one, and is read again as such', () => {
  const own = write(
    'empty.csv',
    `a,b\n${Array.from({ length: 30 }, (_, i) => `${['', 'NA', 'x'][i % 3]},${i % 4}`).join('\n')}\n`,
  );
  const asked = ['--missing-tokens', 'NA', '--qi', 'a,b'];
  const { out } = quasi(['statistics', own, ...asked]);
  const [column] = JSON.parse(out).columns;
  assert.deepEqual(
    [column.missing, column.frequencies],
    [
      10,
      [
        ['', 10],
        ['x', 10],
      ],
    ],
  );
  const measured = JSON.parse(quasi(['measure', own, ...asked, '--only', 'overall']).out);
  const read = quasi(['predict', '-', '--record', 'a=,b=0', '--against', `${own}:0.5`, '--missing-tokens', 'NA'], out);
  assert.equal(read.code, 0, read.err);
  const predicted = JSON.parse(read.out);
  assert.equal(predicted.overall.expectedOrr, measured.overall.expectedOrr);
  assert.equal(predicted.record.isUnseen, false);
  assert.deepEqual([predicted.record.unknown, predicted.record.neverMissing], [[], []]);
});

test('standard input, a file to write to, and a table without rows', () => {
  const out = join(folder, 'people.stats.json');
  const printed = quasi(['statistics', '-', '--qi', 'sex,age', '--quiet'], text).out;
  assert.equal(quasi(['statistics', file, '--qi', 'sex,age', '--quiet', '-o', out]).out, '');
  assert.equal(readFileSync(out, 'utf8'), printed);
  const empty = quasi(['statistics', '-', '--qi', 'a,b', '--header', '--quiet'], 'a,b\n');
  assert.equal(empty.code, 0);
  assert.deepEqual(
    JSON.parse(empty.out).columns.map(({ frequencies }: { frequencies: unknown }) => frequencies),
    [[], []],
  );
});

test('what cannot be done is said in a line', () => {
  const said = (...args: string[]) => {
    const { code, out, err } = quasi(['statistics', ...args]);
    assert.deepEqual([code, out], [2, '']);
    return err;
  };
  assert.match(said(), /Name a file to take statistics of/);
  assert.match(said(file, 'other.csv'), /Name one file/);
  assert.match(
    said(file, '--columns', 'salary'),
    /people\.csv: There is no column "salary"\. It has email, sex, age, __proto__\./,
  );
  assert.match(said(file, '--suppress-below', '1'), /--suppress-below needs a whole number from 2 to 1000000\./);
  assert.match(said(file, '-o', file), /is not written over/);
  assert.match(said(write('twice.csv', 'a,a\n1,2\n')), /Two columns are called "a"; statistics need a name for each\./);
});

test('where several rows are about one person, counts are of rows and what is kept back of people, and both are said', () => {
  const visits = Array.from({ length: 20 }, (_, person) =>
    Array.from({ length: 6 }, (_, i) => `u${person},${person === 0 ? 'own' : 'abc'[i % 3]}`),
  ).flat();
  const own = write('visits.csv', `customer_id,shop\n${visits.join('\n')}\n`);
  const all = statistics(own, '--qi', 'shop');
  assert.match(
    all.err,
    /several rows can be about one person \(customer_id\), and the counts are those of rows: a value with many/,
  );
  const { columns, err } = statistics(own, '--qi', 'shop', '--columns', 'shop', '--suppress-below', '5');
  assert.match(err, /kept back is what fewer than 5 people have/);
  assert.doesNotMatch(err, /--qi/);
  const other = statistics(own, '--qi', 'shop', '--columns', 'customer_id');
  assert.match(other.err, /--qi has no effect on what --columns leaves out: shop\./);
  assert.ok(columns[0].frequencies.every(([value]: [string]) => value !== 'own'));
});
