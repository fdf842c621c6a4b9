/** The values of one record judged by statistics, with what is to be said of values that the statistics do not tell. */
import { staged, type Work } from '../analysis/index.ts';
import { MISSING_CODE, type Statistics } from '../statistics/index.ts';
import { type JudgedRecord, judgeRecord, type RecordQuestion } from './judgeRecord.ts';
import { type KnownPairs, knownPairs, type RecordValue } from './knownPairs.ts';

export interface JudgedValues extends JudgedRecord {
  /** Columns whose value no record has, by the statistics: it may be spelled otherwise. */
  readonly unknown: readonly string[];
  /** Columns whose value is missing, where no record lacks one. */
  readonly neverMissing: readonly string[];
  /** Columns whose value is taken for one of those that are kept back. */
  readonly keptBack: readonly string[];
}

/** Undefined if the databases leave no room for such a person in the population. */
export function* judgeValues(
  statistics: Statistics,
  background: Statistics | undefined,
  record: readonly RecordValue[],
  question: Pick<RecordQuestion, 'population' | 'databases' | 'target' | 'atMost'>,
): Work<JudgedValues | undefined> {
  const pairs = yield* staged('rows', 0, knownPairs(statistics, background, record));
  const frequencies = record.map(({ frequency }) => frequency);
  const counted = countOf(record, pairs);
  const most = mostOf(statistics, record, pairs);
  const asked = { ...question, rows: statistics.rows, frequencies, pairs, counted, most };
  const judged = yield* staged('rows', 0, judgeRecord(asked));
  const none = record.filter(({ frequency }) => frequency === 0);
  const namesOf = (values: readonly RecordValue[]) => values.map(({ column }) => statistics.columns[column].name);
  return (
    judged && {
      ...judged,
      unknown: namesOf(none.filter(({ code }) => code !== MISSING_CODE)),
      neverMissing: namesOf(none.filter(({ code }) => code === MISSING_CODE)),
      keptBack: namesOf(record.filter(({ code, frequency }) => code === undefined && frequency > 0)),
    }
  );
}

/** How many records have all of the values, where the statistics tell just that. */
function countOf(record: readonly RecordValue[], { values, areOwn }: KnownPairs): number | undefined {
  if (record.some(({ code }) => code === undefined)) return undefined;
  if (record.length === 1) return record[0].frequency;
  return record.length === 2 && areOwn ? values[0]?.both : undefined;
}

/** How many records can have all of the values: no more than have one that is told, or a pair. How many have one that is kept back is not known. */
function mostOf({ rows }: Statistics, record: readonly RecordValue[], { counted }: KnownPairs): number {
  const told = record.filter(({ code }) => code !== undefined).map(({ frequency }) => frequency);
  return Math.min(rows, ...told, ...counted);
}
