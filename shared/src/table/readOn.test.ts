import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { cellsAt, countRecords, lastCell, recordReader } from './readOn.ts';
import { contentStart, readTable } from './readTable.ts';
import { cellsOfRecord } from './records.ts';
import { csvPieces } from './testTexts.ts';

function drained<S, T>(work: Generator<S, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  const table = drained(readTable(bytes, { missingTokens: [], trim: false, delimiter: ',', header: false }));
  return { bytes, source, table };
}

test('one scanner for many records reads each as one of its own does, in any order', () => {
  fc.assert(
    fc.property(csvPieces, fc.array(fc.nat(), { maxLength: 20 }), (text, order) => {
      const { source, table } = read(text);
      const cellsOf = recordReader(table, source);
      for (const number of table.recordCount > 0 ? order : []) {
        const record = number % table.recordCount;
        assert.deepEqual(cellsOf(record), cellsOfRecord(table, source, record));
      }
    }),
    drawn(2000),
  );
});

test('from the start of any record on there are the records that follow, and it has its cells', () => {
  fc.assert(
    fc.property(csvPieces, (text) => {
      const { bytes, source, table } = read(text);
      assert.equal(drained(countRecords(bytes, contentStart(bytes), table.dialect)), table.recordCount);
      for (let record = 0; record < table.recordCount; record++) {
        const start = table.recordStarts[record];
        const cells = cellsOfRecord(table, source, record);
        assert.equal(drained(countRecords(bytes, start, table.dialect)), table.recordCount - record);
        assert.equal(cellsAt(bytes, start, bytes.length, table.dialect), cells.length);
        if (record < table.recordCount - 1) continue;
        const last = { start: cells[cells.length - 1].start, cells: cells.length };
        assert.deepEqual(drained(lastCell(bytes, start, table.dialect)), last);
      }
    }),
    drawn(2000),
  );
});

test('a record that does not end before the limit has no number of cells', () => {
  const { bytes, table } = read(`a,b\n${'x'.repeat(5000)},1\n`);
  assert.equal(cellsAt(bytes, 4, 3000, table.dialect), undefined);
  assert.equal(cellsAt(bytes, 4, bytes.length, table.dialect), 2);
  assert.equal(cellsAt(bytes, bytes.length, bytes.length, table.dialect), undefined);
});
