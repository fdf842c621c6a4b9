/** Ranks of columns by sensitivity and by COL's three baselines, and how far they agree. */
import { ranks } from '@quasi/shared/measures/sensitivity';
import type { CodedTable } from '../data.ts';
import { baselinesOf, printedSensitivity } from './combinations.ts';

export interface ColumnRanks {
  readonly sensitivity: readonly number[];
  readonly cardinality: readonly number[];
  readonly uniqueShare: readonly number[];
  readonly entropy: readonly number[];
  /** Kendall's τ-b of the sensitivities with each baseline; undefined where one of both does not vary. */
  readonly agreement: Readonly<Record<'cardinality' | 'uniqueShare' | 'entropy', number | undefined>>;
}

export function baselineRanks(table: CodedTable, sets: readonly (readonly number[])[]): ColumnRanks {
  const sensitivity = Array.from(printedSensitivity(sets, table.columns.length));
  const found = baselinesOf(table);
  const cardinality = found.map((each) => each.cardinality);
  const uniqueShare = found.map((each) => each.uniqueShare);
  const entropy = found.map((each) => each.entropy);
  return {
    sensitivity: ranks(sensitivity),
    cardinality: ranks(cardinality),
    uniqueShare: ranks(uniqueShare),
    entropy: ranks(entropy),
    agreement: {
      cardinality: kendall(sensitivity, cardinality),
      uniqueShare: kendall(sensitivity, uniqueShare),
      entropy: kendall(sensitivity, entropy),
    },
  };
}

/** Kendall's τ-b: 1 the same order, −1 the opposite one, ties allowed for. Ties are found by rank, which forgives rounding. */
export function kendall(first: readonly number[], second: readonly number[]): number | undefined {
  const [a, b] = [ranks(first), ranks(second)];
  let balance = 0;
  let pairsInFirst = 0;
  let pairsInSecond = 0;
  for (let i = 0; i < a.length; i++) {
    for (let j = i + 1; j < a.length; j++) {
      balance += Math.sign(a[i] - a[j]) * Math.sign(b[i] - b[j]);
      if (a[i] !== a[j]) pairsInFirst++;
      if (b[i] !== b[j]) pairsInSecond++;
    }
  }
  return pairsInFirst === 0 || pairsInSecond === 0 ? undefined : balance / Math.sqrt(pairsInFirst * pairsInSecond);
}
