/** Lines are those of an editor's gutter, whatever stands in cells and however lines end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf } from './lineOf.ts';
import { factsOf } from './testFacts.ts';

function linesOf(text: string, rows: readonly number[]): number[] {
  const { text: written } = factsOf(text, { header: 'yes' });
  assert.ok(written);
  return rows.map((row) => lineOf(written, row));
}

test('a row is on the line where its record begins, the header on line 1', () => {
  assert.deepEqual(linesOf('a,b\n1,2\n3,4\n', [-1, 0, 1]), [1, 2, 3]);
  assert.deepEqual(linesOf('a,b\r\n1,2\r\n3,4\r\n', [0, 1]), [2, 3]);
  assert.deepEqual(linesOf('a,b\r1,2\r3,4\r', [0, 1]), [2, 3]);
});

test('line breaks inside cells and blank lines count', () => {
  assert.deepEqual(linesOf('a,b\n"1\n1",2\n\n3,4\n', [0, 1]), [2, 5]);
});

test('far into a text each record counts as one line', () => {
  const rows = 80_000;
  assert.deepEqual(linesOf(`a,b\n${'1,22\n'.repeat(rows)}`, [10, rows - 1]), [12, rows + 1]);
});
