/** The analysis of a table from disk with all that it is judged by: the hierarchies, the population and the databases of its settings. */
import { Analysis, type DatabaseSource, type FindHierarchy } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { type Resource, statedColumns } from '@quasi/shared/schema';
import { PopulationFiles, type TableFile } from '../files/index.ts';
import { today } from '../today.ts';
import { statedHierarchies } from './statedHierarchies.ts';

/** What is known of a file beside its settings. */
export interface Beside {
  /** Of its package, which may hold the people behind it. */
  readonly databases?: readonly DatabaseSource[] | undefined;
  /** What its schema says of it. */
  readonly resource?: Resource | undefined;
  /** Where the names of hierarchy files do not start at the file itself. */
  readonly hierarchyFile?: FindHierarchy;
}

/** Shared, so that a file and its copy do not read the people twice. */
const populationFiles = new PopulationFiles();

/** `path`: from where the settings name other files. */
export function analysisOnDisk(
  { table, source, encoding }: Pick<TableFile, 'table' | 'source' | 'encoding'>,
  settings: Settings,
  path: string,
  { databases, resource, hierarchyFile = statedHierarchies(settings, path) }: Beside = {},
): Analysis {
  return new Analysis(table, settings, {
    kind: 'disk',
    encoding,
    text: source,
    today: today(),
    hierarchyFile,
    readPopulation: populationFiles.for(path),
    databases,
    statedColumns: resource && statedColumns(resource),
  });
}
