/** Judges the values of one record by statistics, with the remarks on values that the statistics do not list. */
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

/** Undefined if the databases leave no room in the population for a person like this. */
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

/** The number of records with all of the values, where the statistics list exactly this number. */
function countOf(record: readonly RecordValue[], { values, areOwn }: KnownPairs): number | undefined {
  if (record.some(({ code }) => code === undefined)) return undefined;
  if (record.length === 1) return record[0].frequency;
  return record.length === 2 && areOwn ? values[0]?.both : undefined;
}

/**
 * The largest possible number of records with all of the values: no more than the records of a listed value, or of a listed pair. The
 * number for a value that is kept back is not known.
 */
function mostOf({ rows }: Statistics, record: readonly RecordValue[], { counted }: KnownPairs): number {
  const told = record.filter(({ code }) => code !== undefined).map(({ frequency }) => frequency);
  return Math.min(rows, ...told, ...counted);
}
