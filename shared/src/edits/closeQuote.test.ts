import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { RecordFlag } from '../table/index.ts';
import { assertMet, drawn } from '../testing/index.ts';
import { closingEdit, closingPlace, recordsBehind } from './closeQuote.ts';
import { anyTable, applied, type Reading, read } from './testTexts.ts';

const isUnclosed = ({ table }: Reading) =>
  table.recordCount > 0 && (table.recordFlags[table.recordCount - 1] & RecordFlag.unclosedQuote) !== 0;

function closed(text: string, delimiter = ','): string {
  const before = read(text, delimiter);
  return applied(before, [
    closingEdit(drain(closingPlace(before.table, before.bytes, before.table.recordCount - 1)), before.table),
  ]);
}

test('one quote is put in, no quote is open then, and as many records follow as were announced', () => {
  let closings = 0;
  const opened = fc.tuple(anyTable, fc.nat(), fc.constantFrom('"', '"x', '"x,y', '"x;')).map(([written, at, put]) => {
    // Opened at the start of a cell, it stays open where all quotes behind it come in pairs.
    const places = [...written.text.matchAll(/(?<=[,;\t|\r\n]|^)(?!\n)/g)].map(({ index }) => index);
    const place = places[at % places.length];
    const behind = written.text.slice(place).replaceAll(/"+/g, (run) => (run.length % 2 === 0 ? run : `${run}"`));
    return { ...written, text: written.text.slice(0, place) + put + behind };
  });
  fc.assert(
    fc.property(opened, fc.boolean(), ({ text, delimiter }, trim) => {
      const before = read(text, delimiter, { trim });
      if (!isUnclosed(before)) return;
      closings++;
      const record = before.table.recordCount - 1;
      const place = drain(closingPlace(before.table, before.bytes, record));
      const result = applied(before, [closingEdit(place, before.table)]);
      assert.equal(result.length, text.length + 1);
      const after = read(result, delimiter, { trim });
      assert.equal(isUnclosed(after), false);
      assert.deepEqual(after.values.slice(0, record), before.values.slice(0, record));
      if (after.table.dialect.oneColumn === before.table.dialect.oneColumn) {
        assert.equal(drain(recordsBehind(place, before.table, before.bytes)), after.table.recordCount - record - 1);
      }
    }),
    drawn(3000),
  );
  assertMet(closings, 500, 3000);
});

test('it is closed where the records then are as wide as the header', () => {
  const cases = [
    // At the end of its cell, whether or not others follow on the line.
    ['a,b,c\n1,"x,3\n4,5,6\n', 'a,b,c\n1,"x",3\n4,5,6\n'],
    ['a,b\n1,"long\n2,y\n', 'a,b\n1,"long"\n2,y\n'],
    ['a,b\r\n1,"long\r\n2,y\r\n', 'a,b\r\n1,"long"\r\n2,y\r\n'],
    ['a,b\r1,"long\r2,y\r', 'a,b\r1,"long"\r2,y\r'],
    ['a,b\n1,"', 'a,b\n1,""'],
    // A delimiter that belongs to the value.
    ['a,b,c\n1,"Zurich, CH,3\n4,5,6\n', 'a,b,c\n1,"Zurich, CH",3\n4,5,6\n'],
    // Line breaks that belong to it.
    ['a,b\n1,"first\nsecond\n2,y\n3,z\n', 'a,b\n1,"first\nsecond"\n2,y\n3,z\n'],
    ['a,b,c\n1,"first\nsecond,3\n4,5,6\n', 'a,b,c\n1,"first\nsecond",3\n4,5,6\n'],
    // Doubled quotes before and behind.
    ['a,b,c\n1,"say ""hi"",3\n4,"",6\n', 'a,b,c\n1,"say ""hi""",3\n4,"",6\n'],
    // In the header, which is measured by the row below.
    ['"a,b\n1,2\n3,4\n', '"a",b\n1,2\n3,4\n'],
    ['a,"b\n1,2\n', 'a,"b"\n1,2\n'],
    // Where nothing fits: as near as can be on its own line.
    ['a,b,c,d\n1,"x,3\n4\n5\n', 'a,b,c,d\n1,"x",3\n4\n5\n'],
    ['a,b\n1,2,"x,3\n4\n5\n', 'a,b\n1,2,"x,3"\n4\n5\n'],
  ] as const;
  for (const [text, expected] of cases) assert.equal(closed(text), expected);
  const single = "a;b\n'x; y';1\n'z';2\n".repeat(6000);
  assert.equal(
    closed(`${single}1;'x\n2;3\n`, ';'),
    `${single}1;'x'\n2;3\n`,
    'in single quotes, where the file uses them',
  );
});

test('in a line without an end in sight it is closed at that end', () => {
  const long = 'x'.repeat(100_000);
  assert.equal(closed(`a,b\n1,"${long},y\n2,z\n`), `a,b\n1,"${long},y"\n2,z\n`);
  assert.equal(closed(`a,b\r1,"${long},y\r2,z\r`), `a,b\r1,"${long},y"\r2,z\r`);
  assert.equal(closed(`a,b\n1,"${long}`), `a,b\n1,"${long}"`);
});
