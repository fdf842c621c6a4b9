/** A file of the whole population, by its rows or its statistics, which whoever has access to files reads when it is asked for. */
import type { Settings } from '../config/index.ts';
import type { Statistics } from '../statistics/index.ts';
import type { Table } from '../table/index.ts';
import type { Work } from './progress.ts';

export interface PopulationFile {
  /** Its name, without the path. */
  readonly name: string;
  /** Its people, row by row. */
  readonly table: Table | undefined;
  /** What is published of it without its rows. */
  readonly statistics: Statistics | undefined;
  /** Why it is neither, in a sentence. */
  readonly problem: string | undefined;
}

/** In slices; `settings` are those of the file whose population it is, and say how values are read. */
export type PopulationReading = (path: string, settings: Settings) => Work<PopulationFile>;
