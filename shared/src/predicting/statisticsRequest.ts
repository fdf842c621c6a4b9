/** What is to be told of a table. */

export interface StatisticsRequest {
  /** Names of the columns; undefined: all but identifiers, subjects and free text. */
  readonly columns: readonly string[] | undefined;
  /** Names of the columns of which only the counts are told, not the values. */
  readonly withheld: readonly string[];
  /** Counts below it are suppressed; undefined: none. */
  readonly below: number | undefined;
  /** Frequent tuples of dependent pairs of quasi-identifiers are told. */
  readonly pairs: boolean;
  /** The pair tables along the tree of quasi-identifiers are told. */
  readonly tree: boolean;
  readonly seed: number;
  /** Seconds for the search for dependencies; undefined: any. */
  readonly budget: number | undefined;
}
