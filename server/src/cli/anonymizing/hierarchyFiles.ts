/** Hierarchy files: those that an option names for columns, and those that a recipe names. */
import { dirname, resolve } from 'node:path';
import type { FindHierarchy } from '@quasi/shared/analysis';
import { describeFault, type HierarchyFile, type NamedHierarchy } from '@quasi/shared/hierarchies';
import { FileProblem, HierarchyFiles, nameFrom, readHierarchyFile } from '../../files/index.ts';

function readHierarchy(path: string): HierarchyFile {
  const found = readHierarchyFile(path);
  if ('kind' in found) throw new FileProblem(path, describeFault(found));
  return found;
}

/** `recipe`: the file that names it, relative to which it is named; undefined if there is none. */
export function namedHierarchy(path: string, recipe: string | undefined): NamedHierarchy {
  return { ...readHierarchy(path), name: nameFrom(dirname(recipe ?? '.'), resolve(path)) };
}

/** Those that settings name for a data file, with the names that the recipe has for them. */
export function namedFrom(recipe: string | undefined, dataFile: string, find: FindHierarchy): FindHierarchy {
  return (path) => {
    const found = find(path);
    return found && { ...found, name: nameFrom(dirname(recipe ?? '.'), resolve(dirname(dataFile), path)) };
  };
}

/**
 * The files that a recipe names, relative to its folder. Undefined where there is no file; any other trouble with it is reported as it is.
 */
export function hierarchiesBeside(recipe: string): (name: string) => HierarchyFile | undefined {
  const find = new HierarchyFiles().together();
  return (name) => {
    const path = resolve(dirname(recipe), name);
    const found = find(path);
    if (!('kind' in found)) return found;
    if (found.kind === 'noFile') return undefined;
    throw new FileProblem(path, describeFault(found));
  };
}
