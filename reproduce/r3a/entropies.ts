/** The four entropies of adult as it gets more columns, and as it gets more records (R3A Rules 2 to 4). */
import { frequencyHistogram } from '@quasi/shared/counts';
import {
  expectedRandomEntropy,
  experienceEntropy,
  frequencyEntropy,
  maximumEntropy,
} from '@quasi/shared/measures/prediction';
import { seededRandom } from '@quasi/shared/random';
import { type CodedTable, classSizes, columnsOf, drain, randomRows, rowsOf } from '../data.ts';

export interface Entropies {
  readonly me: number;
  readonly ee: number;
  readonly rde: number;
  readonly tde: number;
}

export function entropiesOf(table: CodedTable): Entropies {
  const histograms = table.columns.map((column) => frequencyHistogram(column.frequencies));
  return {
    me: maximumEntropy(table.rows),
    ee: experienceEntropy(histograms),
    rde: drain(expectedRandomEntropy(table.rows, histograms)).value,
    tde: frequencyEntropy(classSizes(table), table.rows),
  };
}

/** On the first column, the first two, and so on. */
export function byColumns(table: CodedTable): readonly (readonly [columns: number, Entropies])[] {
  return table.columns.map((_, last) => {
    const positions = Array.from({ length: last + 1 }, (_, position) => position);
    return [last + 1, entropiesOf(columnsOf(table, positions))];
  });
}

/** Of random rows, ever more of them; a part holds the smaller ones. */
export function byRows(table: CodedTable): readonly (readonly [rows: number, Entropies])[] {
  const order = randomRows(table.rows, table.rows, seededRandom(4));
  const sizes = [30, 100, 300, 1000, 3000, 10_000, table.rows];
  return sizes.map((size) => [size, entropiesOf(rowsOf(table, order.subarray(0, size)))]);
}
