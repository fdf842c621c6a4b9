/** Finds the data files that paths, folders, patterns and Data Packages stand for. */
import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { drain } from '@quasi/shared/analysis';
import { compileGlob } from '@quasi/shared/config';
import { asFileProblem, FileProblem, filesBelow, isDataFile } from '../files/index.ts';
import { type DataFile, dataFilesOf, present } from './dataOf.ts';
import { shownPath } from './paths.ts';
import { UsageProblem } from './problems.ts';

/** The files in the order they were asked for, each once; what leads to none is a problem. */
export function expandPaths(paths: readonly string[]): { files: DataFile[]; problems: FileProblem[] } {
  const files = new Map<string, DataFile>();
  const problems: FileProblem[] = [];
  const orTell = (path: string, attempt: () => void) => {
    try {
      attempt();
    } catch (error) {
      const problem = asFileProblem(path, error);
      if (!(problem instanceof FileProblem)) throw problem;
      problems.push(problem);
    }
  };
  for (const path of paths) {
    orTell(path, () => {
      for (const file of listedIn(path) ?? filesAt(path).map(found)) {
        if (!files.has(file.path)) orTell(path, () => files.set(file.path, present(file)));
      }
    });
  }
  return { files: [...files.values()], problems };
}

function listedIn(path: string): DataFile[] | undefined {
  return dataFilesOf(path, true)?.map((file) => ({ path: file, schema: path }));
}

function found(path: string): DataFile {
  return { path, schema: undefined };
}

function filesAt(path: string): string[] {
  const stats = path === '-' ? undefined : whatIsAt(path);
  if (stats?.isDirectory()) {
    const found = drain(filesBelow(path)).filter(isDataFile);
    if (found.length === 0) throw new FileProblem(path, 'The folder holds no .csv, .tsv, .psv or .tab file.');
    return found.map((file) => join(path, file));
  }
  // What is there is what is meant, even if its name reads like a pattern; what is not there is for the reader to say.
  if (stats || !isPattern(path)) return [path];
  const { root, matches } = filePattern(process.platform === 'win32' ? path.replaceAll('\\', '/') : path);
  const found = whatIsAt(root)?.isDirectory() ? drain(filesBelow(root)).filter(matches) : [];
  if (found.length === 0) throw new FileProblem(path, 'No file matches this pattern.');
  return found.map((file) => join(root, file));
}

/** Nothing where nothing can be seen: why that is so is said when the file is opened. */
function whatIsAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const special = /[*?[{]/;

export function isPattern(path: string): boolean {
  return special.test(path);
}

/** The folder below which all files lie that can match, and whether one does, by its path from there with `/` between the parts. */
export function filePattern(pattern: string): { root: string; matches: (path: string) => boolean } {
  const begin = pattern.lastIndexOf('/', pattern.search(special)) + 1;
  const matches = compileGlob(pattern.slice(begin), process.platform === 'win32');
  if (!matches) {
    throw new UsageProblem(
      `The pattern "${shownPath(pattern)}" has a brace that is not closed or a range that runs backwards.`,
    );
  }
  return { root: pattern.slice(0, begin) || '.', matches };
}
