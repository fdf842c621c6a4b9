/** The wanted content of the statistics of a table. */

export interface StatisticsRequest {
  /** Names of the columns; undefined: all but identifiers, subjects and free text. */
  readonly columns: readonly string[] | undefined;
  /** Names of the columns with counts only, without values. */
  readonly withheld: readonly string[];
  /** Counts below it are suppressed; undefined: none. */
  readonly below: number | undefined;
  /** Whether to list frequent tuples of dependent pairs of quasi-identifiers. */
  readonly pairs: boolean;
  /** Whether to list the pair tables along the tree of quasi-identifiers. */
  readonly tree: boolean;
  readonly seed: number;
  /** Seconds for the search for dependencies; undefined: any. */
  readonly budget: number | undefined;
}
