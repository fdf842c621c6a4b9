/** The published figures of the Adult data set, in its three editions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataFile } from './data.ts';
import { measured } from './quasi.ts';

const arxColumns = 'sex,age,race,marital-status,education,native-country,workclass,occupation,salary-class';

test("ARX's edition has the risks that ARX's tests state", () => {
  const { rows, classes, overall, quasiIdentifiers } = measured(dataFile('adult/arx_adult.csv'), '--qi', arxColumns);
  assert.equal(rows, 30162);
  assert.deepEqual(quasiIdentifiers, arxColumns.split(','));
  assert.equal(classes.count, 19502);
  assert.equal(classes.uniqueRows, 15512);
  assert.equal(classes.uniqueRows / rows, 0.5142895033485844);
  assert.equal(classes.largest, 45);
  assert.equal(classes.rowsBelow['5'], 23470);
  assert.equal(overall.orr, 0.6465751607983555);
});

test('the numbers are the same when only the columns in question are read', () => {
  const all = measured(dataFile('adult/arx_adult.csv'), '--qi', 'age,sex,race');
  const few = measured(dataFile('adult/arx_adult.csv'), '--qi', 'age,sex,race', '--only', 'classes,overall');
  assert.deepEqual(few.classes, all.classes);
  assert.deepEqual(few.overall, all.overall);
});

test('the UCI edition has 24 duplicate rows and the numbers of values that Ito prints', () => {
  const { rows, duplicateRows, columns } = measured(dataFile('adult/adult.csv'), '--missing-tokens', 'none');
  const distinct = new Map(columns.map((column) => [column.name, column.distinct]));
  assert.equal(rows, 32561);
  assert.equal(columns.length, 15);
  assert.equal(duplicateRows, 24);
  assert.equal(distinct.get('age'), 73);
  assert.equal(distinct.get('occupation'), 15);
  assert.equal(distinct.get('marital-status'), 7);
  assert.equal(distinct.get('race'), 5);
});

test('the original file has no header, and trimmed the same values', () => {
  const { rows, duplicateRows, columns } = measured(dataFile('adult/adult.data'), '--missing-tokens', 'none', '--trim');
  const named = measured(dataFile('adult/adult.csv'), '--missing-tokens', 'none');
  assert.equal(rows, 32561);
  assert.equal(duplicateRows, 24);
  assert.deepEqual(
    columns.map(({ name: _, role: _role, kind: _kind, ...numbers }) => numbers),
    named.columns.map(({ name: _, role: _role, kind: _kind, ...numbers }) => numbers),
  );
});

for (const k of [3, 10, 20]) {
  test(`pyCANON's edition for k = ${k} is ${k}-anonymous`, () => {
    const columns = 'age,education,occupation,relationship,sex,native-country';
    assert.equal(measured(dataFile(`adult/pycanon_adult_k${k}.csv`), '--qi', columns).classes.k, k);
  });
}
