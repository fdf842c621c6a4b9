/** Quasi dividing rows into classes: from a file, reading the columns it needs, or from a table in memory. */
import { readFileSync } from 'node:fs';
import { countClasses, type SizeHistogram, sizeHistogram } from '@quasi/shared/counts';
import { readTable, type Table } from '@quasi/shared/table';
import type { Contestant } from '../contest/contestant.ts';
import { codesOf, drain, readingOptions } from './reading.ts';

/** Rows that stand alone. */
function alone({ sizes, counts }: SizeHistogram): number {
  return sizes[0] === 1 ? (counts[0] as number) : 0;
}

function aloneIn(table: Table, columns: readonly string[]): number {
  return alone(sizeHistogram(drain(countClasses(codesOf(table, columns), table.rowCount))));
}

export const smallestClassOfFile: Contestant = async (file, columns) => () =>
  aloneIn(drain(readTable(readFileSync(file), { ...readingOptions, columns })), columns);

export const classes: Contestant = async (file, columns) => {
  const table = drain(readTable(readFileSync(file), readingOptions));
  return () => aloneIn(table, columns);
};
