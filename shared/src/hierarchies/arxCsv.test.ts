import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { type Column, readTable } from '../table/index.ts';
import { drawn, hierarchyFile } from '../testing/index.ts';
import { readArxCsv, writeArxCsv } from './arxCsv.ts';
import { describeFault, type HierarchyFault } from './fault.ts';
import type { Hierarchy } from './hierarchy.ts';

function drained<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const encoder = new TextEncoder();

/** A column with these values. */
function columnOf(values: readonly string[], missingTokens: readonly string[] = []): Column {
  const text = encoder.encode(['"v";"w"', ...values.map((value) => `"${value.replaceAll('"', '""')}";1`)].join('\n'));
  return drained(readTable(text, { missingTokens, trim: false, delimiter: ';', header: true })).columns[0];
}

function read(lines: readonly string[], values: readonly string[], missingTokens: readonly string[] = []) {
  const file = hierarchyFile(lines.map((line) => `${line}\n`).join(''));
  return drained(readArxCsv(file, columnOf(values, missingTokens), missingTokens));
}

function hierarchyOf(
  lines: readonly string[],
  values: readonly string[],
  missingTokens?: readonly string[],
): Hierarchy {
  const found = read(lines, values, missingTokens);
  assert.ok('hierarchy' in found, JSON.stringify(found));
  return found.hierarchy;
}

function faultOf(lines: readonly string[], values: readonly string[] = []): HierarchyFault {
  const found = read(lines, values);
  assert.ok('fault' in found);
  return found.fault;
}

/** What stands for each value on each level. */
function told({ levels }: Hierarchy, values: readonly string[], missingTokens: readonly string[] = []): string[][] {
  const { codes } = columnOf(values, missingTokens);
  return values.map((_, row) => levels.map(({ groupOf, text }) => text(groupOf[codes.at(row)])));
}

const ages = ['20;20-24;20-29;*', '24;20-24;20-29;*', '25;25-29;20-29;*', '31;30-34;30-39;*', '36;35-39;30-39;*'];

test('the levels are those of the file, in the order of the data', () => {
  const hierarchy = hierarchyOf(ages, ['31', '20', '25', '31']);
  assert.deepEqual(told(hierarchy, ['31', '20', '25', '31']), [
    ['31', '30-34', '30-39', '*'],
    ['20', '20-24', '20-29', '*'],
    ['25', '25-29', '20-29', '*'],
    ['31', '30-34', '30-39', '*'],
  ]);
  assert.deepEqual(
    hierarchy.levels.map(({ groups }) => groups),
    [4, 4, 2, 1],
  );
});

test('the domain is that of the file, also where the data hold less of it', () => {
  const { levels } = hierarchyOf(ages, ['31', '20']);
  assert.deepEqual(
    levels.slice(1).map(({ leaves }) => [...(leaves ?? [])]),
    [[2, 1, 1, 1], [3, 2], [5]],
  );
});

test('other delimiters and quotes are understood', () => {
  const values = ['a', 'b;c', 'd'];
  for (const [lines, delimiter] of [
    [['a,x,*', 'b;c,x,*', 'd,"y, z",*'], ','],
    [['a\tx\t*', 'b;c\tx\t*', 'd\t"y, z"\t*'], '\t'],
  ] as const) {
    const found = drained(readArxCsv(hierarchyFile(lines.join('\r\n'), delimiter), columnOf(values), []));
    assert.ok('hierarchy' in found);
    assert.deepEqual(told(found.hierarchy, values)[2], ['d', 'y, z', '*']);
  }
});

test('a file whose last level has several groups gets one that joins them', () => {
  const hierarchy = hierarchyOf(['a;x', 'b;x', 'c;y'], ['a', 'c']);
  assert.deepEqual(told(hierarchy, ['a', 'c']), [
    ['a', 'x', '*'],
    ['c', 'y', '*'],
  ]);
  assert.deepEqual([...(hierarchy.levels[2].leaves ?? [])], [3]);
});

