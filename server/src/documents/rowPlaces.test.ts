import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { readTable, type Table } from '@quasi/shared/table';
import { DocumentText } from './documentText.ts';
import { RowPlaces } from './rowPlaces.ts';

const options = { missingTokens: [], trim: false, delimiter: ',', header: true };
const read = (text: string): Table => drain(readTable(new TextEncoder().encode(text), options));
const text = 'a,b\n1,2\n3,4\n5,6\n';

/** Where the records 0 to 3 are after `text.slice(start, oldEnd)` was replaced. */
function after(start: number, oldEnd: number, inserted: string, before = text): (number | undefined)[] {
  const records = [0, 1, 2, 3];
  const rows = records.map((record) => record - 1);
  const places = new RowPlaces(read(before), rows);
  const change = { start, oldEnd, newEnd: start + inserted.length };
  const edited = before.slice(0, start) + inserted + before.slice(oldEnd);
  const newRow = places.after(read(edited), new DocumentText(edited), change);
  return rows.map(newRow).map((row) => (row === undefined ? undefined : row + 1));
}

test('records before and behind an edit stay the same, and so does the one that is typed in', () => {
  assert.deepEqual(after(8, 9, '33'), [0, 1, 2, 3]);
  assert.deepEqual(after(7, 8, ''), [0, undefined, undefined, 2], 'two lines joined are neither');
});

test('lines put in between leave their neighbours what they are, whichever line they count to', () => {
  assert.deepEqual(after(8, 8, '7,8\n'), [0, 1, 3, 4]);
  assert.deepEqual(after(7, 7, '\n7,8'), [0, 1, 3, 4]);
  assert.deepEqual(after(16, 16, '7,8\n'), [0, 1, 2, 3]);
  assert.deepEqual(after(15, 15, '\n7,8', text.slice(0, 15)), [0, 1, 2, 3], 'behind a line without an end, too');
});

test('lines that are taken out, or swapped, are gone', () => {
  assert.deepEqual(after(8, 12, ''), [0, 1, undefined, 2]);
  assert.deepEqual(after(4, 12, '3,4\n1,2\n'), [0, undefined, undefined, 3]);
});

test('what a quote swallows is gone, and a record that is split is not its first half', () => {
  assert.deepEqual(after(8, 8, '"'), [0, 1, undefined, undefined]);
  assert.deepEqual(after(9, 9, '\n'), [0, 1, undefined, 4]);
});

test('nothing is found again that is divided into cells in another way', () => {
  const places = new RowPlaces(read(text), [1, 2]);
  const wider = `c,${text}`;
  const follow = places.after(read(wider), new DocumentText(wider), { start: 0, oldEnd: 0, newEnd: 2 });
  assert.deepEqual([1, 2].map(follow), [undefined, undefined]);
});
