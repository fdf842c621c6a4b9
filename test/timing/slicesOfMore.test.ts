/** As `slices`, for tables and columns whose work takes seconds: in `npm run bench`. */
import { test } from 'node:test';
import { csvOfSize } from '../server/csvOfSize.ts';
import { holdsForRemedies, holdsOf, range } from './workOnTable.ts';

const tables: Record<string, () => string> = {
  'a table of 20 MB': () => csvOfSize(20_000_000),
  '5,000 columns': () => range(60, (r) => range(5000, (c) => (r === 0 ? `c${c}` : String((r * c) % 97)), ','), '\n'),
  '16,384 columns': () => range(5, (r) => range(16_384, (c) => (r === 0 ? `c${c}` : String(c % 7)), ','), '\n'),
  '400,000 keys in one column': () => `key\n${range(400_000, (i) => `key number ${i}`, '\n')}\n`,
  'only line ends': () => '\n'.repeat(2_000_000),
};

const columnsOfMany: Record<string, (i: number) => string> = {
  numbers: (i) => String((i * 7919) % 1_000_003),
  moments: (i) =>
    `${1900 + (i % 120)}-0${1 + ((i >> 7) % 9)}-${10 + ((i >> 10) % 18)} ${10 + (i % 14)}:${10 + (i % 50)}`,
};

for (const [name, make] of Object.entries(tables)) test(name, () => holdsOf(make));
for (const [name, cell] of Object.entries(columnsOfMany)) {
  test(`remedies for a column of 30,000 ${name}`, () => holdsForRemedies(cell));
}