test('the missing value stays missing until the last level, unless the file says otherwise', () => {
  const values = ['a', '?', 'b'];
  const silent = hierarchyOf(['a;x;*', 'b;x;*', 'c;y;*'], values, ['?']);
  assert.deepEqual(told(silent, values, ['?'])[1], ['', '', '*']);
  const telling = hierarchyOf(['a;x;*', 'b;x;*', '?;unknown;*', 'c;x;*'], values, ['?']);
  assert.deepEqual(told(telling, values, ['?'])[1], ['', 'unknown', '*']);
  assert.deepEqual(
    telling.levels.slice(1).map(({ leaves }) => [...(leaves ?? [])]),
    [[3, 0], [3]],
  );
});

test('the same record may come twice', () => {
  assert.deepEqual([...(hierarchyOf(['a;*', 'b;*', 'a;*'], ['a', 'b']).levels[1].leaves ?? [])], [2]);
});

const faults: readonly (readonly [lines: readonly string[], fault: HierarchyFault, says: RegExp])[] = [
  [[], { kind: 'empty' }, /no rows/],
  [['a;x;*', 'b;*'], { kind: 'ragged', record: 1, cells: 2, expected: 3 }, /Row 2 .* 2 cells, its first row 3/],
  [['a;x;*', 'b;;*'], { kind: 'emptyCell', record: 1, column: 1 }, /Row 2, column 2/],
  [
    ['a;x;*', 'b;x;*', 'a;y;*'],
    { kind: 'contradiction', record: 2, column: 1, first: 0 },
    /Row 3 .* row 1, but differs in column 2/,
  ],
  [
    ['a;x;p;*', 'b;x;q;*', 'c;y;q;*', 'd;z;q;*'],
    { kind: 'notNested', record: 1, column: 2, first: 0 },
    /Rows 1 and 2 .* agree in column 2 and differ in column 3/,
  ],
  [['a;x;*', 'b;y;*'], { kind: 'notCoarser', column: 1 }, /Column 2 .* column 1/],
  [['a;x;p;*', 'b;x;p;*'], { kind: 'notCoarser', column: 2 }, /Column 3 .* column 2/],
];
for (const [lines, fault, says] of faults) {
  test(`a hierarchy that is wrong is told by place: ${fault.kind}`, () => {
    assert.deepEqual(faultOf(lines), fault);
    assert.match(describeFault(fault), says);
  });
}

test('a value of the data that the file does not name is told by its row', () => {
  assert.deepEqual(faultOf(['a;*', 'b;*'], ['a', 'A']), { kind: 'unlisted', row: 1 });
  assert.deepEqual(faultOf(['a;*', 'b;*'], ['b', 'a', 'b ']), { kind: 'unlisted', row: 2 });
  assert.match(describeFault({ kind: 'unlisted', row: 2 }), /^Row 3 of the data/);
});

test('what is written is read back, by us and by csv-parse', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', ';', '"', "'", '\n', ' ', 'é'), maxLength: 4 });
  const named = fc.uniqueArray(word, { minLength: 2, maxLength: 8 }).filter((values) => values.every((v) => v !== ''));
  fc.assert(
    fc.property(named, fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }), (values, groups) => {
      const parts = ['; "', 'x', "'y"];
      const used = groups.slice(0, values.length);
      if (new Set(used).size >= values.length) return;
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const lines = values.map((value, i) => [value, parts[used[i]]].map(quoted).join(';'));
      const hierarchy = hierarchyOf(lines, values);
      const written = drained(writeArxCsv(hierarchy, columnOf(values).dictionary));
      const records: string[][] = parse(written, { delimiter: ';' });
      assert.deepEqual(records, told(hierarchy, values));
      const again = drained(readArxCsv(hierarchyFile(written), columnOf(values), []));
      assert.ok('hierarchy' in again);
      assert.deepEqual(told(again.hierarchy, values), records);
    }),
    drawn(100),
  );
});
