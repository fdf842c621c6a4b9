/** Hierarchy files on disk, as settings name them. Each is read once as long as it stays as it is. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import type { FindHierarchy } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import type { HierarchyFile, LackingFile } from '@quasi/shared/hierarchies';
import { fileState } from './fileState.ts';
import { Transcoder } from './transcoder.ts';

export type HierarchyOnDisk = HierarchyFile | LackingFile;

/** The path that settings have for a file → what is there. */
export type HierarchiesOnDisk = ReadonlyMap<string, HierarchyOnDisk>;

/** One that has a name for each value is smaller. */
const LARGEST = 64 * 1024 * 1024;

export class HierarchyFiles {
  readonly #read = new Map<string, { readonly state: string | undefined; readonly found: HierarchyOnDisk }>();

  /** Those that settings name for the columns of a data file; the same objects as long as nothing changes. */
  for({ columns }: Settings, dataFile: string): HierarchiesOnDisk {
    const paths = columns.flatMap(({ hierarchy }) => hierarchy ?? []);
    return new Map(paths.map((path) => [path, this.#at(resolve(dirname(dataFile), path))]));
  }

  #at(path: string): HierarchyOnDisk {
    const known = this.#read.get(path);
    const state = fileState(path);
    if (known && known.state === state) return known.found;
    const found = readHierarchyFile(path);
    this.#read.set(path, { state, found });
    return found;
  }
}

/** `from`: the folder of the recipe that would name them. */
export function hierarchyFinder(there: HierarchiesOnDisk, dataFile: string, from: string): FindHierarchy {
  return (path) => {
    const name = nameFrom(from, resolve(dirname(dataFile), path));
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
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return { kind: 'noFile' };
    if (!stats.isFile()) return { kind: 'unreadable' };
    if (stats.size > LARGEST) return { kind: 'tooLarge' };
    const stored = readFileSync(path);
    // The digest is that of the file, as any other program reckons it.
    const sha256 = createHash('sha256').update(stored).digest('hex');
    return { bytes: new Transcoder().push(stored, true), sha256 };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Known by its name: a hierarchy is not read as data. */
export function isHierarchyFile(name: string): boolean {
  return /\.hierarchy\.csv$/i.test(name);
}
