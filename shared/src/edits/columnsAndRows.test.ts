import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { CellKind, cellsOfRecord, sameDialect } from '../table/index.ts';
import { assertMet, drawn } from '../testing/index.ts';
import { removeRows } from './removeRows.ts';
import { rewritingEdits } from './rewriting.ts';
import { anyTable, applied, type Reading, read } from './testTexts.ts';
import { withEdits } from './withEdits.ts';
import { writeCells } from './writeCells.ts';

const isMissing = (value: string) => value === '' || value === 'NA';

/** A quote that is never closed swallows what is added behind it. */
const isOpen = ({ table, source }: Reading) =>
  cellsOfRecord(table, source, table.recordCount - 1).at(-1)?.kind === CellKind.unclosed;

/** The records as they are read again, if the text is still read as the same sort of text: which quotes it has is seen from its head. */
function again(before: Reading, text: string, delimiter: string): string[][] | undefined {
  const after = read(text, delimiter);
  const isSame = sameDialect(
    { ...after.table.dialect, oneColumn: false },
    { ...before.table.dialect, oneColumn: false },
  );
  return isSame ? after.values.map((record) => [...record]) : undefined;
}

/** A record is as long as its last cell that holds something. */
const trimmed = (records: readonly (readonly string[])[]) =>
  records.map((record) => record.slice(0, 1 + record.findLastIndex((value) => value !== '')));

test('columns are taken out of any text, and all other values are read as before', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyTable, fc.nat(), fc.nat(), ({ text, delimiter }, one, other) => {
      const before = read(text, delimiter);
      const { columns } = before.table;
      const gone = [...new Set([one % columns.length, other % columns.length])];
      if (gone.length === columns.length) return;
      const result = applied(
        before,
        drain(
          rewritingEdits(before.table, before.source, {
            written: new Map(),
            removed: new Set(gone),
            isKept: undefined,
          }),
        ),
      );
      const after = again(before, result, delimiter);
      if (!after) return;
      const places = new Set(gone.map((column) => columns[column].index));
      const expected = before.values.map((record) => record.filter((_, i) => !places.has(i)));
      assert.deepEqual(trimmed(after), trimmed(expected), `${JSON.stringify(text)} → ${JSON.stringify(result)}`);
      compared++;
    }),
    { ...drawn(3000), includeErrorInReport: true },
  );
  assertMet(compared, 1500, 3000);
});

test('rows are taken out of any text with their line ends, and the others keep their bytes', () => {
  fc.assert(
    fc.property(anyTable, fc.array(fc.nat(7)), ({ text, delimiter }, rows) => {
      const before = read(text, delimiter);
      const edits = drain(removeRows(before.table, before.source, (row) => rows.includes(row)));
      const result = applied(before, edits);
      const after = again(before, result, delimiter);
      if (!after) return;
      assert.deepEqual(
        after,
        before.values.filter((_, record) => record === 0 || !rows.includes(record - 1)),
      );
      assert.equal(new TextDecoder('utf-8', { ignoreBOM: true }).decode(drain(withEdits(before.bytes, edits))), result);
    }),
    { ...drawn(3000), includeErrorInReport: true },
  );
});

test('columns are written by code, missing values and cells that were not there too', () => {
  const value = fc.constantFrom('x', '', '"', "'q", 'a,b;c\td|e', 'two\nlines', ' y ', 'NA');
  fc.assert(
    fc.property(anyTable, fc.nat(), value, value, ({ text, delimiter }, at, ofMissing, ofOthers) => {
      const before = read(text, delimiter);
      if (isOpen(before)) return;
      const column = at % before.table.columns.length;
      const { dictionary, index } = before.table.columns[column];
      const written = Array.from({ length: dictionary.size }, (_, code) => (code === 0 ? ofMissing : ofOthers));
      const edits = drain(
        rewritingEdits(before.table, before.source, {
          written: new Map([[column, written]]),
          removed: new Set(),
          isKept: undefined,
        }),
      );
      const after = again(before, applied(before, edits), delimiter);
      if (!after) return;
      const expected = before.values.map((record, r) => {
        if (r === 0) return [...record];
        const cells = [...record, ...Array<string>(Math.max(0, index + 1 - record.length)).fill('')];
        cells[index] = isMissing(cells[index]) ? ofMissing : ofOthers;
        return cells;
      });
      assert.deepEqual(after, expected, JSON.stringify(applied(before, edits)));
    }),
    { ...drawn(3000), includeErrorInReport: true },
  );
});

test('one value is written into some cells of some rows only', () => {
  const before = read('a,b,c\n1,"2",3\n4\n', ',');
  const written = (...rows: number[]) =>
    applied(before, drain(writeCells(before.table, before.source, rows, [2, 1], '*')));
  assert.equal(written(0), 'a,b,c\n1,"*",*\n4\n');
  assert.equal(written(1), 'a,b,c\n1,"2",3\n4,*,*\n');
  assert.equal(written(0, 1), 'a,b,c\n1,"*",*\n4,*,*\n');
});

test('between two steps few rows are looked at, also where long runs of them go', () => {
  const { table, source } = read(`a\n${'1\n'.repeat(50_000)}`, ',');
  for (const every of [1, 2, 2049, 60_000]) {
    let asked = 0;
    let most = 0;
    const removing = removeRows(table, source, (row) => {
      asked++;
      return row % every !== every - 1 || every === 1;
    });
    for (let step = removing.next(); ; step = removing.next()) {
      most = Math.max(most, asked);
      asked = 0;
      if (step.done) break;
    }
    assert.ok(most <= 4096, `${most} of every ${every}`);
  }
});
