/** The work on a table, whole, for the tests of how long a step of it takes; and tables for them. */
import { type ClassFacts, drain, staged, type Work } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import { candidatesFor, lossOf, redrawColumns, redrawnEdits, toTreat, treatColumns } from '@quasi/shared/effects';
import { seededRandom } from '@quasi/shared/random';
import { cellTreatmentsFor } from '@quasi/shared/remedies';
import { readTable, type Table, type TextSource } from '@quasi/shared/table';
import { dataSet } from '../../shared/src/testing/index.ts';
import { holds, LONGEST } from './longestStep.ts';

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

export const range = (count: number, each: (i: number) => string, between: string) =>
  Array.from({ length: count }, (_, i) => each(i)).join(between);

/** No step of the work on a text takes longer. */
export function holdsOf(make: () => string, limit = LONGEST): void {
  const text = new TextEncoder().encode(make());
  holds(() => everything(text), limit);
}

/** No step of the remedies for a column takes longer, with a value for each of 30,000 rows. */
export function holdsForRemedies(cell: (i: number) => string): void {
  const text = new TextEncoder().encode(`value,sex\n${range(30_000, (i) => `${cell(i)},${'fm'[i % 2]}`, '\n')}\n`);
  holds(() => remediesOfFirst(text), LONGEST);
}
