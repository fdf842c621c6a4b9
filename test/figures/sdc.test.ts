/** Figures of the tables of sdcMicro. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataFile } from './data.ts';
import { measured } from './quasi.ts';

test('the household survey has the classes that sdcMicro counts', () => {
  const { rows, classes } = measured(
    dataFile('sdc/testdata.csv'),
    '--qi',
    'urbrur,roof,walls,water,electcon,relat,sex',
  );
  assert.equal(rows, 4580);
  assert.equal(classes.count, 412);
  assert.equal(classes.uniqueRows, 157);
  assert.equal(classes.rowsBelow['3'], 281);
  assert.equal(classes.rowsBelow['5'], 458);
  assert.equal(classes.largest, 176);
});

const frequencies: readonly (readonly [file: string, frequencies: readonly number[]])[] = [
  ['sdcmicro_freqcalc', [3, 1, 3, 1, 2, 2, 1, 3]],
  // A missing cell taken as one more value, which is not sdcMicro's own reading of it.
  ['sdcmicro_freqcalc_na', [2, 1, 1, 1, 2, 2, 1, 2]],
  ['sdcmicro_freqcalc_na_column', [3, 3, 1, 3, 3, 3, 1, 3]],
];
for (const [file, expected] of frequencies) {
  test(`${file}: the class size of each row`, () => {
    const { classes } = measured(dataFile(`paper_examples/${file}.csv`), '--qi', 'A,B,C', '--rows');
    assert.deepEqual(classes.rows, expected);
  });
}
