/** Rows 10, 11, 13 and "row": dependency and the search for unique combinations, against reading the same file. */
import { readFileSync } from 'node:fs';
import { minimalSampleUniques, searchUniqueCombinations } from '@quasi/shared/combinations';
import { indexColumn, jointCountsOf } from '@quasi/shared/counts';
import { pairInformation } from '@quasi/shared/measures/prediction';
import { type Codes, readTable, type Table } from '@quasi/shared/table';
import { dataFile } from '../generate.ts';
import { wideTable } from '../generator/wide.ts';
import { codesOf, drain, readingOptions } from '../ours/reading.ts';
import { costResult } from '../results.ts';
import type { Measure } from './measure.ts';

/** All but the free text, and all but the key too. */
const withoutNote = 'id age sex zip birthdate race education occupation diagnosis income admission_date city'.split(
  ' ',
);
const withoutKey = withoutNote.slice(1);

const FEW_RUNS = 3;
/** Where a run is short something else may keep the machine busy for all of a few. */
const MANY_RUNS = 15;

export const searches: Measure = {
  rows: ['10', '11', '13', 'row'],
  async *run(sizes) {
    for (const size of sizes.filter((size) => size !== '10k')) {
      const path = dataFile(size);
      const runs = size === '1M' ? FEW_RUNS : MANY_RUNS;
      const [reading, table] = fastest(() => drain(readTable(readFileSync(path), readingOptions)), runs);
      const rows = table.rowCount;
      const [pairs] = fastest(() => informationOfPairs(table, withoutNote), runs);
      yield costResult({ row: '10', measure: 'dependency, 66 pairs : reading', size }, pairs, reading, 0.8);
      const eleven = codesOf(table, withoutKey);
      const [unique] = fastest(() => drain(searchUniqueCombinations(eleven, rows, { kappa: undefined })), runs);
      yield costResult({ row: '11', measure: 'unique combinations, 11 columns : reading', size }, unique, reading, 1.5);
      const [row] = fastest(() => drain(minimalSampleUniques(eleven, rows, rows >>> 1, 5)), runs);
      const limit = size === '1M' ? 0.2 : undefined;
      yield costResult({ row: 'row', measure: "one row's unique sets : reading", size }, row, reading, limit);
    }
    const wide = wideTable(20_000, 39, 1);
    const [reading, table] = fastest(() => drain(readTable(wide, readingOptions)));
    const codes = table.columns.map((column) => column.codes);
    const [four] = fastest(() => drain(searchUniqueCombinations(codes, table.rowCount, { kappa: 4 })));
    const head = { row: '13', measure: 'combinations of 4 among 39 columns : reading', size: '20k×39' } as const;
    yield costResult(head, four, reading, 60);
  },
};

function informationOfPairs(table: Table, names: readonly string[]): number {
  const columns = codesOf(table, names).map((codes: Codes) => drain(indexColumn(codes, table.rowCount)));
  const frequencies = columns.map((column) => column.frequencies);
  let bits = 0;
  for (let a = 0; a < columns.length; a++) {
    for (let b = a + 1; b < columns.length; b++) {
      const joint = drain(jointCountsOf(columns[a], columns[b]));
      bits += drain(pairInformation(frequencies[a], frequencies[b], joint)).bits;
    }
  }
  return bits;
}

/** The least time of the runs, and what they returned. */
function fastest<Result>(work: () => Result, runs = FEW_RUNS): [milliseconds: number, result: Result] {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 1; ; run++) {
    const start = performance.now();
    const result = work();
    best = Math.min(best, performance.now() - start);
    if (run === runs) return [best, result];
  }
}
