/** What a document is read and judged by beside its text: settings, what its schema says, and the files that these name. */
import type { DatabaseSource } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import type { StatedColumns } from '@quasi/shared/schema';
import type { HierarchiesOnDisk } from '../files/index.ts';

export interface Surroundings {
  readonly settings: Settings;
  /** The files that settings name for columns. */
  readonly hierarchies: HierarchiesOnDisk;
  /** What a schema says of which columns there are. */
  readonly statedColumns: StatedColumns | undefined;
  /** Other tables that may hold the people behind a protected file. */
  readonly databases: readonly DatabaseSource[];
  /** Differs if the file of the population may; undefined where none is named. */
  readonly populationState: string | undefined;
}

export function onlySettings(settings: Settings): Surroundings {
  return { settings, hierarchies: new Map(), statedColumns: undefined, databases: [], populationState: undefined };
}

/** Two surroundings with the same key are the same. */
export interface Keys {
  readonly whole: string;
  /** Without exceptions, which only hide what is found. */
  readonly ofFindings: string;
}

/** Of files what they are on disk now, so that keys are taken once and kept. */
export function keysOf({ settings, hierarchies, statedColumns, databases, populationState }: Surroundings): Keys {
  const ofHierarchies = [...hierarchies].map(([path, file]) => [path, 'kind' in file ? file : file.sha256]);
  const files = [ofHierarchies.sort(), statedColumns, statesOf(databases), populationState];
  const { exceptions, ...others } = settings;
  const ofFindings = JSON.stringify([others, files]);
  return { whole: `${ofFindings} ${JSON.stringify(exceptions)}`, ofFindings };
}

export function statesOf(databases: readonly DatabaseSource[]): string {
  return databases.map(({ rate, state }) => `${rate} ${state()}`).join('\n');
}
