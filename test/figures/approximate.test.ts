/** Approximate matching on shared tables: as many rows stay unique as a comparison of all pairs finds, and as a program in Python counted in Adult. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { dataFile } from './data.ts';
import { quasi } from './quasi.ts';

interface Approximate {
  readonly uniqueRows: number;
  readonly belowRows: number;
  readonly exactly: { readonly unique: number };
}

function approximate(input: string, compared: readonly string[], within: string): Approximate {
  const options = ['--header', '--qi', compared.join(','), '--within', within, '--only', 'approximate'];
  const { code, out, err } = quasi(['measure', '-', ...options], input);
  assert.equal(code, 0, err);
  return JSON.parse(out).approximate;
}

type Row = Readonly<Record<string, string>>;
type Alike = (one: string, other: string) => boolean;

const byNumber =
  (within: number): Alike =>
  (one, other) =>
    Math.abs(Number(one) - Number(other)) <= within;

/** One character replaced, put in or left out. */
const byEdit: Alike = (one, other) => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return short.slice(same + 1) === long.slice(same + 1) || short.slice(same) === long.slice(same + 1);
};

function recounted(rows: readonly Row[], compared: readonly string[], alike: Readonly<Record<string, Alike>>) {
  const equal: Alike = (one, other) => one === other;
  const tests = compared.map((column) => [column, alike[column] ?? equal] as const);
  const matches = rows.map(
    (row) => rows.filter((other) => tests.every(([column, are]) => are(row[column], other[column]))).length,
  );
  return {
    uniqueRows: matches.filter((count) => count === 1).length,
    belowRows: matches.filter((count) => count < 5).length,
  };
}

/** Rows from the beginning: pairs grow with the square. */
const FIRST = 4000;

function first(file: string): string {
  return readFileSync(dataFile(file), 'utf8')
    .split(/\r?\n/)
    .slice(0, FIRST + 1)
    .join('\n');
}

const tables: readonly (readonly [
  file: string,
  delimiter: string,
  compared: readonly string[],
  within: string,
  alike: Readonly<Record<string, Alike>>,
])[] = [
  [
    'adult/arx_adult.csv',
    ';',
    ['sex', 'age', 'education', 'occupation'],
    'age=2,education=1',
    { age: byNumber(2), education: byEdit },
  ],
  [
    'sdc/testdata.csv',
    ',',
    ['age', 'sex', 'expend', 'relat'],
    'age=3,expend=1000000',
    { age: byNumber(3), expend: byNumber(1_000_000) },
  ],
];

for (const [file, delimiter, compared, within, alike] of tables) {
  test(`${file}, ${within}: all pairs of the first ${FIRST} rows`, () => {
    const input = first(file);
    const rows: Row[] = parse(input, { columns: true, delimiter, bom: true });
    const { uniqueRows, belowRows } = approximate(input, compared, within);
    assert.deepEqual({ uniqueRows, belowRows }, recounted(rows, compared, alike));
  });
}

test('Adult with the age off by one: the numbers of another program', () => {
  const compared = ['sex', 'age', 'race', 'education', 'native-country', 'occupation'];
  const input = readFileSync(dataFile('adult/arx_adult.csv'), 'utf8');
  const { uniqueRows, belowRows, exactly } = approximate(input, compared, 'age=1');
  assert.deepEqual([uniqueRows, belowRows], [4460, 8396]);
  assert.equal(Math.round(exactly.unique * 30_162), 6871);
});
