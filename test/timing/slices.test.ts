/** No step of the work on a table holds the loop for more than 5 ms, whatever the table looks like. */
import { test } from 'node:test';
import { type ClassFacts, drain, staged, type Work } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import { candidatesFor, lossOf, redrawColumns, redrawnEdits, toTreat, treatColumns } from '@quasi/shared/effects';
import { seededRandom } from '@quasi/shared/random';
import { cellTreatmentsFor } from '@quasi/shared/remedies';
import { readTable, type Table, type TextSource } from '@quasi/shared/table';
import { paced } from '@quasi/shared/testing';
import { dataSet } from '../../shared/src/testing/index.ts';
import { csvOfSize } from '../server/csvOfSize.ts';
import { holds, LONGEST } from './longestStep.ts';
import { peopleTable } from './peopleTable.ts';

/** A value is looked up in one go: a single cell of many megabytes takes this long for each of them. */
const LONGEST_A_MEGABYTE_OF_CELL = paced(2.5);
const SECONDS_FOR_ROWS = 0.3;
const WIDEST_TWICE = 5000;

function* everything(text: Uint8Array): Work<void> {
  const reading = readTable(text, { missingTokens: defaultSettings.missingTokens, trim: false });
  let step = reading.next();
  while (!step.done) {
    yield { stage: 'reading', share: 0 };
    step = reading.next();
  }
  const source = { bytes: (start: number, end: number) => text.subarray(start, end) };
  const analysis = dataSet(step.value, defaultSettings, source, { kind: 'editor' });
  yield* analysis.classes();
  yield* analysis.prepareForEdits();
  yield* analysis.insight();
  yield* analysis.expected();
  yield* analysis.together();
  yield* analysis.tree();
  const { worstRows, table } = yield* analysis.classes();
  for (const row of new Set([...worstRows.slice(0, 3), table.rowCount >> 1])) {
    if (row < table.rowCount) yield* analysis.row(row, SECONDS_FOR_ROWS);
  }
  // It begins anew with a table of its own, which takes the widest seconds more in each run.
  if (table.width > WIDEST_TWICE) return;
  // As long as there is time, and so in another number of steps each time.
  yield* dataSet(table, defaultSettings, source, { kind: 'editor', budget: SECONDS_FOR_ROWS }).rowWeighted();
}

/** All remedies for the first column, its cells written and its loss weighed, and noise instead of its values. */
function remediesOfFirst(text: Uint8Array): Work<void> {
  const options = { missingTokens: defaultSettings.missingTokens, trim: false, header: true, delimiter: ',' };
  const table = drain(readTable(text, options));
  const source = { bytes: (start: number, end: number) => text.subarray(start, end) };
  const settings = { ...defaultSettings, quasiIdentifiers: table.columns.map(({ name }) => name) };
  const facts = drain(dataSet(table, settings, source, { kind: 'editor' }).classes());
  return remediesOf(facts, table, source);
}

function* remediesOf(facts: ClassFacts, table: Table, source: TextSource): Work<void> {
  for (const treatments of yield* candidatesFor(facts, 0)) {
    const treated = yield* treatColumns(facts, treatments);
    yield* lossOf(facts, treated);
  }
  for (const treatment of yield* staged('columns', table.rowCount, cellTreatmentsFor(toTreat(facts, 0)))) {
    yield* redrawnEdits(facts, table, source, yield* redrawColumns(facts, new Map([[0, treatment]]), seededRandom(1)));
  }
}

const range = (count: number, each: (i: number) => string, between: string) =>
  Array.from({ length: count }, (_, i) => each(i)).join(between);

const tables: Record<string, () => string> = {
  '100,000 people in 15 columns': () => peopleTable(100_000),
  'a table of 20 MB': () => csvOfSize(20_000_000),
  '5,000 columns': () => range(60, (r) => range(5000, (c) => (r === 0 ? `c${c}` : String((r * c) % 97)), ','), '\n'),
  '16,384 columns': () => range(5, (r) => range(16_384, (c) => (r === 0 ? `c${c}` : String(c % 7)), ','), '\n'),
  '2 MB of commas': () => `${','.repeat(1_000_000)}\n${','.repeat(1_000_000)}`,
  '400,000 keys in one column': () => `key\n${range(400_000, (i) => `key number ${i}`, '\n')}\n`,
  'only line ends': () => '\n'.repeat(2_000_000),
};

const tablesOfOneCell: Record<string, () => string> = {
  '10 MB in one cell': () => `a,b\n1,${'x'.repeat(10_000_000)}\n2,y\n`,
  '10 MB in one quoted cell': () => `a,b\n1,"${'x""\n'.repeat(2_500_000)}"\n2,y\n`,
  'a quote that is never closed': () => `a,b\n1,"${'x,y\n'.repeat(2_500_000)}`,
};

const columnsOfMany: Record<string, (i: number) => string> = {
  numbers: (i) => String((i * 7919) % 1_000_003),
  moments: (i) =>
    `${1900 + (i % 120)}-0${1 + ((i >> 7) % 9)}-${10 + ((i >> 10) % 18)} ${10 + (i % 14)}:${10 + (i % 50)}`,
  codes: (i) => `${'ABCDEF'[i % 6]}${10_000 + i}.${i % 10}`,
};

function holdsOf(make: () => string, limit: number, workOn = everything): void {
  const text = new TextEncoder().encode(make());
  holds(() => workOn(text), limit);
}

for (const [name, make] of Object.entries(tables)) test(name, () => holdsOf(make, LONGEST));
for (const [name, make] of Object.entries(tablesOfOneCell)) {
  test(name, () => holdsOf(make, LONGEST + 10 * LONGEST_A_MEGABYTE_OF_CELL));
}
for (const [name, cell] of Object.entries(columnsOfMany)) {
  const make = () => `value,sex\n${range(30_000, (i) => `${cell(i)},${'fm'[i % 2]}`, '\n')}\n`;
  test(`remedies for a column of 30,000 ${name}`, () => holdsOf(make, LONGEST, remediesOfFirst));
}
