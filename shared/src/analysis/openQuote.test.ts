/** A quote that is never closed, by the line where it opens; and lines of places and rows as a gutter counts them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../rules/testFacts.ts';
import { lineAt } from '../table/index.ts';
import { lineOfRow } from './lineOfRow.ts';
import { drain } from './progress.ts';

const lineOfQuote = (text: string) => factsOf(text, { header: 'yes', delimiter: ',' }).text?.openQuote?.line;

test('a quote is open where rows come after it, and has the line where it opens', () => {
  assert.equal(lineOfQuote('age,sex\n31,f\n32,"m\n33,f\n34,m\n'), 3);
  assert.equal(lineOfQuote('age,sex\r\n31,f\r\n32,"m\r\n33,f\r\n'), 3);
  assert.equal(lineOfQuote('age,sex\r31,f\r32,"m\r33,f\r'), 3);
  assert.equal(lineOfQuote('age,note\n31,"two\nlines"\n32,"m\n33,f\n'), 4);
  assert.equal(lineOfQuote('age,"sex\n31,f\n'), 1);
});

test('no quote is open where all are closed, or where none of the rows is taken', () => {
  assert.equal(lineOfQuote('age,sex\n31,"f"\n32,"m\n33"\n'), undefined);
  assert.equal(lineOfQuote('age,sex\n31,f\n32,"m'), undefined);
  assert.equal(lineOfQuote('age,sex\n31,f\n32,"m\n'), undefined);
});

test('of a broken text nothing is compared and nothing judged', () => {
  const { quasiIdentifiers, verdict } = factsOf('age,sex\n31,f\n32,"m\n33,f\n34,m\n');
  assert.deepEqual([quasiIdentifiers, verdict], [[], undefined]);
});

const sourceOf = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return { bytes: (start: number, end: number) => bytes.subarray(start, end) };
};

test('lines end as editors end them, also where a piece of the text ends between \\r and \\n', () => {
  const lines = (text: string) => [...text].map((_, offset) => drainNumbers(lineAt(sourceOf(text), offset)));
  assert.deepEqual(lines('a\nb\r\nc\rd'), [0, 0, 1, 1, 2, 2, 2, 3]);
  const piece = 256 * 1024;
  const long = `${'x'.repeat(piece - 1)}\r\ny\n`;
  assert.equal(drainNumbers(lineAt(sourceOf(long), long.length)), 2);
});

test('a row has the line where it begins; data that are no text have none', () => {
  const { text } = factsOf('age,note\n31,"two\nlines"\n\n32,x\n', { header: 'yes' });
  assert.ok(text);
  assert.deepEqual([drain(lineOfRow(text, 0)), drain(lineOfRow(text, 1))], [2, 5]);
  assert.equal(drain(lineOfRow(undefined, 0)), undefined);
});

function drainNumbers(work: Generator<number, number>): number {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
