/** Edits of JSON texts, judged by `JSON.parse`: the named cells change, columns and rows go, and nothing else does. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { drain } from '../../analysis/index.ts';
import { readTable, type Table } from '../../table/index.ts';
import { assertMet, drawn } from '../../testing/index.ts';
import type { CellEdit } from '../cellEdit.ts';
import { changeColumn } from '../changeColumn.ts';
import { removedBy } from '../removedBy.ts';
import { removeRows } from '../removeRows.ts';
import { rewritingEdits } from '../rewriting.ts';
import { withEdits } from '../withEdits.ts';
import { writeCells } from '../writeCells.ts';
import { writeDrawn } from '../writeDrawn.ts';
import { writeExtract } from '../writeExtract.ts';

type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
type Record_ = Readonly<Record<string, Json>>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const scalar = fc.constantFrom<Json>('a', 'say "x"', 'é\n', '', null, 1, 2.5, true, [1, 'b'], '007');
const record: fc.Arbitrary<Record_> = fc.record(
  {
    a: scalar,
    b: fc.oneof(scalar, fc.record({ c: scalar, d: scalar }, { requiredKeys: [], noNullPrototype: true })),
    'e f': scalar,
  },
  { requiredKeys: [], noNullPrototype: true },
);
const forms: readonly ((records: readonly Record_[]) => string)[] = [
  (records) => records.map((one) => `${JSON.stringify(one)}\n`).join(''),
  (records) => records.map((one) => JSON.stringify(one).replaceAll(/,"/g, ' , "')).join('\r\n'),
  (records) => JSON.stringify(records),
  (records) => JSON.stringify(records, null, 2),
];
const anyText = fc.record({
  records: fc.array(record, { minLength: 1, maxLength: 8 }),
  form: fc.nat({ max: forms.length - 1 }),
});

interface Reading {
  readonly table: Table;
  readonly bytes: Uint8Array;
  readonly source: { bytes(start: number, end: number): Uint8Array };
}

function read(text: string): Reading {
  const bytes = encoder.encode(text);
  const table = drain(staged(readTable(bytes, { isJson: true, missingTokens: ['', 'NA'], trim: false })));
  return { table, bytes, source: { bytes: (start, end) => bytes.subarray(start, end) } };
}

/** As work that yields progress. */
function* staged<T>(work: Generator<unknown, T>): Generator<{ stage: 'rows'; share: number }, T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    yield { stage: 'rows', share: 0 };
  }
}

function applied({ bytes }: Reading, edits: readonly CellEdit[]): string {
  for (let i = 1; i < edits.length; i++) assert.ok(edits[i - 1].end <= edits[i].start, JSON.stringify(edits));
  return decoder.decode(drain(staged(withEdits(bytes, edits))));
}

const parsed = (text: string, form: number): Record_[] =>
  form < 2
    ? text
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line))
    : JSON.parse(text);

/** A record with one value changed by its path; without it if that is undefined. */
function changed(one: Record_, path: readonly string[], change: (value: Json) => Json | undefined): Record_ {
  const [key, ...rest] = path;
  if (!(key in one)) return one;
  const value = one[key];
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (rest.length > 0) return isObject ? { ...one, [key]: changed(value as Record_, rest, change) } : one;
  if (isObject) return one;
  const after = change(value);
  const { [key]: _, ...others } = one;
  return after === undefined ? others : { ...one, [key]: after };
}

const pathOf = ({ json }: Table, place: number): readonly string[] => json?.columns[place].node.path ?? [];

test('rows that are taken out leave the others to the byte, in lines and in lists', () => {
  fc.assert(
    fc.property(anyText, fc.array(fc.nat({ max: 7 })), ({ records, form }, gone) => {
      const before = read(forms[form](records));
      assert.equal(before.table.rowCount, records.length);
      const edits = drain(staged(removeRows(before.table, before.source, (row) => gone.includes(row))));
      const text = applied(before, edits);
      assert.deepEqual(
        parsed(text, form),
        records.filter((_, row) => !gone.includes(row)),
      );
      const removed = drain(staged(removedBy(before.table, before.source, edits)));
      assert.deepEqual(
        [...removed.rows].flatMap((isGone, row) => (isGone ? [row] : [])),
        records.flatMap((_, row) => (gone.includes(row) ? [row] : [])),
      );
      const isKept = Uint8Array.from(records, (_, row) => (gone.includes(row) ? 0 : 1));
      const changes = { written: new Map(), removed: new Set<number>(), isKept };
      const piecewise = drain(staged(rewritingEdits(before.table, before.source, changes)));
      assert.deepEqual(
        parsed(applied(before, piecewise), form),
        records.filter((_, row) => !gone.includes(row)),
      );
    }),
    drawn(2000),
  );
});

