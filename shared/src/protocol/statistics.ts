/** Statistics, written for publication. */

/** Client → server: writes the statistics of an open document beside its file, as `name.stats.json`. Nothing is written over unless the client says so. */
export const writeStatisticsRequest = 'quasi/writeStatistics';
export interface WriteStatisticsParams {
  readonly uri: string;
  /** Counts below it are given in sum only; absent: all are given. */
  readonly below?: number;
  /** Publish dependent pairs of columns: their frequent values, and the tree of pair tables. */
  readonly pairs: boolean;
  readonly tree: boolean;
  readonly overwrites: boolean;
}
export interface WriteStatisticsResult {
  readonly uri: string;
  /** It was not written, as there is a file of that name. */
  readonly isThere: boolean;
  /** What somebody should know who is about to publish them, in words. */
  readonly note: string;
}
