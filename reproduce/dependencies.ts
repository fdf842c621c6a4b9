/** How far the columns of a table follow from each other: what both R3A and TFRR sort tables by. */
import { type IndexedColumn, jointCountsOf } from '@quasi/shared/counts';
import { spanningForest, type TreeEdge } from '@quasi/shared/measures/numeric';
import {
  adjustedGain,
  chanceInformation,
  dependency,
  frequencyEntropy,
  type PairInformation,
  pairInformation,
} from '@quasi/shared/measures/prediction';
import { type CodedTable, drain } from './data.ts';

/** `[i][j]` is about the dependency of column i on column j. */
export interface Dependencies {
  /** g as printed (R3A eq. 9); 0 on the diagonal. */
  readonly raw: readonly (readonly number[])[];
  /** g above chance (ours). */
  readonly adjusted: readonly (readonly number[])[];
  /** The tree of largest mutual information above chance (ours). */
  readonly tree: readonly TreeEdge[];
}

const seed = 1;

export function dependenciesOf({ columns, rows }: CodedTable): Dependencies {
  const frequencies = columns.map((column) => column.frequencies);
  const described = columns.map((column) => ({
    entropy: frequencyEntropy(column.frequencies, rows),
    distinct: column.distinct,
  }));
  const chance = drain(chanceInformation(frequencies, rows, seed));
  const raw = columns.map(() => columns.map(() => 0));
  const adjusted = columns.map(() => columns.map(() => 0));
  const weighted: { a: number; b: number; weight: number }[] = [];
  for (let a = 0; a < columns.length; a++) {
    for (let b = a + 1; b < columns.length; b++) {
      const information = informationOf(columns[a], columns[b]);
      weighted.push({ a, b, weight: information.bits - chance[a][b] });
      for (const [i, j] of [
        [a, b],
        [b, a],
      ]) {
        raw[i][j] = dependency(information, described[i], described[j]).gain;
        adjusted[i][j] = information.independent
          ? 0
          : adjustedGain(information.bits, chance[i][j], described[i].entropy);
      }
    }
  }
  return { raw, adjusted, tree: spanningForest(columns.length, weighted) };
}

/** MAD: the largest dependency between two different columns, as printed (TFRR). */
export function strongestDependency({ columns, rows }: CodedTable): number {
  const entropies = columns.map(({ frequencies }) => frequencyEntropy(frequencies, rows));
  let strongest = 0;
  for (let a = 0; a < columns.length; a++) {
    for (let b = a + 1; b < columns.length; b++) {
      const { bits } = informationOf(columns[a], columns[b]);
      const least = Math.min(entropies[a], entropies[b]);
      if (least > 0) strongest = Math.max(strongest, bits / least);
    }
  }
  return Math.min(1, strongest);
}

function informationOf(a: IndexedColumn, b: IndexedColumn): PairInformation {
  return drain(pairInformation(a.frequencies, b.frequencies, drain(jointCountsOf(a, b))));
}

/** The dependencies between the columns at these positions. */
export function dependenciesAmong(matrix: readonly (readonly number[])[], positions: readonly number[]): number[][] {
  return positions.map((i) => positions.map((j) => matrix[i][j]));
}
