/** `quasi explain`, run as a process: cards as text, numbers as JSON, and what is said if it cannot be done. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-explain-'));
after(() => rmSync(folder, { recursive: true }));
const people = join(folder, 'people.csv');
writeFileSync(people, 'sex,age,zip\nf,30,1\nf,30,1\nf,30,2\nm,30,1\nm,40,3\n');
const named = ['--qi', 'sex,age,zip'];

function explained(...args: readonly string[]): string {
  const { code, out, err } = quasi(['explain', people, ...named, ...args]);
  assert.equal(err, '');
  assert.equal(code, 0);
  return out;
}

test('a row: its card as text', () => {
  const out = explained('--row', '4');
  assert.match(
    out,
    /^Line 5\nIt is unique: none of the other 4 rows has its values of sex, age, zip\.\nSomeone who knows sex, age of/,
  );
  assert.match(out, /\nAt least 2 rows +0\.38 \(0\.23\)\n/);
});

test('a row: its numbers, counted by hand', () => {
  const { suda, population, indistinguishable, calibrated, ...rest } = JSON.parse(
    explained('--row', '4', '--json', '--population', '50'),
  );
  assert.deepEqual(rest, {
    row: 4,
    rows: 5,
    quasiIdentifiers: ['sex', 'age', 'zip'],
    attacker: 'default',
    kappa: null,
    classSize: 1,
    target: 5,
    toTarget: 4,
    risk: 1,
    attackRisk: 1,
    setCount: 2,
    sets: [
      ['sex', 'age'],
      ['sex', 'zip'],
    ],
    blank: ['sex'],
    without: [
      { column: 'sex', classSize: 3 },
      { column: 'age', classSize: 1 },
      { column: 'zip', classSize: 1 },
    ],
    coarser: [],
    // 1/5 without knowing anything, 1/2, 1/4 and 1/3 by one of them, 1, 1 and 1/3 by two, 1 by all.
    shares: [
      { column: 'sex', share: 0.3 / 3 + (0.75 + 2 / 3) / 6 + 2 / 9 },
      { column: 'age', share: 0.05 / 3 + 0.5 / 6 },
      { column: 'zip', share: (1 / 3 - 1 / 5) / 3 + (0.5 + 1 / 12) / 6 },
    ],
    rank: 3,
    cells: [
      { column: 'sex', rows: 2 },
      { column: 'age', rows: 4 },
      { column: 'zip', rows: 3 },
    ],
  });
  assert.ok(Math.abs(indistinguishable['2'] - 3 / 13) < 1e-12);
  assert.deepEqual(Object.keys(indistinguishable), ['2', '3', '5', '10', '20']);
  assert.equal(calibrated['2'], 0.375);
  assert.equal(population.size, 50);
  assert.equal(population.rate, 0.1);
  // Two sets of 2 of 3 columns count 1! each.
  assert.equal(suda.score, 2);
});

test('the scores of SUDA are those that measure prints', () => {
  const { code, out } = quasi(['measure', people, ...named, '--only', 'suda', '--population', '50']);
  assert.equal(code, 0);
  for (const { row, score, disSuda } of JSON.parse(out).suda.rows) {
    const { suda } = JSON.parse(explained('--row', String(row), '--json', '--population', '50'));
    assert.deepEqual([suda.score, suda.disSuda], [score, disSuda]);
  }
});

test('the scores of SUDA are on the quasi-identifiers, as all that is told of a row', () => {
  const ill = join(folder, 'ill.csv');
  writeFileSync(ill, 'sex,age,diagnosis\nf,30,E11\nf,30,I10\nm,30,E11\nm,30,E11\n');
  const { out } = quasi(['explain', ill, '--qi', 'sex,age', '--row', '2', '--json']);
  const { classSize, suda } = JSON.parse(out);
  // On the diagnosis it would be alone.
  assert.deepEqual([classSize, suda.score, suda.disSuda], [2, 0, 0]);
});

test('a column and a file', () => {
  assert.match(explained('--column', 'age'), /^age\nQuasi-identifier/);
  const column = JSON.parse(explained('--column', 'age', '--json'));
  assert.deepEqual([column.column, column.role, column.distinct], ['age', 'quasi-identifier', 2]);
  assert.deepEqual(column.shape, { along: 'rank', rows: [4, 1] });
  assert.match(
    explained(),
    /\nNot ready for default: .*\nThis is judged against the attacker default, who knows all compared columns\.\n/,
  );
  const file = JSON.parse(explained('--json'));
  assert.deepEqual([file.k, file.uniqueRows, file.orr, file.verdict.ready], [1, 3, 0.8, false]);
  assert.deepEqual(
    file.matches.map(({ rate }: { rate: number }) => rate),
    [0.01, 0.1, 0.5],
  );
});

test('the options that a check takes count here too', () => {
  assert.match(explained('--row', '1', '--k', '2'), /It reaches the target of 2\./);
  assert.match(explained('--row', '4', '--attacker', 'acquaintance'), /attacker acquaintance tries and finds it +30 %/);
  assert.match(quasi(['explain', '-', '--row', '1', '--qi', 'a'], 'a,b\n1,2\n').out, /^Line 2\nIt is the only row/);
});

test('no value of a cell is told', () => {
  writeFileSync(join(folder, 'secret.csv'), 'name,zq1\nzqann,zqx\nzqbob,zqx\nzqbob,zqy\n');
  const file = join(folder, 'secret.csv');
  for (const asked of [[], ['--row', '1'], ['--column', 'name']]) {
    for (const form of [[], ['--json']]) {
      const { out } = quasi(['explain', file, '--qi', 'name,zq1', ...asked, ...form]);
      assert.doesNotMatch(out.replaceAll(folder, ''), /zq[a-z]/);
    }
  }
});

const refused: readonly (readonly [args: readonly string[], said: RegExp])[] = [
  [['--row', '6'], /There is no row 6: it has 5 data rows\./],
  [['--row', '0'], /--row counts data records from 1\./],
  [['--row', 'one'], /--row needs a whole number\./],
  [['--column', 'nobody'], /There is no column "nobody"\. It has sex, age, zip\./],
  [['--row', '1', '--column', 'age'], /only one of them/],
  [['--population', '4'], /its population cannot be smaller/],
  [['other.csv'], /explain takes no more/],
];
for (const [args, said] of refused) {
  test(`refused: ${args.join(' ')}`, () => {
    const { code, out, err } = quasi(['explain', people, ...args]);
    assert.equal(code, 2);
    assert.equal(out, '');
    assert.match(err, said);
    assert.equal(err.trim().split('\n').length, 1);
  });
}
