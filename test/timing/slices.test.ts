/** No step of the work on a table holds the loop for more than 5 ms, whatever the table looks like; more of them in `slicesOfMore`. */
import { test } from 'node:test';
import { paced } from '@quasi/shared/testing';
import { LONGEST } from './longestStep.ts';
import { peopleTable } from './peopleTable.ts';
import { holdsForRemedies, holdsOf } from './workOnTable.ts';

/** A value is looked up in one go: a single cell of many megabytes takes this long for each of them. */
const LONGEST_A_MEGABYTE_OF_CELL = paced(2.5);

const tables: Record<string, () => string> = {
  '100,000 people in 15 columns': () => peopleTable(100_000),
  '2 MB of commas': () => `${','.repeat(1_000_000)}\n${','.repeat(1_000_000)}`,
};

const tablesOfOneCell: Record<string, () => string> = {
  '10 MB in one cell': () => `a,b\n1,${'x'.repeat(10_000_000)}\n2,y\n`,
  '10 MB in one quoted cell': () => `a,b\n1,"${'x""\n'.repeat(2_500_000)}"\n2,y\n`,
  'a quote that is never closed': () => `a,b\n1,"${'x,y\n'.repeat(2_500_000)}`,
};

for (const [name, make] of Object.entries(tables)) test(name, () => holdsOf(make));
for (const [name, make] of Object.entries(tablesOfOneCell)) {
  test(name, () => holdsOf(make, LONGEST + 10 * LONGEST_A_MEGABYTE_OF_CELL));
}
test('remedies for a column of 30,000 codes', () =>
  holdsForRemedies((i) => `${'ABCDEF'[i % 6]}${10_000 + i}.${i % 10}`));
