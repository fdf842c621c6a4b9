import assert from 'node:assert/strict';
import test from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { type Changes, removedBy, rewritingEdits, withEdits } from '../edits/index.ts';
import { readTable } from '../table/index.ts';
import { assertMet, drawn } from '../testing/index.ts';
import { type ValueChanges, valueChanges } from './valueChanges.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const options = { missingTokens: [], trim: false, delimiter: ',', header: true };

const read = (bytes: Uint8Array) => drain(readTable(bytes, options));
const sourceOf = (bytes: Uint8Array) => ({ bytes: (start: number, end: number) => bytes.subarray(start, end) });

function changed(before: Uint8Array, changes: Changes): { after: Uint8Array; found: ValueChanges | undefined } {
  const table = read(before);
  const source = sourceOf(before);
  const edits = drain(rewritingEdits(table, source, changes));
  const after = drain(withEdits(before, edits));
  const removed = drain(removedBy(table, source, edits));
  return { after, found: drain(valueChanges(table, read(after), removed)) };
}

const recordsOf = (bytes: Uint8Array) =>
  parse(decoder.decode(bytes), {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as string[][];

/** Column → value before and after → rows, counted by csv-parse and a Map. */
function recounted(before: Uint8Array, after: Uint8Array, { removed, isKept }: Changes) {
  const [header, ...rows] = recordsOf(before);
  const left = recordsOf(after).slice(1);
  const kept = rows.filter((_, row) => isKept?.[row] !== 0);
  assert.equal(left.length, kept.length);
  const columns = header.flatMap((name, column) => (removed.has(column) ? [] : [{ name, column }]));
  const changedRows = new Set<number>();
  const ofColumns = columns.flatMap(({ name, column }, place) => {
    const counts = new Map<string, number>();
    for (const [row, cells] of kept.entries()) {
      const pair = [cells[column] ?? '', left[row][place] ?? ''];
      if (pair[0] === pair[1]) continue;
      changedRows.add(row);
      counts.set(pair.join(' → '), (counts.get(pair.join(' → ')) ?? 0) + 1);
    }
    return counts.size > 0 ? [[name, Object.fromEntries(counts)]] : [];
  });
  return { rowsChanged: changedRows.size, columns: Object.fromEntries(ofColumns) };
}

const told = ({ rowsChanged, columns }: ValueChanges) => ({
  rowsChanged,
  columns: Object.fromEntries(
    columns.map(({ name, mappings }) => [
      name,
      Object.fromEntries(
        mappings.map((one) => [`${decoder.decode(one.before)} → ${decoder.decode(one.after)}`, one.rows]),
      ),
    ]),
  ),
});

const cell = fc.constantFrom('a', 'b', '', '*', '1985', '"x,y"', '"say ""no"""', 'é😀', '"two\nlines"', ' ');
const table = fc.record({
  lineEnd: fc.constantFrom('\n', '\r\n'),
  start: fc.constantFrom('', '\uFEFF'),
  end: fc.boolean(),
  rows: fc.array(fc.tuple(fc.array(cell, { minLength: 3, maxLength: 4 })), { minLength: 1, maxLength: 18 }),
});
const change = fc.record({
  written: fc.array(fc.option(fc.constantFrom('*', '', '1980–1989', 'x, y', 'a'), { nil: undefined }), {
    minLength: 12,
    maxLength: 12,
  }),
  treated: fc.subarray([0, 1, 2, 3]),
  removed: fc.subarray([0, 1, 2, 3], { maxLength: 2 }),
  gone: fc.array(fc.nat(17)),
  alike: fc.boolean(),
});

test('what is listed agrees with a recount of both texts by csv-parse', () => {
  let compared = 0;
  fc.assert(
    fc.property(table, change, ({ lineEnd, start, end, rows }, { written, treated, removed, gone, alike }) => {
      const lines = ['c1,c2,c3,c4', ...rows.map(([cells]) => cells.join())];
      const before = encoder.encode(start + lines.join(lineEnd) + (end ? lineEnd : ''));
      const columns = treated.filter((column) => !removed.includes(column));
      const isKept = Uint8Array.from(rows, (_, row) => (gone.includes(row) ? 0 : 1));
      const changes: Changes = {
        written: new Map(columns.map((column) => [column, written])),
        removed: new Set(removed),
        isKept,
        ...(alike && { alike: new Set(columns) }),
      };
      const { after, found } = changed(before, changes);
      assert.ok(found, decoder.decode(before));
      assert.deepEqual(
        told(found),
        recounted(before, after, changes),
        `${decoder.decode(before)}\n=>\n${decoder.decode(after)}`,
      );
      assert.equal(found.rowsRemoved, isKept.filter((kept) => kept === 0).length);
      assert.deepEqual(found.columnsRemoved, removed.map((column) => `c${column + 1}`).sort());
      compared++;
    }),
    { ...drawn(3000), includeErrorInReport: true },
  );
  assertMet(compared, 3000, 3000);
});

const numbered = (rows: number, cellOf: (row: number) => string) =>
  encoder.encode(`value,other\n${Array.from({ length: rows }, (_, row) => `${cellOf(row)},x\n`).join('')}`);

test('the commonest come first, and of the others their number and their rows are known', () => {
  // The value v is in v rows: 1 + 2 + … + 60.
  const values = Array.from({ length: 60 }, (_, i) => Array.from({ length: i + 1 }, () => String(i + 1))).flat();
  const before = numbered(values.length, (row) => values[row]);
  const written = Array.from({ length: 61 }, () => '*');
  const { found } = changed(before, { written: new Map([[0, written]]), removed: new Set(), isKept: undefined });
  const [column] = found?.columns ?? assert.fail();
  assert.deepEqual(
    column.mappings.map(({ rows }) => rows),
    Array.from({ length: 20 }, (_, i) => 60 - i),
  );
  assert.deepEqual([column.rows, column.moreMappings, column.rowsOfMore], [1830, 40, 820]);
  assert.deepEqual([column.valuesBefore, column.valuesAfter], [60, 1]);
});

test('where the same rows are not there any more nothing is listed', () => {
  const before = encoder.encode('a,b\n1,"x\n2,y\n');
  const edits = [{ start: 6, end: 12, text: '"x"\n2,y\n' }];
  const unmatched = drain(removedBy(read(before), sourceOf(before), edits));
  assert.equal(drain(valueChanges(read(before), read(drain(withEdits(before, edits))), unmatched)), undefined);
});
