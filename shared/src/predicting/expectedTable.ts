/**
 * A table that only statistics are known of, and the law that describes its risk: one law for the headline and for all numbers derived
 * from it.
 */
import type { KnownDependence, Law } from './knownDependence.ts';

export interface ExpectedTable {
  readonly rows: number;
  /** Of the columns that rows are compared on. */
  readonly names: readonly string[];
  /** Of their values. */
  readonly frequencies: readonly Uint32Array[];
  readonly dependence: KnownDependence;
  readonly law: Law;
  /** How the mean is computed where columns are taken as independent. */
  readonly method: 'exact' | 'binomial' | 'grid';
  /** The risk to expect under the law. */
  readonly risk: number;
  readonly seed: number;
}
