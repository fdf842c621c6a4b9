/**
 * What a file of data is judged by beside itself, put together here alone: for documents, for files that are checked from disk, and for the
 * command line. Files that are named are read once as long as they stay as they are, however often they are asked for.
 */
import { type DatabaseSource, noDatabases, noHierarchies, noPopulationFile, type World } from '@quasi/shared/analysis';
import type { Numbers } from '@quasi/shared/baseline';
import type { LoadedConfig, Settings } from '@quasi/shared/config';
import { type Resource, type StatedDatabase, statedColumns } from '@quasi/shared/schema';
import { engines } from '../engines/index.ts';
import {
  baselineNumbers,
  DatabaseFiles,
  fileState,
  HierarchyFiles,
  hierarchyFinder,
  PopulationFiles,
  populationFileOf,
} from '../files/index.ts';
import { today } from '../today.ts';

/** A file of data, and how its configuration and its schema say that it is read. */
export interface StatedFile {
  readonly path: string;
  readonly settings: Settings;
  /** Undefined: found out. */
  readonly encoding: string | undefined;
  /** Undefined where no schema is about it. */
  readonly resource: Resource | undefined;
  /** Undefined: as its size asks for. */
  readonly counting?: CountingChoice | undefined;
}

/** The engine that counts its rows. */
export interface CountingChoice {
  /** Its name; undefined: the first that has the room. */
  readonly engine: string | undefined;
  /** Bytes that may be taken; undefined: half of what is free. */
  readonly memory: number | undefined;
}

export interface StatedData extends StatedFile {
  /** Of its package, which may hold the people behind it, if it is protected by its settings. */
  readonly databases: (settings: Settings) => readonly DatabaseSource[];
}

export interface FileWorld extends World {
  /** The numbers of the file that somebody has accepted, where settings name a baseline that has it. */
  readonly baseline: Numbers | undefined;
  /** What the file is encoded in, where that is said. */
  readonly encoding: string | undefined;
  readonly counting?: CountingChoice | undefined;
  /** Those that the settings name. */
  readonly files: readonly string[];
  /** Other if what is found may be, by what a schema says and what the files named are now. */
  readonly state: () => string;
}

const hierarchyFiles = new HierarchyFiles();
const populationFiles = new PopulationFiles();
const databaseFiles = new DatabaseFiles();

/** `budget`: seconds for each part that may take long. */
export function worldOf(data: StatedData, budget: number | undefined): FileWorld {
  const { path, settings, encoding, resource } = data;
  const hierarchies = hierarchyFiles.for(settings, path);
  const stated = resource && statedColumns(resource);
  const databases = data.databases(settings);
  return {
    settings,
    encoding,
    counting: data.counting,
    statedColumns: stated,
    hierarchyFile: hierarchyFinder(hierarchies, path),
    readPopulation: populationFiles.for(path),
    baseline: baselineNumbers(settings, path),
    databases,
    engine: engines.embedded,
    budget,
    today,
    files: [...hierarchies.keys()].concat(populationFileOf(settings, path)?.path ?? [], settings.baseline ?? []),
    state: () => {
      const ofHierarchies = [...hierarchies].map(([name, file]) => [name, 'kind' in file ? file : file.sha256]);
      const ofDatabases = databases.map(({ rate, state }) => [rate, state()]);
      return JSON.stringify([
        ofHierarchies.sort(),
        stated,
        ofDatabases,
        populationFileOf(settings, path)?.state,
        settings.baseline && fileState(settings.baseline),
      ]);
    },
  };
}

/** Of a text beside which there is nothing: it is in no file, or only its columns are looked at. */
export function onlySettings(settings: Settings, budget: number | undefined): FileWorld {
  return {
    settings,
    encoding: undefined,
    statedColumns: undefined,
    hierarchyFile: noHierarchies,
    readPopulation: noPopulationFile,
    baseline: undefined,
    databases: noDatabases,
    engine: engines.embedded,
    budget,
    today,
    files: [],
    state: () => '',
  };
}

/** Those of the package of a file that is noised; none for any other. */
export function packageDatabases(
  stated: readonly StatedDatabase[],
  settings: Settings,
  configOf: (path: string) => LoadedConfig,
): DatabaseSource[] {
  return databaseFiles.of(stated, settings, configOf);
}
