import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSettings } from '../config/index.ts';
import { readTable } from '../table/index.ts';
import { dataSet } from '../testing/index.ts';
import { drain } from './progress.ts';

/** The names of the columns that belong together with each. */
function togetherIn(lines: readonly string[]): Record<string, string[]> {
  const text = new TextEncoder().encode(lines.join('\n'));
  const table = drain(readTable(text, { missingTokens: [''], trim: false }));
  const source = { bytes: (start: number, end: number) => text.subarray(start, end) };
  const analysis = dataSet(table, defaultSettings, source);
  const nameOf = (column: number) => table.columns[column].name;
  return Object.fromEntries(
    [...drain(analysis.together())].map(([column, others]) => [nameOf(column), others.map(nameOf)]),
  );
}

const cities = ['Bern', 'Basel', 'Chur', 'Genf', 'Zug', 'Luzern'];

test('postcode, city and canton belong together; what is independent of them does not', () => {
  const rows = Array.from({ length: 600 }, (_, i) => {
    const place = (i * 7) % 24;
    return `${1000 + 100 * place},${cities[place % 6]},canton ${place % 3},${i % 5},${['f', 'm'][i % 2]}`;
  });
  assert.deepEqual(togetherIn(['zip,city,canton,age,sex', ...rows]), {
    zip: ['city', 'canton'],
    city: ['zip', 'canton'],
    canton: ['zip', 'city'],
  });
});

test('where each row has a place of its own, that one follows from another is chance', () => {
  const rows = Array.from({ length: 60 }, (_, i) => `${1000 + 13 * i},${cities[(i * i) % 6]}`);
  assert.deepEqual(togetherIn(['zip,city', ...rows]), {});
});
