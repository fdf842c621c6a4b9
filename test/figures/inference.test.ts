/** Attribute inference on shared tables equals a count row by row, and the numbers that a program in Python gave for Adult. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { dataFile } from './data.ts';
import { quasi } from './quasi.ts';

interface Inferred {
  readonly sensitive: string;
  readonly rows: number;
  readonly fromFile: { readonly right: number; readonly drawn: number };
  readonly fromAlike: { readonly right: number; readonly drawn: number };
  readonly alone: number;
  readonly gained: number;
  readonly certain: number;
}

function inferred(file: string, compared: readonly string[], sensitive: string): Inferred {
  const options = ['--qi', compared.join(','), '--sensitive', sensitive, '--only', 'inference', '--header'];
  const { code, out, err } = quasi(['measure', dataFile(file), ...options]);
  assert.equal(code, 0, err);
  return JSON.parse(out).inference[0];
}

type Row = Readonly<Record<string, string>>;

/** Row by row, with sums of counts in place of the formulas. */
function recounted(rows: readonly Row[], compared: readonly string[], sensitive: string) {
  const classes = new Map<string, Map<string, number>>();
  const whole = new Map<string, number>();
  const keyOf = (row: Row) => JSON.stringify(compared.map((column) => row[column]));
  const add = (counts: Map<string, number>, value: string, times: number) =>
    counts.set(value, (counts.get(value) ?? 0) + times);
  for (const row of rows) {
    const counts = classes.get(keyOf(row)) ?? new Map<string, number>();
    classes.set(keyOf(row), counts);
    add(counts, row[sensitive], 1);
    add(whole, row[sensitive], 1);
  }
  const sums = { rightFile: 0, drawnFile: 0, right: 0, drawn: 0, alone: 0 };
  for (const row of rows) {
    const own = row[sensitive];
    const like = classes.get(keyOf(row)) ?? whole;
    for (const counts of [like, whole]) add(counts, own, -1);
    const fromFile = guessed(whole, own);
    const isAlone = [...like.values()].every((count) => count === 0);
    const fromAlike = isAlone ? fromFile : guessed(like, own);
    for (const counts of [like, whole]) add(counts, own, 1);
    sums.rightFile += fromFile.right;
    sums.drawnFile += fromFile.drawn;
    sums.right += fromAlike.right;
    sums.drawn += fromAlike.drawn;
    if (isAlone) sums.alone++;
  }
  const mean = (sum: number) => sum / rows.length;
  return {
    fromFile: { right: mean(sums.rightFile), drawn: mean(sums.drawnFile) },
    fromAlike: { right: mean(sums.right), drawn: mean(sums.drawn) },
    alone: mean(sums.alone),
  };
}

function guessed(others: ReadonlyMap<string, number>, own: string): { right: number; drawn: number } {
  const counts = [...others.values()];
  const most = Math.max(...counts);
  const mine = others.get(own) ?? 0;
  return {
    right: mine === most ? 1 / counts.filter((count) => count === most).length : 0,
    drawn: mine / counts.reduce((sum, count) => sum + count, 0),
  };
}

function isNear(found: number, expected: number): void {
  assert.ok(Math.abs(found - expected) < 1e-9, `${found}, not ${expected}`);
}

const tables: readonly (readonly [file: string, delimiter: string, compared: readonly string[], sensitive: string])[] =
  [
    ['adult/arx_adult.csv', ';', ['sex', 'age', 'race'], 'occupation'],
    ['adult/arx_adult.csv', ';', ['sex', 'age', 'race', 'education', 'workclass'], 'salary-class'],
    ['sdc/testdata.csv', ',', ['urbrur', 'roof', 'sex', 'relat'], 'water'],
  ];

for (const [file, delimiter, compared, sensitive] of tables) {
  test(`${sensitive} of ${file} from ${compared.join(', ')}, counted row by row`, () => {
    const found = inferred(file, compared, sensitive);
    const text = readFileSync(dataFile(file), 'utf8');
    const rows: Row[] = parse(text, { columns: true, delimiter, bom: true });
    const known = rows.filter((row) => !['', 'NA'].includes(row[sensitive]));
    assert.equal(found.rows, known.length);
    const expected = recounted(known, compared, sensitive);
    isNear(found.fromFile.right, expected.fromFile.right);
    isNear(found.fromFile.drawn, expected.fromFile.drawn);
    isNear(found.fromAlike.right, expected.fromAlike.right);
    isNear(found.fromAlike.drawn, expected.fromAlike.drawn);
    isNear(found.alone, expected.alone);
  });
}

test('Adult by sex, age and race: the numbers of another program', () => {
  const occupation = inferred('adult/arx_adult.csv', ['sex', 'age', 'race'], 'occupation');
  isNear(occupation.fromAlike.right, 0.214167542887455);
  isNear(occupation.gained, 0.014190040448246);
  isNear(occupation.certain, 0.00298388701014521);
  const salary = inferred('adult/arx_adult.csv', ['sex', 'age', 'race'], 'salary-class');
  isNear(salary.fromAlike.drawn, 0.6855236549396);
  isNear(salary.gained, 0.421324845832504);
  isNear(salary.certain, 0.0976725681320867);
});
