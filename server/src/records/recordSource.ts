/** What a record is judged by: the statistics of a table, or the people behind a protected one, and how large their population is. */
import {
  type JudgedRecord as JudgedPerson,
  judgeRecord as judgePerson,
  matchesOf,
  type PeopleBehind,
  staged,
  type Work,
} from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { type Card, type FoundReleases, personCard, recordCard, shownName } from '@quasi/shared/explain';
import { targetAmong } from '@quasi/shared/measures/protected';
import {
  type JudgedValues,
  judgeReleases,
  judgeValues,
  mildestBelow,
  PUBLISHED_FROM,
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
      /** What a schema says of the table and its statistics leave out. */
      readonly caveats: readonly string[];
    }
  | { readonly kind: 'people'; readonly people: PeopleBehind; readonly columns: readonly RecordColumn[] };

/** The same as `quasi predict` draws, and its thresholds beside the one that decides. */
const SEED = 1;
const AT_MOST = [1, 10, PUBLISHED_FROM];
/** The model gives the chance of at most so many people. */
const AT_MOST_PEOPLE = [1, 10, PUBLISHED_FROM - 1, PUBLISHED_FROM];

/** Positions of the columns that a record is judged by: those that are compared and have published values. */
function judgedColumns(statistics: Statistics): number[] {
  return comparedColumns(statistics).filter((column) => statistics.columns[column].values !== undefined);
}

/** Of the columns that are asked for, as the file has them. */
export function namesOf(source: RecordSource): string[] {
  if (source.kind === 'people') return source.people.columns.map(({ name }) => name);
  const { statistics } = source;
  return judgedColumns(statistics).map((column) => statistics.columns[column].name);
}

export function columnsOf(source: RecordSource): readonly RecordColumn[] {
  if (source.kind === 'people') return source.columns;
  const { statistics } = source;
  return judgedColumns(statistics).map((column) => askedColumn(statistics.columns[column]));
}

function askedColumn({ name, values = [], counts, missing }: ColumnStatistics): RecordColumn {
  const byCount = values.map((value, i) => ({ value, count: counts[i] })).sort((a, b) => b.count - a.count);
  return {
    name: shownName(name),
    values: byCount
      .filter(({ value }) => value !== '')
      .slice(0, MOST_RECORD_VALUES)
      .map(({ value }) => value),
    // A number that is kept back is not 0. An empty cell may be a value, too, and is typed as none is.
    canBeMissing: missing !== 0 || values.includes(''),
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

export interface Judged {
  readonly numbers: JudgedValues | JudgedPerson;
  /** `releases`: undefined where there was no time to look for them. */
  readonly cardWith: (releases: FoundReleases | undefined) => Card;
}

/** `values`: one for each column of `columnsOf`, the empty text for none. Undefined where nobody can have them. */
export function* judged(source: RecordSource, values: readonly string[]): Work<Judged | undefined> {
  if (source.kind === 'people') {
    const { people } = source;
    const own = values.map((value) => (value === '' ? undefined : value));
    const databases = matchesOf(people, own);
    const judging = judgePerson(people, own, databases, targetAmong(databases), AT_MOST_PEOPLE);
    const numbers = yield* staged('rows', 0, judging);
    return numbers && { numbers, cardWith: () => personCard(numbers, people) };
  }
  const { statistics, population, caveats } = source;
  const columns = judgedColumns(statistics);
  const record = columns.map((column, i) => recordValue(statistics, column, values[i]));
  const numbers = yield* judgeValues(statistics, undefined, record, {
    population: Math.max(1, population),
    databases: [],
    target: targetAmong([]),
    atMost: AT_MOST,
  });
  const names = columns.map((column) => statistics.columns[column].name);
  const around = { columns: names, population, caveats };
  return numbers && { numbers, cardWith: (releases) => recordCard(numbers, { ...around, releases }) };
}

/** A sentence for where there is nothing to judge by. */
export function nothingToJudge(): string {
  return t`There is no column to judge a record by: mark those as quasi-identifiers that others could know of a person.`;
}

/** A population is at least as large as the table that is taken from it. */
export function byStatistics(
  statistics: Statistics,
  population: number | undefined,
  settings: Settings,
  caveats: readonly string[] = [],
): RecordSource {
  const size = Math.max(population ?? statistics.rows, statistics.rows);
  return { kind: 'statistics', statistics, population: size, limit: settings.rules['weak-noise'].share, caveats };
}
