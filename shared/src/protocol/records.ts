/** Records that somebody types, judged. */
import type { DetailsResult } from './remedies.ts';

/** Client → server: what a record is to be judged by: of an open data file, statistics or schema. Fails where there is nothing. */
export const recordFormRequest = 'quasi/recordForm';
export interface RecordFormParams {
  readonly uri: string;
  /** Of a schema that states statistics of several tables. */
  readonly table?: string;
}
export interface RecordForm {
  /** Tables to choose among first; there are no columns then. */
  readonly tables: readonly string[];
  readonly columns: readonly RecordColumn[];
}
export interface RecordColumn {
  /** As it can be shown. */
  readonly name: string;
  /** Known values, the most frequent first, at most `MOST_RECORD_VALUES`. */
  readonly values: readonly string[];
  /** There are records without a value. */
  readonly canBeMissing: boolean;
}
export const MOST_RECORD_VALUES = 1000;

/** Client → server: judges a record by statistics, or by the people behind a protected file: its card. It is kept nowhere. */
export const judgeRecordRequest = 'quasi/judgeRecord';
export interface JudgeRecordParams extends RecordFormParams {
  /** One for each column of the form; the empty text is a missing value. */
  readonly values: readonly string[];
}
export type JudgeRecordResult = DetailsResult;
