/** Hierarchy files on disk, as settings name them. Each is read once as long as it stays as it is. */
import { createHash } from 'node:crypto';
import { dirname, relative, resolve, sep } from 'node:path';
import type { FindHierarchy } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { formatCount } from '@quasi/shared/explain';
import type { HierarchyFile, LackingFile } from '@quasi/shared/hierarchies';
import { LastUsed } from '@quasi/shared/memory';
import { t } from '@quasi/shared/words';
import { FileProblem } from './fileProblem.ts';
import { fileState } from './fileState.ts';
import { sizeOf } from './regularFile.ts';
import { readSideFile } from './sideFile.ts';
import { sideRecords } from './sideRecords.ts';
import { Transcoder } from './transcoder.ts';

type HierarchyOnDisk = HierarchyFile | LackingFile;

/** The path that settings have for a file → what is there. */
export type HierarchiesOnDisk = ReadonlyMap<string, HierarchyOnDisk>;

/** Bytes of one, or of all that a data file has; one that has a name for each value is smaller. */
const LARGEST = 64_000_000;
/** Bytes of those that are kept: those of several data files. */
const MOST_KEPT = 2 * LARGEST;

export class HierarchyFiles {
  /** By the states of the files. */
  readonly #read = new LastUsed<string, HierarchyFile>(MOST_KEPT, ({ length }) => length);

  /** Those that settings name for the columns of a data file; the same objects as long as nothing changes. */
  for({ columns }: Settings, dataFile: string): HierarchiesOnDisk {
    const paths = new Set(columns.flatMap(({ hierarchy }) => hierarchy ?? []));
    const find = this.together();
    return new Map([...paths].map((path) => [path, find(resolve(dirname(dataFile), path))]));
  }

  /** Finds those of one table: all of them together are no larger than one may be. Links to one file are one file. */
  together(): (path: string) => HierarchyOnDisk {
    const found = new Map<string, HierarchyOnDisk>();
    let room = LARGEST;
    return (path) => {
      const state = fileState(path);
      if (state === undefined) return readHierarchyFile(path);
      const hierarchy = found.get(state) ?? this.#at(path, state, room);
      if ('length' in hierarchy && !found.has(state)) room -= hierarchy.length;
      found.set(state, hierarchy);
      return hierarchy;
    };
  }

  #at(path: string, state: string, room: number): HierarchyOnDisk {
    const size = sizeOf(path) ?? 0;
    if (size > room && size <= LARGEST) return { kind: 'unreadable', why: tooManyTogether() };
    const hierarchy = this.#read.get(state) ?? readHierarchyFile(path);
    if ('length' in hierarchy) this.#read.set(state, hierarchy);
    return hierarchy;
  }
}

function tooManyTogether(): string {
  return t`With the others of this table it is larger than the ${formatCount(LARGEST / 1_000_000)} MB that are read.`;
}

/** With the names that a recipe beside the data has for them. */
export function hierarchyFinder(there: HierarchiesOnDisk, dataFile: string): FindHierarchy {
  const folder = dirname(dataFile);
  return (path) => {
    const name = nameFrom(folder, resolve(folder, path));
    const found = there.get(path) ?? { kind: 'noFile' };
    return 'kind' in found ? { name, fault: found } : { ...found, name };
  };
}

/** The path of a file from a folder, as recipes write it. */
export function nameFrom(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

export function readHierarchyFile(path: string): HierarchyOnDisk {
  try {
    const stored = readSideFile(path, LARGEST);
    // The digest is that of the file, as any other program reckons it.
    const sha256 = createHash('sha256').update(stored).digest('hex');
    const bytes = new Transcoder().push(stored, true);
    return { length: bytes.length, sha256, records: () => sideRecords(bytes) };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return isMissing(error.cause) ? { kind: 'noFile' } : { kind: 'unreadable', why: error.message };
  }
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR');
}

/** Known by its name: a hierarchy is not read as data. */
export function isHierarchyFile(name: string): boolean {
  return /\.hierarchy\.csv$/i.test(name);
}
