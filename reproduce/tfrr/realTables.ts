/**
 * Random sets of columns of the shared tables: how well frequencies show which rows are k-indistinguishable where columns depend on each
 * other.
 */

import { maximalDependency } from '@quasi/shared/measures/frequency';
import { type Random, randomBelow, seededRandom, shuffle } from '@quasi/shared/random';
import { type CodedTable, codedTable, columnsOf, sharedTable } from '../data.ts';
import { dependenciesAmong, dependenciesOf } from '../dependencies.ts';
import { type Scored, scoredBy } from './quality.ts';

export const sources = [
  { name: 'adult', path: 'adult/adult.csv' },
  { name: 'stroke', path: 'medical/stroke.csv' },
  { name: 'free1', path: 'sdc/free1.csv' },
  { name: 'testdata', path: 'sdc/testdata.csv' },
] as const;

const setsOfEach = 40;
/** With two columns the count of their pair, which some ways to score know, is the answer itself. */
const narrowest = 3;
const widest = 8;
/** Columns whose values have fewer rows than this on average are measurements or identifiers. */
const fewestRowsPerValue = 10;

export interface RealSet {
  readonly source: string;
  readonly columns: readonly string[];
  /** MAD as printed, and above chance. */
  readonly dependency: number;
  readonly adjusted: number;
  readonly scored: ReadonlyMap<number, Scored>;
}

/** Of a table the dependence of each column on each other one, as printed. */
export interface Dependence {
  readonly source: string;
  readonly gains: readonly number[];
}

export function columnDependences(): Dependence[] {
  return sources.map(({ name, path }) => {
    const { raw } = dependenciesOf(usableColumns(path));
    return { source: name, gains: raw.flatMap((row, i) => row.filter((_, j) => i !== j)) };
  });
}

function usableColumns(path: string): CodedTable {
  const whole = codedTable(sharedTable(path, { header: true }));
  const usable = whole.columns.flatMap(({ distinct }, position) =>
    distinct > 1 && distinct * fewestRowsPerValue <= whole.rows ? [position] : [],
  );
  return columnsOf(whole, usable);
}

export function realSets(): RealSet[] {
  const random = seededRandom(2021);
  return sources.flatMap(({ name, path }) => {
    const table = usableColumns(path);
    const { raw, adjusted } = dependenciesOf(table);
    return columnSets(table.names.length, random).map((positions): RealSet => {
      const part: CodedTable = columnsOf(table, positions);
      return {
        source: name,
        columns: part.names,
        dependency: maximalDependency(dependenciesAmong(raw, positions)),
        adjusted: maximalDependency(dependenciesAmong(adjusted, positions)),
        scored: scoredBy(part),
      };
    });
  });
}

/** Different sets of three to eight positions, fewer than asked for where there are not so many. */
function columnSets(columns: number, random: Random): number[][] {
  const found = new Map<string, number[]>();
  for (let attempt = 0; attempt < 20 * setsOfEach && found.size < setsOfEach; attempt++) {
    const width = narrowest + randomBelow(random, Math.min(widest, columns) - narrowest + 1);
    const order = Uint32Array.from({ length: columns }, (_, position) => position);
    shuffle(order, random);
    const positions = [...order.subarray(0, width)].sort((a, b) => a - b);
    found.set(positions.join(), positions);
  }
  return [...found.values()];
}
