import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { csvPieces } from '../table/testTexts.ts';
import { drawn } from '../testing/index.ts';
import type { Target } from './finding.ts';
import { locate } from './locate.ts';
import { factsOf } from './testFacts.ts';

/** The part of the text that a finding about `target` is shown on. */
function shown(text: string, target: Target, settings: unknown = { header: 'yes' }): string {
  const { start, end } = locate(factsOf(text, settings), target);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text).subarray(start, end));
}

const cells = (record: number, ...columns: number[]): Target => ({ kind: 'cells', row: record - 1, columns });

test('a file is its first record, without byte order mark and line end', () => {
  assert.equal(shown('\uFEFFname,zip\r\nAnn,1\r\n', { kind: 'file' }), 'name,zip');
});

test('a column is its header cell, quotes included', () => {
  assert.equal(shown('name,"zip"\nAnn,1\n', { kind: 'column', column: 1 }), '"zip"');
});

test('a column without a header is the cell of the first record', () => {
  assert.equal(shown('Ann,1\nBob,2\n', { kind: 'column', column: 1 }, { header: 'no' }), '1');
});

test('a column that the first record does not have is the record', () => {
  assert.equal(shown('name,zip\nAnn,1\n', { kind: 'column', column: 7 }), 'name,zip');
});

test('a record over several lines is all of them', () => {
  assert.equal(shown('name,zip\n"A\nB",1\n', { kind: 'row', row: 0 }), '"A\nB",1');
});

test('cells reach from the first to the last that exist', () => {
  const text = 'a,b,c,d\n1,2,3,4\n5,6\n7\n';
  assert.equal(shown(text, cells(1, 3, 1)), '2,3,4');
  assert.equal(shown(text, cells(2, 1, 3)), '6');
  assert.equal(shown(text, cells(3, 1, 3)), '7');
});

test('an empty cell is shown with a delimiter beside it, if there is one', () => {
  assert.equal(shown('a,b,c\n1,,3\n4,5,\n', cells(1, 1)), ',');
  assert.equal(shown('a,b,c\n1,,3\n4,5,\n', cells(2, 2)), ',');
  assert.equal(shown('a\n\n1\n', cells(1, 0)), '');
});

test('a cell whose quote is never closed is shown where the quote opens', () => {
  const text = 'a,b\n1,"2\n3,4\n';
  assert.equal(shown(text, cells(1, 1)), '"');
  assert.equal(shown(text, cells(1, 0, 1)), '1,"');
  assert.equal(shown(text, { kind: 'row', row: 0 }), '1,"');
});

test('a text without records has one place', () => {
  for (const target of [{ kind: 'file' }, { kind: 'column', column: 0 }, cells(3, 1)] as const) {
    assert.deepEqual(locate(factsOf(''), target), { start: 0, end: 0 });
  }
});

test('whatever the text, a place lies within its record', () => {
  fc.assert(
    fc.property(csvPieces, fc.nat(5), fc.nat(5), fc.nat(5), (text, record, a, b) => {
      const facts = factsOf(text);
      const whole = locate(facts, { kind: 'row', row: record - 1 });
      const { start, end } = locate(facts, cells(record, a, b));
      assert.ok(whole.start <= start && start <= end && end <= whole.end);
      assert.ok(end <= (facts.text?.table.textLength ?? 0));
    }),
    drawn(100),
  );
});
