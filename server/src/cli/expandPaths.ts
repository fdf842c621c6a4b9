/** Finds the data files that paths, folders, patterns and Data Packages stand for. */
import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { asFileProblem, FileProblem, isHierarchyFile } from '../files/index.ts';
import { type DataFile, dataFilesOf, present } from './dataOf.ts';
import { filePattern, isPattern } from './filePattern.ts';

/** In a folder these are read, but for hierarchies; a file that is named is read whatever its name. */
const dataFile = /\.(csv|tsv|psv|tab)$/i;

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
    const found = filesBelow(path).filter((file) => dataFile.test(file) && !isHierarchyFile(file));
    if (found.length === 0) throw new FileProblem(path, 'The folder holds no .csv, .tsv, .psv or .tab file.');
    return found.map((file) => join(path, file));
  }
  // What is there is what is meant, even if its name reads like a pattern; what is not there is for the reader to say.
  if (stats || !isPattern(path)) return [path];
  const { root, matches } = filePattern(process.platform === 'win32' ? path.replaceAll('\\', '/') : path);
  const found = whatIsAt(root)?.isDirectory() ? filesBelow(root).filter(matches) : [];
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

/** In the order of their names, without what is hidden or installed. Links to folders are not followed: they may lead in a circle. */
function filesBelow(folder: string, prefix = ''): string[] {
  const entries = readdirSync(join(folder, prefix), { withFileTypes: true });
  return entries.sort(byName).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    if (entry.isDirectory()) return filesBelow(folder, `${path}/`);
    const isFile = entry.isSymbolicLink() ? whatIsAt(join(folder, path))?.isFile() : entry.isFile();
    return isFile ? [path] : [];
  });
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
