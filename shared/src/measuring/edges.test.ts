/** Every part of the answer on tables at the edge of what there is: a number is a number or absent, never NaN. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../analysis/index.ts';
import { defaultSettings } from '../config/index.ts';
import { readTable, type Table } from '../table/index.ts';
import { dataSet } from '../testing/index.ts';
import { type MeasureRequest, type Part, parts, startMeasuring } from './index.ts';
import { plainRequest } from './testMeasured.ts';

/** Every part has its turn. */
const plain: MeasureRequest = { ...plainRequest, population: 1000, epsilon: 1, withRows: true, budget: 0.2 };

const column = (count: number, value: (row: number) => string) => Array.from({ length: count }, (_, row) => value(row));
const lines = (header: string, rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;

const tables: Readonly<Record<string, string>> = {
  'no rows': 'a,b\n',
  'one row': 'a,b\n1,2\n',
  'one column': lines(
    'a',
    column(20, (row) => `v${row % 4}`),
  ),
  'a constant column': lines(
    'a,b',
    column(20, (row) => `same,${row % 3}`),
  ),
  'all rows equal': lines(
    'a,b,c',
    column(20, () => 'x,y,z'),
  ),
  'all rows unique': lines(
    'a,b',
    column(20, (row) => `${row},${row * 7}`),
  ),
  'all cells missing': lines(
    'a,b',
    column(20, () => 'NA,'),
  ),
  'more distinct values than half the rows': lines(
    'a,b',
    column(30, (row) => `${row % 17},${(row * 5) % 19}`),
  ),
  '200 columns': lines(
    column(200, (c) => `c${c}`).join(','),
    column(12, (row) => column(200, (c) => String((row * (c + 1)) % 7)).join(',')),
  ),
};

function read(text: string): Table {
  const options = { missingTokens: defaultSettings.missingTokens, trim: false, delimiter: ',', header: true };
  return drain(readTable(new TextEncoder().encode(text), options));
}

/** Paths of numbers that are none. */
function notNumbers(value: unknown, path: string): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => notNumbers(member, `${path}.${name}`));
}

for (const [name, text] of Object.entries(tables)) {
  for (const missing of ['value', 'wildcard', 'ignore', 'distinct'] as const) {
    test(`${name}, missing: ${missing}`, () => {
      const table = read(text);
      const first = table.columns[0].name;
      const request = { ...plain, missing, sensitive: [first], user: first, sets: [table.columns.map((c) => c.name)] };
      const source = { bytes: () => new Uint8Array(0) };
      const measured = drain(startMeasuring(dataSet(table, defaultSettings, source), request));
      for (const [part, numbers] of Object.entries<Part>(parts)) {
        assert.deepEqual(notNumbers(drain(numbers(measured)), part), []);
      }
    });
  }
}

test('of very many columns the first are compared, of those that are named all', () => {
  const header = Array.from({ length: 100 }, (_, i) => `v${i}`);
  const text = lines(
    header.join(','),
    column(6, (row) => header.map((_, i) => (row * i) % 3).join(',')),
  );
  const bytes = new TextEncoder().encode(text);
  const table = drain(readTable(bytes, { missingTokens: [''], trim: false, delimiter: ',', header: true }));
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  const begin = (request: MeasureRequest) => {
    const analysis = dataSet(table, defaultSettings, source);
    return drain(startMeasuring(analysis, request));
  };
  const asked = begin({ ...plain, columns: header });
  assert.equal(asked.columns.length, 100);
  const { columns, comparable } = begin(plain);
  assert.equal(columns.length, 64);
  assert.ok(comparable > 64);
});
