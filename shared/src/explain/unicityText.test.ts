/** The section on a few known records: what is drawn says "about". */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unicitySection } from './unicityText.ts';

const table = { columns: [{ name: 'customer' }, { name: 'day' }, { name: 'shop' }] } as never;
const drawn = { risk: 0.9, riskLow: 0.88, riskHigh: 0.92, uniqueLow: 0.84, uniqueHigh: 0.86, drawn: 2000 };

test('one line for each number of known records', () => {
  const known = [
    { unique: 0.25, risk: 0.5 },
    { unique: 0.85, ...drawn },
  ];
  const [section] = unicitySection({ columns: [1, 2], steps: 0, coarser: [], points: 9, known }, table);
  assert.match(section.sentences?.join(' ') ?? '', /day and shop|day, shop/);
  assert.deepEqual(section.values, [
    { name: '1 record', value: '25 %' },
    { name: '2 records', value: 'about 85 %' },
  ]);
});

test('no section where rows are not transactions', () => {
  assert.deepEqual(unicitySection(undefined, table), []);
});
