import assert from 'node:assert/strict';
import test from 'node:test';
import { drawn, takesAtMost } from '@quasi/shared/testing';
import fc from 'fast-check';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { DocumentText } from './documentText.ts';

const pieces = fc
  .array(fc.constantFrom('a', 'é', '€', '😀', ',', '\n', '\r', '\r\n', '"', ''), { maxLength: 20 })
  .map((all) => all.join(''));

/** Checks that both texts agree on every position. Lone halves of a surrogate pair are not places. */
function assertSame(ours: DocumentText, theirs: TextDocument): void {
  const text = theirs.getText();
  assert.equal(Buffer.from(ours.all).toString('utf8'), text);
  const inOrder = Array.from({ length: text.length + 1 }, (_, offset) => offset);
  // Each is looked for from the one before, if that stands before it.
  for (const offset of [...inOrder, ...inOrder.toReversed()]) {
    if (/[\uDC00-\uDFFF]/.test(text.charAt(offset)) || (text[offset - 1] === '\r' && text[offset] === '\n')) continue;
    const bytes = Buffer.byteLength(text.slice(0, offset));
    const position = theirs.positionAt(offset);
    assert.deepEqual(ours.positionAt(bytes), position);
    assert.equal(ours.offsetAt(position), bytes);
  }
}

test('positions and edits agree with the protocol library’s text document', () => {
  const edits = fc.array(fc.record({ from: fc.nat(1000), length: fc.nat(6), text: pieces, everything: fc.boolean() }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(pieces, edits, (start, sequence) => {
      const ours = new DocumentText(start);
      const theirs = TextDocument.create('file:///x.csv', 'csv', 0, start);
      assertSame(ours, theirs);
      for (const { from, length, text, everything } of sequence) {
        const size = theirs.getText().length;
        const at = (place: number) => theirs.positionAt(boundary(theirs.getText(), Math.min(place, size)));
        const range = { start: at(from % (size + 1)), end: at((from % (size + 1)) + length) };
        const change = everything && from % 5 === 0 ? { text } : { range, text };
        TextDocument.update(theirs, [change], theirs.version + 1);
        ours.replace('range' in change ? change.range : undefined, text);
        assertSame(ours, theirs);
      }
    }),
    drawn(2000),
  );
});

/** A place that no editor would send lies inside a surrogate pair. */
function boundary(text: string, offset: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(offset)) ? offset - 1 : offset;
}

test('a place beyond a line is the end of that line, beyond the text the end of the text', () => {
  const text = new DocumentText('ab\r\nc');
  assert.equal(text.offsetAt({ line: 0, character: 99 }), 2);
  assert.equal(text.offsetAt({ line: 9, character: 0 }), 5);
});

test('of a text that is replaced by one much like it only the difference counts as changed', () => {
  const lines = Array.from({ length: 5000 }, (_, i) => `${i},é\n`);
  const text = new DocumentText(lines.join(''));
  const before = lines.slice(0, 2500).join('');
  const after = [...lines.slice(0, 2500), 'x\r\n', ...lines.slice(2500)].join('');
  const start = Buffer.byteLength(before);
  assert.deepEqual(text.replace(undefined, after), { start, oldEnd: start, newEnd: start + 3 });
  assert.deepEqual(text.replace(undefined, after), { start: text.length, oldEnd: text.length, newEnd: text.length });
  assert.deepEqual(text.replace(undefined, lines.join('')), { start, oldEnd: start + 3, newEnd: start });
  assert.equal(Buffer.from(text.all).toString(), lines.join(''));
});

test('places of one long line take time by the line, not by each place', () => {
  const line = 'ab,'.repeat(300_000);
  const text = new DocumentText(line);
  const offsets = Array.from({ length: 20_000 }, (_, i) => 45 * i);
  takesAtMost(300, () => {
    for (const offset of offsets) assert.equal(text.positionAt(offset).character, offset);
    for (const offset of offsets) assert.equal(text.offsetAt({ line: 0, character: offset }), offset);
  });
});