test('columns are taken out key and all, and nothing else changes', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(), ({ records, form }, one, other) => {
      const before = read(forms[form](records));
      const { columns } = before.table;
      if (columns.length === 0) return;
      const gone = new Set([one % columns.length, other % columns.length]);
      const changes = { written: new Map(), removed: gone, isKept: undefined };
      const edits = drain(staged(rewritingEdits(before.table, before.source, changes)));
      const expected = records.map((each) =>
        [...gone].reduce(
          (left, column) => changed(left, pathOf(before.table, columns[column].index), () => undefined),
          each,
        ),
      );
      assert.deepEqual(parsed(applied(before, edits), form), expected);
      compared++;
    }),
    drawn(2000),
  );
  assertMet(compared, 1500, 2000);
});

test('a changed value is a number where it was one, and a string otherwise; all else stays', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), fc.constantFrom('5', 'x"y', '30–39', '*'), ({ records, form }, at, to) => {
      const before = read(forms[form](records));
      const { columns } = before.table;
      if (columns.length === 0) return;
      const column = at % columns.length;
      const edits = drain(staged(changeColumn(before.table, before.source, column, () => to)));
      const expected = records.map((each) =>
        changed(each, pathOf(before.table, columns[column].index), (value) => {
          if (value === null || value === '') return value;
          return (typeof value === 'number' || typeof value === 'boolean') && to === '5' ? 5 : to;
        }),
      );
      assert.deepEqual(parsed(applied(before, edits), form), expected);
    }),
    drawn(2000),
  );
});

test('values written into rows are read back there, also under keys that the record lacks', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat({ max: 7 }), ({ records, form }, at, row) => {
      const before = read(forms[form](records));
      const { columns } = before.table;
      if (columns.length === 0 || row >= records.length) return;
      const column = at % columns.length;
      const { name, index } = columns[column];
      const path = pathOf(before.table, index);
      const edits = drain(staged(writeCells(before.table, before.source, [row], [column], 'written')));
      const text = applied(before, edits);
      assert.equal(parsed(text, form).length, records.length);
      const after = read(text);
      const written = after.table.columns.find((each) => each.name === name);
      const outer = path.length > 1 ? records[row][path[0]] : undefined;
      const isBlocked =
        path.length > 1
          ? outer !== undefined && (typeof outer !== 'object' || outer === null || Array.isArray(outer))
          : typeof records[row][path[0]] === 'object' &&
            records[row][path[0]] !== null &&
            !Array.isArray(records[row][path[0]]);
      if (!isBlocked) assert.equal(written?.dictionary.text(written.codes.at(row)), 'written', text);
    }),
    drawn(2000),
  );
});

test('earlier values under a key that is written twice do not stay', () => {
  const before = read('{"a":"secret","b":1,"a":"known"}\n{"a":"x"}\n');
  const edits = drain(staged(changeColumn(before.table, before.source, 0, () => '*')));
  assert.equal(applied(before, edits), '{"b":1,"a":"*"}\n{"a":"*"}\n');
});

test('drawn values look alike in all rows, whatever stood there', () => {
  const before = read('{"n":1,"s":"x"}\n{"n":"2","s":null}\n{"s":"y"}\n{"n":null}\n');
  const drawing = new Map([[0, { placeOf: Uint32Array.of(0, 0, 1, 0), texts: ['7', undefined] }]]);
  const edits = drain(staged(writeDrawn(before.table, before.source, drawing, '')));
  assert.equal(applied(before, edits), '{"n":7,"s":"x"}\n{"n":7,"s":null}\n{"s":"y"}\n{"n":7}\n');
});

test('a column that is alike to any reader has one form: numbers without quotes, and no empty strings', () => {
  const before = read('[{"n":1},{"n":"1"},{"n":""},{"n":null},{},{"n":2}]');
  const changes = { written: new Map(), removed: new Set<number>(), isKept: undefined, alike: new Set([0]) };
  const edits = drain(staged(rewritingEdits(before.table, before.source, changes)));
  assert.equal(applied(before, edits), '[{"n":1},{"n":1},{"n":null},{"n":null},{},{"n":2}]');
});

test('a part of some columns and rows is JSON of the same form, with numbers as numbers', () => {
  for (const [text, isList] of [
    ['{"n":1,"o":{"a":"x","b":2}}\n{"n":2,"o":{"a":null}}\n', false],
    ['[{"n":1,"o":{"a":"x","b":2}},{"n":2,"o":{"a":null}}]', true],
  ] as const) {
    const { table } = read(text);
    const pieces = [...writeExtract(table, table, [0, 1], Uint32Array.of(1, 0), '')];
    const written = Buffer.concat(pieces).toString();
    assert.deepEqual(parsed(written, isList ? 2 : 0), [{ n: 2 }, { n: 1, o: { a: 'x' } }]);
  }
});
