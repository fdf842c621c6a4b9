/** What R3A expects of a table with the statistics of ARX's Adult, against what is true of it (privacy.md, G). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataFile } from './data.ts';
import { measured, quasi } from './quasi.ts';

const nine = 'sex,age,race,marital-status,education,native-country,workclass,occupation,salary-class';

/** Columns, overall risk, and the risk to expect, both to four digits. */
const figures: readonly (readonly [columns: string, actual: number, expected: number])[] = [
  ['sex,age', 0.0047, 0.0047],
  ['age,education', 0.0308, 0.031],
  ['sex,age,race', 0.0175, 0.0185],
  [nine, 0.6466, 0.831],
];

for (const [columns, actual, expected] of figures) {
  test(`${columns}: ${actual}, expected ${expected}`, () => {
    const { overall } = measured(dataFile('adult/arx_adult.csv'), '--qi', columns, '--only', 'overall');
    assert.equal(overall.orr.toFixed(4), actual.toFixed(4));
    // The last one was found by shuffling; the convolution on a grid is .8306.
    assert.ok(
      Math.abs(overall.expectedOrr - expected) <= (columns === nine ? 6e-4 : 6e-5),
      String(overall.expectedOrr),
    );
  });
}

test("CorrectMatch's table of three rows: uniqueness 1/3, correctness 2/3", () => {
  const { code, out } = quasi(['measure', '-', '--header', '--qi', 'a,b'], 'a,b\n1,0\n1,0\n0,1\n');
  assert.equal(code, 0);
  const { rows, classes, overall } = JSON.parse(out);
  assert.equal(classes.uniqueRows / rows, 1 / 3);
  assert.equal(overall.orr, 2 / 3);
});

test('SUDA: the contributions of three rows agree with sdcMicro', () => {
  const { out } = quasi(
    ['measure', '-', '--header', '--columns', 'a,b,c', '--only', 'suda'],
    'a,b,c\n2,0,0\n1,3,6\n1,0,0\n',
  );
  assert.deepEqual(JSON.parse(out).suda.contributions, { a: 50, b: 37.5, c: 37.5 });
});
