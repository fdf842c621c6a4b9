/** Dependencies on tables small enough to know them by heart. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromCodes } from './data.ts';
import { dependenciesAmong, dependenciesOf, strongestDependency } from './dependencies.ts';

const zip = Array.from({ length: 60 }, (_, row) => row % 6);
const county = zip.map((value) => Math.floor(value / 3));
const other = Array.from({ length: 60 }, (_, row) => Math.floor(row / 6) % 2);

test('a column depends completely on one it follows from, and less the other way', () => {
  const { raw } = dependenciesOf(fromCodes(['zip', 'county'], [zip, county], 60));
  assert.equal(raw[1][0], 1);
  assert.ok(Math.abs(raw[0][1] - 1 / Math.log2(6)) < 1e-12);
});

test('columns that are crossed evenly do not depend', () => {
  const table = fromCodes(['zip', 'other'], [zip, other], 60);
  assert.deepEqual(dependenciesOf(table).raw, [
    [0, 0],
    [0, 0],
  ]);
  assert.equal(strongestDependency(table), 0);
});

test('the strongest dependency is the largest of all', () => {
  const table = fromCodes(['zip', 'county', 'other'], [zip, county, other], 60);
  const { raw, tree } = dependenciesOf(table);
  assert.equal(strongestDependency(table), Math.max(...raw.flat()));
  assert.ok(tree.some(({ parent, child }) => parent + child === 1));
  assert.deepEqual(dependenciesAmong(raw, [0, 2]), [
    [0, 0],
    [0, 0],
  ]);
});
