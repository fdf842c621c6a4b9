/** Scoring on tables whose classes are known: what is counted, and that nothing but Fig. 6 and noise look at the truth. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluateFrequencies } from '@quasi/shared/measures/frequency';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import { type CodedTable, drain, fromCodes } from '../data.ts';
import { knownClasses } from './knownClasses.ts';
import { scoredBy } from './quality.ts';

function randomTable(): CodedTable {
  const random = seededRandom(5);
  const first = Array.from({ length: 400 }, () => randomBelow(random, 1 + randomBelow(random, 12)));
  const second = first.map((value) => (random() < 0.7 ? value : randomBelow(random, 12)));
  const third = Array.from({ length: 400 }, () => randomBelow(random, 5));
  return fromCodes(['a', 'b', 'c'], [first, second, third], 400);
}

test('a class is known by the frequencies of its values and its strongest pair', () => {
  const table = fromCodes(
    ['a', 'b'],
    [
      [0, 0, 0, 1],
      [0, 0, 1, 1],
    ],
    4,
  );
  const { sizes, frequenciesOf, pairOf } = knownClasses(table);
  const known = Array.from(sizes, (size, one) => [size, ...frequenciesOf(one), pairOf(one)?.both]);
  assert.deepEqual(known.sort(), [
    [1, 1, 2, 1],
    [1, 3, 2, 1],
    [2, 3, 2, 2],
  ]);
});

test('areas are those of the product', () => {
  const table = randomTable();
  const { rows, sizes, frequenciesOf, pairOf } = knownClasses(table);
  const frequencies = table.columns.map((_, column) => Uint32Array.from(sizes, (_, one) => frequenciesOf(one)[column]));
  const product = drain(evaluateFrequencies({ rows, sizes, frequencies, dependentPair: pairOf }, 3));
  const scored = scoredBy(table).get(3);
  assert.equal(scored?.quality.printed.auc, product.auc);
  assert.equal(scored?.quality.rectified.auc, product.aucRectified);
  assert.equal(scored?.quality.asPrinted.auc, product.aucAsPrinted);
  assert.ok(Math.abs((scored?.positiveRate ?? 0) - product.positiveRate) < 1e-12);
});

test('of two columns that depend, the tree knows the pairs and so the truth', () => {
  const { columns } = randomTable();
  const two = fromCodes(['a', 'b'], [columns[0].values, columns[1].values], 400);
  const quality = scoredBy(two).get(3)?.quality.tree;
  assert.equal(quality?.auc, 1);
  assert.equal(quality?.brier, 0);
  assert.equal(quality?.precision, 1);
  assert.equal(quality?.recall, 1);
});

test('tenths hold all rows', () => {
  const tenths = scoredBy(randomTable()).get(2)?.quality.printed.tenths ?? [];
  assert.ok(Math.abs(tenths.reduce((sum, { rows }) => sum + rows, 0) - 1) < 1e-12);
});

test('curves go from none to all, and their areas are those of the scores', () => {
  for (const [, { quality }] of scoredBy(randomTable())) {
    const { curve, auc } = quality.printed;
    if (!curve || auc === undefined) continue;
    assert.equal(curve.at(-1), 1);
    assert.ok(curve.every((found, i) => i === 0 || found >= curve[i - 1]));
    const area = curve.slice(1).reduce((sum, found, i) => sum + (found + curve[i]) / 2 / (curve.length - 1), 0);
    assert.ok(Math.abs(area - auc) < 0.03, `${area} ${auc}`);
  }
});
