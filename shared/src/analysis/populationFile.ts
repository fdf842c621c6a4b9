/** A file of the whole population, by its rows or its statistics, which code with access to files reads on demand; and what keeps it from being used. */
import type { Settings } from '../config/index.ts';
import type { Statistics } from '../statistics/index.ts';
import type { Columns } from '../table/index.ts';
import type { Released } from './populationOf.ts';
import type { Work } from './progress.ts';

export interface PopulationFile {
  /** Its name, without the path. */
  readonly name: string;
  /** Its people, row by row. */
  readonly table: Columns | undefined;
  /** The part of it that is published without its rows. */
  readonly statistics: Statistics | undefined;
  /** Why it is neither, in a sentence. */
  readonly problem: string | undefined;
}

/** In slices; `settings` are those of the file whose population it is, and say how values are read. Undefined where none is asked for. */
export type PopulationReading = (path: string, settings: Settings) => Work<PopulationFile | undefined>;

export type FlawedFile =
  | { readonly kind: 'unreadableFile'; readonly file: string; readonly problem: string }
  | { readonly kind: 'emptyFile'; readonly file: string }
  | { readonly kind: 'smallFile'; readonly file: string; readonly records: number; readonly released: Released }
  | { readonly kind: 'lackingFile'; readonly file: string; readonly columns: readonly string[] };

/**
 * Why a file cannot be that of the population; undefined if it can. People are matched on all columns that are compared; statistics may
 * leave some open, for which the frequencies of the release count.
 */
export function flawOf(
  { name: file, table, statistics, problem }: PopulationFile,
  released: Released,
  compared: readonly string[],
): FlawedFile | undefined {
  if (problem !== undefined) return { kind: 'unreadableFile', file, problem };
  const records = table?.rowCount ?? statistics?.rows ?? 0;
  if (records === 0) return { kind: 'emptyFile', file };
  const columns = table ? lackingAmong(table.columns, compared) : [];
  if (columns.length > 0) return { kind: 'lackingFile', file, columns };
  return records < released.count ? { kind: 'smallFile', file, records, released } : undefined;
}

/** Those of `names` that are not among the columns. */
export function lackingAmong(columns: readonly { readonly name: string }[], names: readonly string[]): string[] {
  const there = new Set(columns.map(({ name }) => name));
  return names.filter((name) => !there.has(name));
}
