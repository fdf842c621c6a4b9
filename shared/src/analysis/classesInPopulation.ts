/** How many people of the population are like the rows of each class: from the frequencies of their values, and of pairs of them (TFRR, measures.md 3.1). */
import { type RowClasses, rowsIn } from '../counts/index.ts';
import {
  countInPopulation,
  independentProbability,
  type PopulationCount,
  treeCellProbability,
} from '../measures/frequency/index.ts';
import { orderFreeProduct } from '../measures/numeric/index.ts';
import { frequencyOfClasses, inBlocks, pairCountOfClasses, rowOfClasses } from './classValues.ts';
import type { PairTables } from './pairTables.ts';
import { staged, type Work } from './progress.ts';
import type { TreePair } from './testedTree.ts';

/** Tuples judged in one step. */
const BLOCK = 128;

interface SampledClasses {
  readonly pairs: PairTables;
  readonly columns: readonly number[];
  /** The rows divided on these columns. */
  readonly classes: RowClasses;
  /** In how many of them each person is, on average: so many times as often as a row it is a person who has a tuple. */
  readonly ofPerson: number;
  /** The dependencies that are believed; undefined: columns are taken for independent. */
  readonly tree: readonly TreePair[] | undefined;
  /** Column → code → how many times as frequent the value is in the population, where that is published. */
  readonly ratios?: readonly Float64Array[] | undefined;
}

/** Hands over each class that has rows, one of these, and the count of the people like them. */
export function* classesInPopulation(
  { pairs, columns, classes, ofPerson, tree, ratios }: SampledClasses,
  size: number,
  rate: number,
  judge: (one: number, row: number, count: PopulationCount) => void,
): Work<void> {
  const counts = rowsIn(pairs.counts);
  const rows = counts.rowCount;
  const codes = counts.codes(columns);
  const rowOfClass = yield* rowOfClasses(classes);
  const frequencies: Uint32Array[] = [];
  for (const column of columns) {
    const indexed = yield* staged('columns', rows, counts.column(column));
    frequencies.push(yield* frequencyOfClasses(indexed, rowOfClass));
  }
  const both: Uint32Array[] = [];
  for (const { parent, child } of tree ?? []) {
    both.push(yield* pairCountOfClasses(counts, columns[parent], columns[child], rowOfClass));
  }
  const own = frequencies.map(() => 0);
  const shares = frequencies.map(() => 0);
  const joint = both.map(() => 0);
  yield* inBlocks(
    classes.classCount,
    (one) => {
      const classSize = classes.sizeOfClass[one];
      if (classSize === 0) return;
      for (let i = 0; i < own.length; i++) {
        own[i] = frequencies[i][one];
        shares[i] = own[i] / rows;
      }
      for (let e = 0; e < joint.length; e++) joint[e] = both[e][one] / rows;
      const q = tree ? treeCellProbability(shares, tree, joint, rows) : independentProbability(rows, own);
      const row = rowOfClass[one];
      const ratio = ratios ? ofPerson * ratioOf(row, ratios) : ofPerson;
      judge(one, row, countInPopulation(size, classSize, Math.min(1, q * ratio), rate));
    },
    BLOCK,
  );

  function ratioOf(row: number, ofCodes: readonly Float64Array[]): number {
    return orderFreeProduct(codes.map((column, i) => ofCodes[i][column.at(row)]));
  }
}
