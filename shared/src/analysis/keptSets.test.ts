import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { settingsFrom } from '../rules/testFacts.ts';
import { readTable, updateTable } from '../table/index.ts';
import { assertMet, dataSet, drawn } from '../testing/index.ts';
import { drain } from './progress.ts';

const names = ['a', 'b', 'c', 'd'];
const options = { missingTokens: [], trim: false, header: true, delimiter: ',' };
const header = `${names.join()}\n`;
const textOf = (rows: readonly string[]) => new TextEncoder().encode(header + rows.map((row) => `${row}\n`).join(''));
const aRow = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(3), fc.nat(3)).map((cells) => cells.join());
const rowLength = '0,0,0,0\n'.length;

let counted = 0;

test('however rows are edited, put in and taken out, only sets are told on which a row is alone, and all once insight is known', () => {
  const edit = fc.record({
    at: fc.nat(),
    removed: fc.nat(3),
    rows: fc.array(aRow, { maxLength: 3 }),
    asks: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(aRow, { minLength: 3, maxLength: 12 }), fc.array(edit, { maxLength: 6 }), (given, edits) => {
      let rows = given;
      let told = 0;
      const table = drain(readTable(textOf(rows), options));
      const settings = settingsFrom({ quasiIdentifiers: names });
      const source = { bytes: (start: number, end: number) => textOf(rows).subarray(start, end) };
      const analysis = dataSet(table, settings, source, { kind: 'editor' });
      drain(analysis.insight());
      for (const { at, removed, rows: inserted, asks } of edits) {
        const from = at % (rows.length + 1);
        const to = Math.min(rows.length, from + removed);
        rows = [...rows.slice(0, from), ...inserted, ...rows.slice(to)];
        const start = header.length + from * rowLength;
        const change = { start, oldEnd: header.length + to * rowLength, newEnd: start + inserted.length * rowLength };
        const followed = updateTable(table, textOf(rows), change, options);
        if (!followed) return;
        analysis.apply(followed);
        if (!asks) continue;
        const { smallestSets } = drain(analysis.classes());
        for (const [row, own] of smallestSets) {
          for (const set of own) {
            const valuesOf = (one: string) => set.map((column) => one.split(',')[column]).join();
            assert.equal(rows.filter((other) => valuesOf(other) === valuesOf(rows[row])).length, 1);
            told++;
          }
        }
      }
      const { smallestSets } = drain(analysis.insight());
      const fresh = dataSet(drain(readTable(textOf(rows), options)), settings, source, { kind: 'editor' });
      assert.deepEqual(smallestSets, drain(fresh.insight()).smallestSets);
      counted += told;
    }),
    drawn(100),
  );
  assertMet(counted, 100, 100);
});

test('a table that is read again with fewer columns keeps no set of those that are gone, and can be edited', () => {
  const sourceOf = (text: Uint8Array) => ({ bytes: (start: number, end: number) => text.subarray(start, end) });
  const settings = settingsFrom({ quasiIdentifiers: names });
  const wide = textOf(['0,0,0,0', '0,0,0,1', '0,0,1,0']);
  const before = dataSet(drain(readTable(wide, options)), settings, sourceOf(wide), { kind: 'editor' });
  const { smallestSets } = drain(before.insight());
  assert.ok([...smallestSets.values()].flat(2).includes(3));

  const narrow = new TextEncoder().encode('a,b\n0,0\n0,1\n1,0\n');
  const table = drain(readTable(narrow, options));
  const after = dataSet(table, settingsFrom({ quasiIdentifiers: ['a', 'b'] }), sourceOf(narrow), { kind: 'editor' });
  after.inherit(before, (row) => row);
  const edited = new TextEncoder().encode('a,b\n1,0\n0,1\n1,0\n');
  const change = updateTable(table, edited, { start: 4, oldEnd: 5, newEnd: 5 }, options);
  assert.ok(change);
  after.apply(change);
  assert.deepEqual(
    [...drain(after.classes()).smallestSets.values()].flat(2).filter((column) => column > 1),
    [],
  );
});
