/** Where a table comes from, when it is looked at, and what of the world outside may be read for it. */
import type { StatedColumns } from '../schema/index.ts';
import type { TextSource } from '../table/index.ts';
import type { PopulationReading } from './populationFile.ts';
import type { DatabaseSource } from './protected/index.ts';
import type { FindHierarchy } from './statedHierarchies.ts';

export interface Origin {
  readonly kind: 'editor' | 'disk';
  /** What a file on disk is encoded in. */
  readonly encoding?: string;
  /** Undefined where the table was read from no text. */
  readonly text: TextSource | undefined;
  /** The day of the analysis, as an ISO date: it decides how old people are. */
  readonly today: string;
  /** Hands over the hierarchy files that settings name; without it none is looked for. */
  readonly hierarchyFile?: FindHierarchy | undefined;
  /** Reads the file of the population that settings name; without it none is made use of. */
  readonly readPopulation?: PopulationReading | undefined;
  /** Other tables that may hold the people behind a protected file. */
  readonly databases?: readonly DatabaseSource[] | undefined;
  /** What a schema says of which columns there are. */
  readonly statedColumns?: StatedColumns | undefined;
}
