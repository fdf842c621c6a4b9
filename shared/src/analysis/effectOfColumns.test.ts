import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { embedded } from '../counts/index.ts';
import { drawn } from '../testing/index.ts';
import { riskOn } from './effectOfColumns.ts';
import { drain } from './progress.ts';
import { tableOf } from './testTable.ts';

const value = fc.constantFrom('a', 'b', 'c');
const rows = fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 30 });

/** Counted with strings in a map, as anybody would. */
function byMap(table: readonly (readonly string[])[], columns: readonly number[], target: number) {
  const sizes = new Map<string, number>();
  const keyOf = (row: readonly string[]) => columns.map((column) => row[column]).join();
  for (const row of table) sizes.set(keyOf(row), (sizes.get(keyOf(row)) ?? 0) + 1);
  const sizeOfRow = table.map((row) => sizes.get(keyOf(row)) as number);
  return {
    k: Math.min(...sizeOfRow),
    uniqueRows: sizeOfRow.filter((size) => size === 1).length,
    rowsBelow: sizeOfRow.filter((size) => size < target).length,
  };
}

test('the risk on any columns is what counting by hand gives', () => {
  fc.assert(
    fc.property(rows, fc.subarray([0, 1, 2], { minLength: 1 }), fc.integer({ min: 1, max: 6 }), (body, columns, k) => {
      const table = tableOf(['x,y,z', ...body.map((row) => row.join(','))]);
      const risk = drain(riskOn(embedded(table), columns, k));
      assert.ok(risk);
      const { orr, ...counted } = risk;
      assert.deepEqual(counted, byMap(body, columns, k));
      assert.ok(orr > 0 && orr <= 1);
    }),
    drawn(100),
  );
});

test('without columns or rows there is nothing to compare', () => {
  assert.equal(drain(riskOn(embedded(tableOf(['x,y', '1,2'])), [], 5)), undefined);
  assert.equal(drain(riskOn(embedded(tableOf(['x,y'])), [0], 5)), undefined);
});
