import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { rewritingEdits } from '../edits/index.ts';
import { anyTable, applied, type Reading, read } from '../edits/testTexts.ts';
import { CellKind, cellsOfRecord } from '../table/index.ts';
import { assertMet, drawn } from '../testing/index.ts';
import { rewrite } from './rewrite.ts';

interface Changes {
  readonly written: ReadonlyMap<number, readonly (string | undefined)[]>;
  readonly removed: ReadonlySet<number>;
  readonly isKept: Uint8Array | undefined;
}

const none: Changes = { written: new Map(), removed: new Set(), isKept: undefined };

function rewritten({ table, source }: Reading, changes: Partial<Changes>): string {
  return Buffer.concat([...rewrite(table, source, { ...none, ...changes })]).toString('utf8');
}

/** The text that is expected afterwards, computed cell by cell. */
function expected({ table, source, values }: Reading, { written, removed, isKept }: Changes): string[][] {
  return values.flatMap((record, r) => {
    const row = r - table.headerRecords;
    if (row >= 0 && isKept?.[row] === 0) return [];
    const told = [...record];
    const isOpen = cellsOfRecord(table, source, r).at(-1)?.kind === CellKind.unclosed;
    if (row >= 0) {
      for (const [column, { codes }] of table.columns.entries()) {
        const text = written.get(column)?.[codes.at(row)];
        if (text === undefined || removed.has(column) || (isOpen && column >= record.length)) continue;
        while (told.length < column) told.push('');
        told[column] = text;
      }
    }
    const left = told.filter((_, column) => !removed.has(column));
    return [left.length > 0 ? left : ['']];
  });
}

const text = fc.constantFrom('*', '20–29', '[0, 5)', 'Other', '"', "'x", 'a;b', 'a\tb', 'two\nlines', ' x ', '');

const changesOf = ({ table }: Reading): fc.Arbitrary<Changes> => {
  const columns = [...table.columns.keys()];
  const texts = (column: number) =>
    fc
      .array(fc.option(text, { nil: undefined }), { minLength: table.columns[column].dictionary.size, maxLength: 20 })
      .map((told) => told.slice(0, table.columns[column].dictionary.size));
  return fc.record({
    written: fc
      .subarray(columns)
      .chain((some) => fc.tuple(...some.map((column) => texts(column).map((told) => [column, told] as const))))
      .map((pairs) => new Map(pairs)),
    removed: fc.subarray(columns, { maxLength: columns.length - 1 }).map((some) => new Set(some)),
    isKept: fc.option(
      fc
        .array(fc.constantFrom(0, 1, 1), { minLength: table.rowCount, maxLength: table.rowCount })
        .map((kept) => Uint8Array.from(kept)),
      { nil: undefined },
    ),
  });
};

const anyChange = anyTable.chain(({ text, delimiter }) =>
  changesOf(read(text, delimiter)).map((changes) => ({ text, delimiter, changes })),
);

test('cells, columns and rows are as they are to be, and nothing else has changed', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyChange, ({ text, delimiter, changes }) => {
      const before = read(text, delimiter);
      const after = read(rewritten(before, changes), delimiter);
      // The text decides which sort of quote it has. Once the evidence for one sort is gone, the text is read with the other.
      if (after.table.dialect.quote !== before.table.dialect.quote) return;
      compared++;
      assert.deepEqual(after.values, expected(before, changes));
    }),
    drawn(3000),
  );
  assertMet(compared, 2000, 3000);
});

test('an editor, which is told edits, makes the same text of it', () => {
  fc.assert(
    fc.property(anyChange, ({ text, delimiter, changes }) => {
      const before = read(text, delimiter);
      const edits = drain(rewritingEdits(before.table, before.source, changes));
      assert.equal(applied(before, edits), rewritten(before, changes));
      const inOrder = edits.every(({ start, end }, i) => start <= end && (i === 0 || edits[i - 1].end <= start));
      assert.ok(inOrder);
    }),
    drawn(1000),
  );
});

test('without changes every byte stays', () => {
  fc.assert(
    fc.property(anyTable, ({ text, delimiter }) => {
      assert.equal(rewritten(read(text, delimiter), {}), text);
    }),
    drawn(100),
  );
});

test('bytes outside of the changed cells stay: quotes, line ends, the mark at the beginning', () => {
  const before = read('\uFEFFa,b ,"c"\r\n\r\n1,"x, ""y""",3\r\n"1", 2,\r\n4,,"z"', ',');
  const ones = before.table.columns[0].dictionary;
  const written = new Map([
    [0, Array.from({ length: ones.size }, (_, code) => (ones.text(code) === '1' ? 'n,m' : undefined))],
  ]);
  assert.equal(rewritten(before, { written }), '\uFEFFa,b ,"c"\r\n\r\n"n,m","x, ""y""",3\r\n"n,m", 2,\r\n4,,"z"');
  assert.equal(rewritten(before, { removed: new Set([1]) }), '\uFEFFa,"c"\r\n\r\n1,3\r\n"1",\r\n4,"z"');
  assert.equal(rewritten(before, { removed: new Set([0, 1]) }), '\uFEFF"c"\r\n3\r\n""\r\n"z"');
  assert.equal(rewritten(before, { isKept: Uint8Array.of(1, 0, 1) }), '\uFEFFa,b ,"c"\r\n\r\n1,"x, ""y""",3\r\n4,,"z"');
});

test('a record that is too short for its star gets it', () => {
  const before = read('a,b,c,d\n1,2,3,4\n5\n', ',');
  const star = ['*', '*'];
  assert.equal(rewritten(before, { written: new Map([[3, star]]) }), 'a,b,c,d\n1,2,3,*\n5,,,*\n');
  assert.equal(
    rewritten(before, {
      written: new Map([
        [3, star],
        [1, star],
      ]),
      removed: new Set([2]),
    }),
    'a,b,d\n1,*,*\n5,*,*\n',
  );
});
