/** Other tables that may hold the people behind a protected file: read when they are needed, and left out where they say nothing of these people. */
import { declarationOf, type Settings } from '../../config/index.ts';
import type { Columns } from '../../table/index.ts';
import { staged, type Work } from '../progress.ts';
import type { Categories } from './categories.ts';
import { type PeopleCounts, recordsOfPeople } from './matches.ts';

/** A file that code with access to files reads on demand. */
export interface DatabaseSource {
  /** Its name, without the path. */
  readonly name: string;
  /** The share of the population that it holds. */
  readonly rate: number;
  /** How its values are read, and whether they are noise themselves. */
  readonly settings: Settings;
  /** Differs if what would be read may. */
  readonly state: () => string;
  /** In slices. */
  readonly read: () => Work<DatabaseReading>;
}

/** A table, or why there is none, in a sentence. */
export type DatabaseReading =
  | { readonly table: Columns; readonly problem?: undefined }
  | { readonly table?: undefined; readonly problem: string };

export interface LeftOutDatabase {
  readonly name: string;
  readonly why: 'unreadable' | 'noised' | 'lacking';
  /** The sentence of the problem, or the name of the column that it lacks; nothing of one that is noised. */
  readonly detail: string;
}

interface CountedDatabase {
  readonly name: string;
  readonly rate: number;
  readonly records: PeopleCounts;
}

export interface CountedDatabases {
  readonly databases: readonly CountedDatabase[];
  readonly leftOut: readonly LeftOutDatabase[];
}

/** Nobody can be counted in what is noised itself (SEI-10), nor in what lacks one of the columns. */
export function* usableTable(
  { name, settings, read }: DatabaseSource,
  columns: readonly string[],
): Work<Columns | LeftOutDatabase> {
  const isNoised = settings.epsilon !== undefined || columns.some((column) => declarationOf(settings, column).epsilon);
  if (isNoised) return { name, why: 'noised', detail: '' };
  const { table, problem } = yield* read();
  if (!table) return { name, why: 'unreadable', detail: problem };
  const lacking = columns.find((column) => !table.columns.some((other) => other.name === column));
  return lacking === undefined ? table : { name, why: 'lacking', detail: lacking };
}

/** One after the other, so that their tables need not be kept together. */
export function* countDatabases(
  sources: readonly DatabaseSource[],
  columns: readonly Pick<Categories, 'name' | 'categoryOf'>[],
): Work<CountedDatabases> {
  const databases: CountedDatabase[] = [];
  const leftOut: LeftOutDatabase[] = [];
  const names = columns.map(({ name }) => name);
  for (const source of sources) {
    const found = yield* usableTable(source, names);
    if ('why' in found) {
      leftOut.push(found);
      continue;
    }
    const records = yield* staged('rows', found.rowCount, recordsOfPeople(found, columns));
    if (records) databases.push({ name: source.name, rate: source.rate, records });
  }
  return { databases, leftOut };
}
