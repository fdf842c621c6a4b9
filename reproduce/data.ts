/** The data sets as columns of codes, and random parts of them; read as Quasi reads files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countClasses, IndexedColumn, type RowClasses } from '@quasi/shared/counts';
import { type Random, randomBelow } from '@quasi/shared/random';
import { Codes, defaultMissingTokens, type ReadingOptions, readTable, type Table } from '@quasi/shared/table';
import { dataFolder } from './places.ts';

/** Columns whose values are numbered from 0 by first appearance, without gaps; a missing value is one more value. */
export interface CodedTable {
  readonly names: readonly string[];
  readonly rows: number;
  readonly columns: readonly IndexedColumn[];
}

/** A file of the data folder, by its path in it. Delimiter and header are detected unless they are said. */
export function sharedTable(path: string, options: Partial<ReadingOptions> = {}): Table {
  const bytes = readFileSync(join(dataFolder, path));
  return drain(readTable(bytes, { missingTokens: defaultMissingTokens, trim: false, ...options }));
}

/** Some columns of a table, all if none are named. */
export function codedTable(table: Table, names = table.columns.map(({ name }) => name)): CodedTable {
  const codes = names.map((name) => {
    const column = table.columns.find((candidate) => candidate.name === name);
    if (column === undefined) throw new Error(`There is no column ${name}.`);
    return column.codes.view;
  });
  return fromCodes(names, codes, table.rowCount);
}

/** From columns of any numbers. */
export function fromCodes(names: readonly string[], codes: readonly ArrayLike<number>[], rows: number): CodedTable {
  return { names, rows, columns: codes.map((column) => numbered(column, rows, (row) => row)) };
}

/** These rows, in this order. */
export function rowsOf(table: CodedTable, rows: ArrayLike<number>): CodedTable {
  const { names, columns } = table;
  const kept = columns.map(({ values }) => numbered(values, rows.length, (row) => rows[row]));
  return { names, rows: rows.length, columns: kept };
}

/** These rows with their values numbered as in the whole table, so that values which no row has left have a frequency of 0. */
export function keptNumbers({ names, columns }: CodedTable, rows: ArrayLike<number>): CodedTable {
  const kept = columns.map((column) => {
    const values = Uint32Array.from(rows, (row) => column.values[row]);
    const frequencies = new Uint32Array(column.limit);
    for (const value of values) frequencies[value]++;
    return new IndexedColumn(values, frequencies);
  });
  return { names, rows: rows.length, columns: kept };
}

/** The columns at these positions. */
export function columnsOf({ names, rows, columns }: CodedTable, positions: readonly number[]): CodedTable {
  return {
    names: positions.map((position) => names[position]),
    rows,
    columns: positions.map((position) => columns[position]),
  };
}

/** Rows drawn without putting back, in random order. */
export function randomRows(rows: number, count: number, random: Random): Uint32Array {
  const order = Uint32Array.from({ length: rows }, (_, row) => row);
  for (let place = 0; place < count; place++) {
    const other = place + randomBelow(random, rows - place);
    const kept = order[place];
    order[place] = order[other];
    order[other] = kept;
  }
  return order.slice(0, count);
}

/** The rows divided into classes that agree on all columns. */
export function classesOf({ columns, rows }: CodedTable): RowClasses {
  return drain(countClasses(columns.map(codesOf), rows));
}

/** Class → number of its rows. */
export function classSizes(table: CodedTable): Uint32Array {
  const { sizeOfClass, classCount } = classesOf(table);
  return sizeOfClass.subarray(0, classCount);
}

/** Runs a generator to its end. */
export function drain<Result>(work: Generator<unknown, Result>): Result {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
}

function codesOf({ values, limit }: IndexedColumn): Codes {
  const codes = new Codes();
  codes.splice(0, 0, values, limit);
  return codes;
}

function numbered(codes: ArrayLike<number>, rows: number, rowAt: (place: number) => number): IndexedColumn {
  const numbers = new Map<number, number>();
  const values = new Uint32Array(rows);
  const frequencies: number[] = [];
  for (let place = 0; place < rows; place++) {
    const code = codes[rowAt(place)];
    let number = numbers.get(code);
    if (number === undefined) {
      number = frequencies.length;
      numbers.set(code, number);
      frequencies.push(0);
    }
    values[place] = number;
    frequencies[number]++;
  }
  return new IndexedColumn(values, Uint32Array.from(frequencies));
}
