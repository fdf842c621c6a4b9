import assert from 'node:assert/strict';
import test from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { drain, isFormula } from '../analysis/index.ts';
import { assertMet, drawn } from '../testing/index.ts';
import { changeColumn } from './changeColumn.ts';
import { escapeFormulas } from './escapeFormulas.ts';
import { anyTable, applied, type Reading, read } from './testTexts.ts';

const byCsvParse = (text: string, { table }: Reading) =>
  parse(text, {
    bom: true,
    delimiter: String.fromCharCode(table.dialect.delimiter),
    quote: String.fromCharCode(table.dialect.quote),
    escape: String.fromCharCode(table.dialect.quote),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: !table.dialect.oneColumn,
    record_delimiter: ['\r\n', '\n', '\r'],
  }) as unknown as string[][];

const anyKind = { kind: 'category' } as const;

const isMissing = (value: string) => value === '' || value === 'NA';

/** Every value of a column replaced, header and missing values left alone. */
const changedBy = (values: Reading['values'], column: number, change: (value: string) => string) =>
  values.map((record, r) =>
    record.map((value, c) => (r > 0 && c === column && !isMissing(value) ? change(value) : value)),
  );

test('a column gets other values, whatever they are: each is read back, and no other value changes', () => {
  const odd = fc.constantFrom(
    '',
    'x',
    '"',
    "'",
    "'x",
    '"x',
    "it's",
    'a,b',
    'a;b',
    'a\tb',
    'two\nlines',
    'a\rb',
    ' x ',
    '=1',
  );
  fc.assert(
    fc.property(
      anyTable,
      fc.nat(),
      fc.dictionary(fc.constantFrom('a', 'b1', '7', '+a'), odd),
      fc.boolean(),
      (written, at, to, trim) => {
        const before = read(written.text, written.delimiter, { trim });
        const column = at % before.table.columns.length;
        const change = (value: string) => to[value] ?? value;
        const edits = drain(changeColumn(before.table, before.source, column, (value) => to[value]));
        const after = read(applied(before, edits), written.delimiter, { trim });
        assert.deepEqual(after.values, changedBy(before.values, column, change));
      },
    ),
    drawn(3000),
  );
});

test('with an apostrophe before them no cell is a formula, others keep value and bytes, and other programs read the same', () => {
  let escaped = 0;
  fc.assert(
    fc.property(anyTable, fc.nat(), ({ text, delimiter }, at) => {
      const before = read(text, delimiter);
      const column = at % before.table.columns.length;
      const edits = drain(escapeFormulas(before.table, before.source, column, anyKind));
      const result = applied(before, edits);
      const after = read(result, delimiter);
      const expected = changedBy(before.values, column, (value) => (isFormula(value) ? `'${value}` : value));
      assert.deepEqual(after.values, expected);
      assert.ok(after.values.slice(1).every((record) => !isFormula(record[column] ?? '') || isMissing(record[column])));
      if (edits.length > 0) escaped++;
      let judged: string[][];
      try {
        judged = byCsvParse(result, after);
      } catch {
        return; // A quote that is never closed.
      }
      assert.deepEqual(judged, expected);
    }),
    drawn(3000),
  );
  assertMet(escaped, 500, 3000);
});

test('quotes are put where the value needs them, kept where they were, and not added elsewhere', () => {
  const cases = [
    ['a,b\n=1+1,x\n', "a,b\n'=1+1,x\n"],
    ['a,b\n"=1+1",x\n', 'a,b\n"\'=1+1",x\n'],
    ['a,b\n"=A1,B1",x\n', 'a,b\n"\'=A1,B1",x\n'],
    ['a,b\n=HYPERLINK("x"),y\n', 'a,b\n"\'=HYPERLINK(""x"")",y\n'],
    // With other apostrophes about, one at the beginning could be taken for an opening quote.
    ["a,b\n=1+1,O'Neill\n", 'a,b\n"\'=1+1",O\'Neill\n'],
    ["a,b\n'x, y',=1\n'z',=2+2\n", "a,b\n'x, y',=1\n'z',=2+2\n"],
  ] as const;
  for (const [text, expected] of cases) {
    const before = read(text, ',');
    assert.equal(applied(before, drain(escapeFormulas(before.table, before.source, 0, anyKind))), expected);
  }
  const single = read("a,b\n'x, y',=1+A1\n'z',2\n", ',');
  assert.equal(
    applied(single, drain(escapeFormulas(single.table, single.source, 1, anyKind))),
    "a,b\n'x, y','''=1+A1'\n'z',2\n",
  );
});

test('a record of one cell does not become a blank line', () => {
  const before = read('a,b\n1\n2,3\n', ',');
  const edits = drain(changeColumn(before.table, before.source, 0, () => ''));
  assert.equal(applied(before, edits), 'a,b\n""\n,3\n');
});

test('in a column of phone numbers their plus signs are left alone, and formulas are not', () => {
  const before = read('phone\n+41 79 555 01 02\n+41-79-555-01-03\n=1+1\n', ',');
  const edits = drain(escapeFormulas(before.table, before.source, 0, { kind: 'phone' }));
  assert.equal(applied(before, edits), "phone\n+41 79 555 01 02\n+41-79-555-01-03\n'=1+1\n");
});
