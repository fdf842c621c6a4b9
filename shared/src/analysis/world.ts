/** What a data set is opened with: the data, and the world they are judged by. Every part is required, so nobody forgets one; a part that is left out has a name. */
import type { Settings } from '../config/index.ts';
import type { Engine } from '../counts/index.ts';
import type { StatedColumns } from '../schema/index.ts';
import type { Columns, Table, TextSource } from '../table/index.ts';
import type { PopulationReading } from './populationFile.ts';
import type { DatabaseSource } from './protected/index.ts';
import type { FindHierarchy } from './statedHierarchies.ts';

/** The data as they were read. */
export interface DataRead<T extends Columns = Table> {
  readonly kind: 'editor' | 'disk';
  readonly table: T;
  /** Where cells can be read again; undefined if the data are no text. */
  readonly source: TextSource | undefined;
  /** What a file on disk is encoded in. */
  readonly encoding: string | undefined;
  /** Counts the rows where these are elsewhere; without it the engine of the world does. */
  readonly engine?: Engine;
}

export interface World {
  readonly settings: Settings;
  /** The columns that a schema says there are. */
  readonly statedColumns: StatedColumns | undefined;
  /** Hands over the hierarchy files that settings name. */
  readonly hierarchyFile: FindHierarchy;
  /** Reads the file of the population that settings name. */
  readonly readPopulation: PopulationReading;
  /** Other tables that may hold the people behind a protected file. */
  readonly databases: readonly DatabaseSource[];
  /** Counts the rows. */
  readonly engine: Engine;
  /** Seconds for each part that may take long; undefined: any. */
  readonly budget: number | undefined;
  /** Today as an ISO date: it decides how old people are. */
  readonly today: () => string;
}

export const noHierarchies: FindHierarchy = () => undefined;

export const noPopulationFile: PopulationReading = function* () {
  yield { stage: 'reading', share: 1 };
  return undefined;
};

export const noDatabases: readonly DatabaseSource[] = [];
