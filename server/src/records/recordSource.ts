/** What a record is judged by: the statistics of a table, or the people behind a protected one, and how large their population is. */
import { judgeRecord as judgePerson, matchesOf, type PeopleBehind, staged, type Work } from '@quasi/shared/analysis';
import {
  type Card,
  type FoundReleases,
  PUBLISHED_FROM,
  personCard,
  recordCard,
  shownName,
} from '@quasi/shared/explain';
import {
  judgeRecord,
  judgeReleases,
  knownPairs,
  mildestBelow,
  recordValue,
  releaseGrid,
} from '@quasi/shared/predicting';
import { MOST_RECORD_VALUES, type RecordColumn } from '@quasi/shared/protocol';
import { type ColumnStatistics, comparedColumns, type Statistics } from '@quasi/shared/statistics';
import { t } from '@quasi/shared/words';

export type RecordSource =
  | {
      readonly kind: 'statistics';
      readonly statistics: Statistics;
      readonly population: number;
      readonly limit: number;
    }
  | { readonly kind: 'people'; readonly people: PeopleBehind; readonly columns: readonly RecordColumn[] };

/** The same as `quasi predict` draws, and its thresholds. */
const SEED = 1;
const AT_MOST = [1, PUBLISHED_FROM];
/** Of the model, which tells of at most so many. */
const AT_MOST_PEOPLE = [1, PUBLISHED_FROM - 1, PUBLISHED_FROM];

/** Positions of the columns that a record is judged by: those that are compared and whose values are told. */
function judgedColumns(statistics: Statistics): number[] {
  return comparedColumns(statistics).filter((column) => statistics.columns[column].values !== undefined);
}

export function columnsOf(source: RecordSource): readonly RecordColumn[] {
  if (source.kind === 'people') return source.columns;
  const { statistics } = source;
  return judgedColumns(statistics).map((column) => askedColumn(statistics.columns[column]));
}

function askedColumn({ name, values = [], counts }: ColumnStatistics): RecordColumn {
  const byCount = values.map((value, i) => ({ value, count: counts[i] })).sort((a, b) => b.count - a.count);
  return {
    name: shownName(name),
    values: byCount.slice(0, MOST_RECORD_VALUES).map(({ value }) => value),
  };
}

/** Which sample and which ε leave nobody alone. */
export function* releasesOf(source: RecordSource): Work<FoundReleases | undefined> {
  if (source.kind === 'people') return undefined;
  const { statistics, population, limit } = source;
  const question = { columns: judgedColumns(statistics), population, seed: SEED };
  const { releases, shownAnyway } = yield* judgeReleases(statistics, question, releaseGrid);
  return { limit, shownAnyway, found: mildestBelow(releases, limit) };
}

/** `values`: one for each column of `columnsOf`. Undefined where nobody can have them. */
export function* judged(
  source: RecordSource,
  values: readonly string[],
  releases: FoundReleases | undefined,
): Work<Card | undefined> {
  if (source.kind === 'people') {
    const { people } = source;
    const own = values.map((value) => (value === '' ? undefined : value));
    const person = yield* staged('rows', 0, judgePerson(people, own, matchesOf(people, own), 'member', AT_MOST_PEOPLE));
    return person && personCard(person, people);
  }
  const { statistics, population } = source;
  const columns = judgedColumns(statistics);
  const record = columns.map((column, i) => recordValue(statistics, column, values[i]));
  const verdict = judgeRecord({
    rows: statistics.rows,
    frequencies: record.map(({ frequency }) => frequency),
    pairs: yield* staged('rows', 0, knownPairs(statistics, undefined, record)),
    population: Math.max(1, population),
    databases: [],
    target: 'member',
    atMost: AT_MOST,
  });
  const names = columns.map((column) => statistics.columns[column].name);
  return verdict && recordCard(verdict, { columns: names, population, releases });
}

/** A sentence for where there is nothing to judge by. */
export function nothingToJudge(): string {
  return t`There is no column to judge a record by: mark those as quasi-identifiers that others could know of a person.`;
}
