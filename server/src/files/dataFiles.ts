/** The files in a folder: which there are, and which of them are data. */
import { type Dirent, opendirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isHierarchyFile } from './hierarchyFiles.ts';

const ENTRIES_A_STEP = 64;

/** In a folder these are read, but for hierarchies; a file that is named is read whatever its name. */
export function isDataFile(name: string): boolean {
  return /\.(csv|tsv|psv|tab)$/i.test(name) && !isHierarchyFile(name);
}

/**
 * By their paths from the folder, in the order of their names, without what is hidden or installed. Links to folders are not followed: they
 * may lead in a circle. Yields now and then how many entries it has seen since.
 */
export function* filesBelow(folder: string, prefix = ''): Generator<number, string[]> {
  const files: string[] = [];
  for (const entry of (yield* entriesOf(join(folder, prefix))).sort(byName)) {
    const path = `${prefix}${entry.name}`;
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    if (entry.isDirectory()) files.push(...(yield* filesBelow(folder, `${path}/`)));
    else if (entry.isSymbolicLink() ? leadsToFile(join(folder, path)) : entry.isFile()) files.push(path);
  }
  return files;
}

function* entriesOf(folder: string): Generator<number, Dirent[]> {
  const open = opendirSync(folder);
  try {
    const entries: Dirent[] = [];
    for (let entry = open.readSync(); entry; entry = open.readSync()) {
      entries.push(entry);
      if (entries.length % ENTRIES_A_STEP === 0) yield ENTRIES_A_STEP;
    }
    yield entries.length % ENTRIES_A_STEP;
    return entries;
  } finally {
    open.closeSync();
  }
}

function leadsToFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
