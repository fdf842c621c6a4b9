/** Lines above the table, and backslashes before quotes: edits keep them, a copy is one that any program reads. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { parse } from 'csv-parse/sync';
import { drain } from '../analysis/index.ts';
import { readTable, updateTable } from '../table/index.ts';
import { changeColumn } from './changeColumn.ts';
import { removeRows } from './removeRows.ts';
import { type Changes, rewritingEdits } from './rewriting.ts';
import { applied, read } from './testTexts.ts';

const above = '# made by Ann Smith\nReport of May\n\n';
const table = 'name,age\nEva,31\nBob,44\nCem,58\n';
const asFound = { header: undefined, skip: undefined, isStrict: false } as object;
const copy: Changes = { written: new Map(), removed: new Set(), isKept: undefined, dropsBlankLines: true };

test('an edit of cells, and one of rows, keeps what stands above', () => {
  const before = read(above + table, ',', asFound);
  assert.deepEqual(before.values[0], ['name', 'age']);
  const edits = drain(changeColumn(before.table, before.source, 1, (age) => `${age[0]}0s`));
  assert.equal(applied(before, edits), `${above}name,age\nEva,30s\nBob,40s\nCem,50s\n`);
  const removed = drain(removeRows(before.table, before.source, (row) => row === 0));
  assert.equal(applied(before, removed), `${above}name,age\nBob,44\nCem,58\n`);
});

test('so does an edit that leaves one column', () => {
  const before = read(above + table, ',', asFound);
  const edits = drain(
    rewritingEdits(before.table, before.source, { ...copy, removed: new Set([0]), dropsBlankLines: false }),
  );
  assert.equal(applied(before, edits), `${above}age\n31\n44\n58\n`);
});

test('a copy begins with its header, for csv-parse as for us', () => {
  for (const text of [above + table, `sep=,\n${table}`, `\ufeff# x\n${table}`]) {
    const before = read(text, ',', asFound);
    const result = applied(before, drain(rewritingEdits(before.table, before.source, copy)));
    assert.equal(result.replace('\ufeff', ''), table);
    assert.deepEqual(parse(result, { bom: true }), read(result, ',', asFound).values);
  }
});

const escaped = 'id,said\n1,"a \\"b\\", c"\n2,"d\\\\e"\n3,f\n';

test('a cell is written with the backslashes that its text has', () => {
  const before = read(escaped, ',', asFound);
  const to: Readonly<Record<string, string>> = { f: 'say "f", \\ so', 'a "b", c': 'x "y" \\z' };
  const after = applied(before, drain(changeColumn(before.table, before.source, 1, (value) => to[value])));
  assert.equal(after, 'id,said\n1,"x \\"y\\" \\\\z"\n2,"d\\\\e"\n3,"say \\"f\\", \\\\ so"\n');
  assert.deepEqual(read(after, ',', asFound).values.slice(1), [
    ['1', 'x "y" \\z'],
    ['2', 'd\\e'],
    ['3', 'say "f", \\ so'],
  ]);
});

test('a copy has doubled quotes instead, in every column', () => {
  const before = read(escaped, ',', asFound);
  const result = applied(before, drain(rewritingEdits(before.table, before.source, copy)));
  assert.equal(result, 'id,said\n1,"a ""b"", c"\n2,"d\\e"\n3,f\n');
  assert.deepEqual(parse(result), before.values);
});

test('an edit above the table is read as a whole, and one below it in place', () => {
  const options = { missingTokens: [], trim: false };
  const encoder = new TextEncoder();
  const before = drain(readTable(encoder.encode(above + table), options));
  const longer = encoder.encode(`# ${above}${table}`);
  assert.equal(updateTable(before, longer, { start: 0, oldEnd: 0, newEnd: 2 }, options), undefined);
  const at = above.length + table.indexOf('44');
  const changed = encoder.encode(`${above}${table.replace('44', '45')}`);
  const change = updateTable(before, changed, { start: at, oldEnd: at + 2, newEnd: at + 2 }, options);
  assert.deepEqual(change, { row: 1, removed: 1, inserted: 1, columns: [1] });
  assert.equal(before.columns[1].dictionary.text(before.columns[1].codes.at(1)), '45');
});
