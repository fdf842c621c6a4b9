/**
 * The information of a protected file about its columns: each one's true shares, and the true joint shares of the pairs whose reports
 * reject independence (measures.md 5.1.2, 5.1.5a).
 */
import { type PairDependence, pairDependence } from '../frequency/index.ts';
import { type Channel, channelOf, likeliestShares } from './channel.ts';
import { countPairs, countReports, type JointTable, mutualInformation } from './jointTable.ts';
import { likeliestPairShares } from './pairShares.ts';

/** A column as reported; with ε = ∞ as it is. */
export interface ProtectedColumn {
  readonly reports: Uint32Array;
  readonly categories: number;
  readonly epsilon: number;
}

export interface ReconstructedPair {
  readonly a: number;
  readonly b: number;
  readonly reports: JointTable;
  /** The p-value is that of the reports, the mutual information (nats) that of the reconstruction, or 0 without one. */
  readonly dependence: PairDependence;
  /** Absent where independence was not rejected. */
  readonly shares: JointTable | undefined;
}

export interface ProtectedFile {
  readonly records: number;
  readonly channels: readonly Channel[];
  readonly shares: readonly Float64Array[];
  readonly pairs: readonly ReconstructedPair[];
}

/** Pairs whose reports are independent with a probability of `level` or more are left at that; a level of ∞ takes all, as the paper does. Yields steps done. */
export function* reconstruct(columns: readonly ProtectedColumn[], level: number): Generator<number, ProtectedFile> {
  const records = columns.length > 0 ? columns[0].reports.length : 0;
  const channels = columns.map(({ epsilon, categories }) => channelOf(epsilon, categories));
  const shares: Float64Array[] = [];
  for (const [i, { reports, categories }] of columns.entries()) {
    const counts = yield* countReports(reports, categories);
    shares.push(likeliestShares(counts, channels[i]));
  }
  const pairs: ReconstructedPair[] = [];
  for (let a = 0; a < columns.length; a++) {
    for (let b = a + 1; b < columns.length; b++) {
      const table = yield* countPairs(
        columns[a].reports,
        channels[a].categories,
        columns[b].reports,
        channels[b].categories,
      );
      const counts = { a, b, counts: table.cells, rows: table.rows, columns: table.columns };
      const tested = yield* pairDependence(counts, records);
      const isDependent = records > 0 && tested.pValue < level;
      const joint = isDependent ? yield* likeliestPairShares(table, channels[a], channels[b]) : undefined;
      const information = joint === undefined ? 0 : yield* mutualInformation(joint);
      pairs.push({ a, b, reports: table, dependence: { ...tested, information }, shares: joint });
    }
  }
  return { records, channels, shares, pairs };
}
