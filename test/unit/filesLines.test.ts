/** Lines are those of editors, and positions count UTF-16 units. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn } from '@quasi/shared/testing';
import fc from 'fast-check';
import { LineIndex, positionsIn } from '../../server/src/files/index.ts';

const texts = fc
  .array(fc.constantFrom('a', 'é', '😀', ',', '"', '\n', '\r', '\r\n'), { maxLength: 30 })
  .map((parts) => parts.join(''));

test('lines begin where editors begin them, in pieces of any size', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 7 }), (text, size) => {
      const bytes = new TextEncoder().encode(text);
      const lines = new LineIndex();
      for (let from = 0; from < bytes.length; from += size) lines.append(bytes.subarray(from, from + size), from);
      const starts = [0];
      for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) starts.push(bytesBefore(text, index + end.length));
      assert.deepEqual(
        Array.from({ length: lines.count }, (_, line) => lines.startOf(line)),
        starts,
      );
      for (let offset = 0; offset <= bytes.length; offset++) {
        assert.equal(
          lines.lineAt(offset),
          starts.findLastIndex((start) => start <= offset),
        );
      }
    }),
    drawn(2000),
  );
});

test('a position counts UTF-16 units from the beginning of the line', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const bytes = new TextEncoder().encode(text);
      const lines = new LineIndex();
      lines.append(bytes, 0);
      const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
      const positionOf = positionsIn(lines, source);
      const asked: { readonly offset: number; readonly position: object }[] = [];
      let line = 0;
      let character = 0;
      for (let i = 0; i < text.length; i++) {
        const isSecondHalf = /[\uDC00-\uDFFF]/.test(text.charAt(i));
        const offset = bytesBefore(text, i);
        if (!isSecondHalf) asked.push({ offset, position: { line, character } });
        character++;
        if (text[i] === '\n' || (text[i] === '\r' && text[i + 1] !== '\n')) {
          line++;
          character = 0;
        }
      }
      // In order each is counted from the one before; in the other order none is.
      for (const { offset, position } of [...asked, ...asked.toReversed()])
        assert.deepEqual(positionOf(offset), position);
    }),
    drawn(1000),
  );
});

test('the first line begins behind a byte order mark', () => {
  const bytes = new TextEncoder().encode('\uFEFFab\nc');
  const lines = new LineIndex(3);
  lines.append(bytes.subarray(3), 3);
  assert.deepEqual(positionsIn(lines, { bytes: (start, end) => bytes.subarray(start, end) })(4), {
    line: 0,
    character: 1,
  });
});

function bytesBefore(text: string, index: number): number {
  return Buffer.byteLength(text.slice(0, index));
}
