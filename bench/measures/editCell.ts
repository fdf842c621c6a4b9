/** Row 15: one cell edited, the table, classes and their sizes brought up to date, against reading and counting all anew. */
import { readFileSync } from 'node:fs';
import { type ClassIndex, countClasses, indexClasses, sizeHistogram } from '@quasi/shared/counts';
import { type ColumnarTable, readTable, updateTable } from '@quasi/shared/table';
import { dataFile } from '../generate.ts';
import { codesOf, drain, readingOptions } from '../ours/reading.ts';
import { costResult } from '../results.ts';
import { quantile } from '../servers/quantile.ts';
import { type Measure, quasiIdentifierSets } from './measure.ts';

const columns = quasiIdentifierSets[0];
const edits = 200;

export const editCell: Measure = {
  rows: ['15'],
  async *run(sizes) {
    for (const size of sizes) {
      const text = readFileSync(dataFile(size));
      const analyses = [analyse(text), analyse(text), analyse(text)];
      const { table, index } = analyses[0] as Analysis;
      const times: number[] = [];
      for (let edit = 0; edit < edits; edit++) {
        const row = Math.floor(((edit + 0.5) / edits) * table.rowCount);
        times.push(editZip(text, table, index, row));
      }
      const recount = analyse(text).index.histogram();
      if (JSON.stringify(index.histogram()) !== JSON.stringify(recount)) {
        throw new Error('Classes kept up to date over many edits are not those of a recount.');
      }
      const full = Math.min(...analyses.map(({ time }) => time));
      yield costResult(
        { row: '15', measure: 'one-cell edit, median : full analysis', size },
        quantile(times, 0.5),
        full,
        0.01,
      );
    }
  },
};

interface Analysis {
  readonly table: ColumnarTable;
  readonly index: ClassIndex;
  readonly time: number;
}

function analyse(text: Uint8Array): Analysis {
  const before = performance.now();
  const table = drain(readTable(text, readingOptions));
  const codes = codesOf(table, columns);
  const classes = drain(countClasses(codes, table.rowCount));
  sizeHistogram(classes);
  // The index is made for the edits to come; a full analysis does without.
  const time = performance.now() - before;
  return { table, index: drain(indexClasses(codes, classes)), time };
}

/** Replaces the last digit of a row's zip code, and returns how long it took to know the classes again. */
function editZip(text: Uint8Array, table: ColumnarTable, index: ClassIndex, row: number): number {
  const start = table.recordStarts[row + table.headerRecords] as number;
  const commas = [start - 1];
  while (commas.length < 5) commas.push(text.indexOf(0x2c, (commas.at(-1) as number) + 1));
  const digit = (commas[4] as number) - 1;
  const before = performance.now();
  text[digit] = text[digit] === 0x39 ? 0x30 : (text[digit] as number) + 1;
  const changed = updateTable(table, text, { start: digit, oldEnd: digit + 1, newEnd: digit + 1 }, readingOptions);
  if (changed === undefined) throw new Error('An edit within a cell made the whole table be read again.');
  const inserted = codesOf(table, columns).map((codes) => {
    const replaced = new Uint32Array(changed.inserted);
    codes.copyTo(replaced, changed.row, changed.row + changed.inserted);
    return replaced;
  });
  index.replaceRows(changed.row, changed.removed, changed.inserted, inserted);
  index.histogram();
  return performance.now() - before;
}
