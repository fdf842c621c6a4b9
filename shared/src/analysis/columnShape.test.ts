import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../rules/testFacts.ts';
import { type ColumnShape, columnShape } from './columnShape.ts';
import { drain } from './progress.ts';

function shapeOf(values: readonly string[], kind: 'number' | 'date' | 'category', most = 1000): ColumnShape {
  const { table } = factsOf(`a,b\n${values.map((value) => `${value},x`).join('\n')}\n`, { header: 'yes' });
  return drain(columnShape(table.columns[0].dictionary, kind, most));
}

const numbers = Array.from({ length: 17 }, (_, i) => String(i));

test('numbers are put in equal parts of their range; the largest is in the last one', () => {
  assert.deepEqual(shapeOf(numbers, 'number'), { along: 'range', rows: [...Array(15).fill(1), 2] });
  assert.deepEqual(shapeOf([...numbers, '0', '0', '1600', 'NA', ''], 'number').rows, [19, ...Array(14).fill(0), 1]);
});

test('few numbers, and what are no numbers, go by frequency', () => {
  assert.deepEqual(shapeOf(['3', '1', '3', '2', '3', '1'], 'number'), { along: 'rank', rows: [3, 2, 1] });
  assert.deepEqual(shapeOf([...numbers, 'a', 'b'], 'number').along, 'rank');
  assert.deepEqual(
    shapeOf(
      [...numbers, ...numbers].map((n) => `v${n}`),
      'category',
    ).rows,
    Array(16).fill(2),
  );
});

test('dates and years go by time', () => {
  const days = Array.from({ length: 28 }, (_, i) => `2024-02-${String(i + 1).padStart(2, '0')}`);
  const { along, rows } = shapeOf([...days, '2024-02-01'], 'date');
  assert.equal(along, 'range');
  assert.equal(rows[0], 3);
  assert.equal(
    rows.reduce((sum, count) => sum + count),
    29,
  ); // prettier-ignore
  assert.equal(
    shapeOf(
      Array.from({ length: 20 }, (_, i) => String(1980 + i)),
      'date',
    ).along,
    'range',
  ); // prettier-ignore
});

test('a column without values has no shape', () => {
  assert.deepEqual(shapeOf(['', 'NA'], 'number'), { along: 'rank', rows: [] });
});

test('of many values some are looked at, evenly spread', () => {
  const many = Array.from({ length: 1600 }, (_, i) => String(i));
  const { rows } = shapeOf(many, 'number', 160);
  assert.ok(
    rows.every((count) => count >= 8 && count <= 12),
    String(rows),
  );
  assert.deepEqual(shapeOf(['c', 'a', 'b', 'a'], 'category', 1).rows, [2, 1, 1]);
});
