/** Hierarchy files: those that an option names for columns, and those that a recipe names. */
import { dirname, resolve } from 'node:path';
import type { FindHierarchy } from '@quasi/shared/analysis';
import { shownName } from '@quasi/shared/explain';
import { describeFault, type HierarchyFile, type NamedHierarchy } from '@quasi/shared/hierarchies';
import { FileProblem, HierarchyFiles, nameFrom, readHierarchyFile } from '../../files/index.ts';
import { UsageProblem } from '../problems.ts';

function readHierarchy(path: string): HierarchyFile {
  const found = readHierarchyFile(path);
  if ('kind' in found) throw new FileProblem(path, describeFault(found));
  return found;
}

/** `column=FILE`. The columns of the table decide where a name that holds `=` ends. */
export function columnFiles(options: readonly string[], columns: readonly string[]) {
  const files = options.map((option) => {
    const cuts = [...option.matchAll(/=/g)].map(({ index }) => index);
    const cut = cuts.find((at) => columns.includes(option.slice(0, at)));
    if (cut !== undefined) return { column: option.slice(0, cut), path: option.slice(cut + 1) };
    if (cuts.length === 0) throw new UsageProblem('--hierarchy needs column=FILE.');
    throw new UsageProblem(
      `--hierarchy names the column "${shownName(option.slice(0, cuts[0]))}", which is none that rows are compared on.`,
    );
  });
  const twice = files.find(({ column }, i) => files.some((other, j) => j > i && other.column === column));
  if (twice) throw new UsageProblem(`--hierarchy names the column "${shownName(twice.column)}" twice.`);
  return files;
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
