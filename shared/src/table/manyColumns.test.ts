/** Records of more cells than are kept: they are counted, and neither time nor memory grows with what is not kept. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takesAtMost } from '../testing/index.ts';
import { lastCell } from './readOn.ts';
import { readTable } from './readTable.ts';
import { cellsOfRecord, widthOfRecord } from './records.ts';
import { isTooWide, MOST_COLUMNS, RecordFlag } from './table.ts';

const options = { missingTokens: [''], trim: false, delimiter: ',', header: true };

function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  const reading = readTable(bytes, options);
  let step = reading.next();
  while (!step.done) step = reading.next();
  return { table: step.value, bytes, source: { bytes: (start: number, end: number) => bytes.subarray(start, end) } };
}

const cells = (count: number) => Array.from({ length: count }, (_, i) => `c${i % 10}`).join(',');

test('a text of a million commas is a table of which only the size is known', () => {
  const { table } = takesAtMost(300, () => read(`${','.repeat(1e6)}\n${','.repeat(1e6)}\n1,2\n`));
  assert.equal(table.width, 1e6 + 1);
  assert.ok(isTooWide(table));
  assert.deepEqual([table.columns.length, table.rowCount], [0, 2]);
  assert.deepEqual([...table.recordFlags.subarray(0, 3)], [0, 0, RecordFlag.ragged]);
});

for (const beyond of [-1, 0, 1, 2, 50]) {
  const width = MOST_COLUMNS + beyond;
  test(`of a record of ${width} cells the first, the last and the number are known`, () => {
    const { table, source, bytes } = read(`a,b\n1,2\n${cells(width)},"last"\n3,4\n`);
    assert.equal(widthOfRecord(table, source, 2), width + 1);
    const found = cellsOfRecord(table, source, 2);
    assert.equal(found.length, Math.min(width + 1, MOST_COLUMNS + 1));
    const textOf = ({ start, end }: { start: number; end: number }) =>
      Buffer.from(bytes.subarray(start, end)).toString();
    assert.deepEqual(found.slice(0, 11).map(textOf), cells(11).split(','));
    const { [found.length - 1]: last } = found;
    assert.equal(textOf(last), '"last"');
    assert.deepEqual(
      table.columns.map(({ codes }) => codes.length),
      [3, 3],
    );
    assert.equal(table.recordFlags[2], RecordFlag.ragged);
    assert.equal(widthOfRecord(table, source, 3), 2);
  });
}

test('a table of as many columns as are analysed has all of them, with one more it has none', () => {
  const line = (width: number) => `${cells(width)}\n`;
  assert.equal(read(line(MOST_COLUMNS) + line(MOST_COLUMNS)).table.columns.length, MOST_COLUMNS);
  const { table } = read(line(MOST_COLUMNS + 1) + line(MOST_COLUMNS + 1));
  assert.deepEqual([table.columns.length, table.width, table.recordFlags[1]], [0, MOST_COLUMNS + 1, 0]);
});

test('the last cell of a very wide record is the one whose quote is open', () => {
  const text = `a,b\n${cells(MOST_COLUMNS + 7)},"open, and so on`;
  const { table, bytes } = read(text);
  const finding = lastCell(bytes, table.recordStarts[1], table.dialect);
  let step = finding.next();
  while (!step.done) step = finding.next();
  assert.deepEqual(step.value, { start: text.indexOf('"open'), cells: MOST_COLUMNS + 8 });
});
