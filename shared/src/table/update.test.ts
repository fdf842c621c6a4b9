import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { assertMet, drawn } from '../testing/index.ts';
import type { ColumnarTable } from './columnarTable.ts';
import { readTable } from './readTable.ts';
import type { ReadingOptions } from './table.ts';
import { csvPieces, properCsv, snapshot } from './testTexts.ts';
import { updateTable } from './update.ts';

const encoder = new TextEncoder();
const options: ReadingOptions = { missingTokens: ['', 'NA'], trim: false, delimiter: ',', header: true };

function read(text: Uint8Array, how: ReadingOptions): ColumnarTable {
  const reading = readTable(text, how);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

interface Edit {
  /** Place and length as shares of the text, so that any edit fits any text. */
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.constantFrom(0, 0, 1, 1, 2, 5, 30),
    text: fc.constantFrom('', 'x', '"', '\n', '\r', ',', 'NA', '1,2,3\n', '"a\nb"', 'é', '\uFFFD'),
  }),
  { maxLength: 12 },
);

/** Applies the edits one by one, reading again as a whole only where the update asks for it. Returns how often it did not. */
function follow(start: string, sequence: readonly Edit[], how: ReadingOptions): number {
  let text = encoder.encode(start);
  let table = read(text, how);
  let updates = 0;
  for (const edit of sequence) {
    const from = Math.floor(edit.at * text.length);
    const oldEnd = Math.min(text.length, from + edit.length);
    const inserted = encoder.encode(edit.text);
    const edited = new Uint8Array(text.length - (oldEnd - from) + inserted.length);
    edited.set(text.subarray(0, from));
    edited.set(inserted, from);
    edited.set(text.subarray(oldEnd), from + inserted.length);
    text = edited;
    const before = table.recordCount;
    const change = updateTable(table, text, { start: from, oldEnd, newEnd: from + inserted.length }, how);
    if (change) {
      updates++;
      assert.equal(table.recordCount, before - change.removed + change.inserted);
    } else {
      table = read(text, how);
    }
    assert.deepEqual(snapshot(table), snapshot(read(text, how)));
  }
  return updates;
}

test('any sequence of edits gives exactly what reading from the beginning gives', () => {
  let updates = 0;
  fc.assert(
    fc.property(csvPieces, edits, (body, sequence) => {
      updates += follow(`h1,h2,h3\n${body}`, sequence, options);
    }),
    drawn(3000),
  );
  assertMet(updates, 3000, 3000);
});

test('the same without a header, on proper files, with everything detected', () => {
  fc.assert(
    fc.property(properCsv, edits, (text, sequence) => {
      follow(text, sequence, { missingTokens: [''], trim: false });
    }),
    drawn(1500),
  );
});

test('the same in one column, where blank lines are records', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '', '"q"', 'NA', 'b c'), { minLength: 1, maxLength: 9 }),
      edits,
      (lines, sequence) => {
        follow(lines.join('\n'), sequence, { ...options, delimiter: '|' });
      },
    ),
    drawn(1500),
  );
});

test('a quote typed into a large file asks for reading again instead of holding the loop', () => {
  const text = `a,b\n${'1,2\n'.repeat(200_000)}`;
  const table = read(encoder.encode(text), options);
  const edited = encoder.encode(`${text.slice(0, 100_000)}"${text.slice(100_000)}`);
  const before = snapshot(table);
  assert.equal(updateTable(table, edited, { start: 100_000, oldEnd: 100_000, newEnd: 100_001 }, options), undefined);
  assert.deepEqual(snapshot(table), before);
});

test('a change of the header renames columns without reading again, and says which', () => {
  const table = read(encoder.encode('a,b\n1,2\n'), options);
  const change = updateTable(table, encoder.encode('age,b\n1,2\n'), { start: 1, oldEnd: 1, newEnd: 3 }, options);
  assert.deepEqual(change, { row: 0, removed: 0, inserted: 0, columns: [0] });
  assert.deepEqual(
    table.columns.map(({ name }) => name),
    ['age', 'b'],
  );
});
