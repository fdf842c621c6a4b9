/** Hierarchy files: those that an option names for columns, and those that a recipe names. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { shownName } from '@quasi/shared/explain';
import type { HierarchyFile, NamedHierarchy } from '@quasi/shared/recipes';
import { asFileProblem, FileProblem } from '../../files/index.ts';
import { UsageProblem } from '../usageProblem.ts';

/** One that has a name for each value is smaller. */
const LARGEST = 64 * 1024 * 1024;

export function readHierarchy(path: string): HierarchyFile {
  try {
    const { size } = statSync(path);
    if (size > LARGEST) throw new FileProblem(path, 'This is too large for a hierarchy.');
    const bytes = readFileSync(path);
    return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    throw asFileProblem(path, error);
  }
}

export interface ColumnFile {
  readonly column: string;
  readonly path: string;
}

/** `column=FILE`; a column whose name holds `=` is told by the columns that are there. */
export function columnFiles(options: readonly string[], columns: readonly string[]): ColumnFile[] {
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
  const folder = recipe === undefined ? '.' : dirname(recipe);
  return { ...readHierarchy(path), name: relative(folder, resolve(path)).split(sep).join('/') };
}

/** Those that a recipe names, relative to where it lies; each is read once. */
export function hierarchiesBeside(recipe: string): (name: string) => HierarchyFile | undefined {
  const known = new Map<string, HierarchyFile | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, there(resolve(dirname(recipe), name)));
    return known.get(name);
  };
}

/** Undefined where there is no such file; any other trouble with it is told as it is. */
function there(path: string): HierarchyFile | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? readHierarchy(path) : undefined;
  } catch (error) {
    throw asFileProblem(path, error);
  }
}
