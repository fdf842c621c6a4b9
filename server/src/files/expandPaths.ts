/** Finds the data files that paths, folders and patterns stand for. */
import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import { FileProblem } from './fileProblem.ts';

/** In a folder these are read; a file that is named is read whatever its name. */
const inFolder = '**/*.{csv,tsv,psv,tab}';
const ignore = ['**/node_modules/**'];

/** The files in the order they were asked for, each once; what leads to none is a problem. */
export function expandPaths(paths: readonly string[]): { files: string[]; problems: FileProblem[] } {
  const files = new Set<string>();
  const problems: FileProblem[] = [];
  for (const path of paths) {
    const found = filesAt(path);
    if (found instanceof FileProblem) problems.push(found);
    else for (const file of found) files.add(file);
  }
  return { files: [...files], problems };
}

function filesAt(path: string): string[] | FileProblem {
  if (path === '-') return [path];
  const stats = whatIsAt(path);
  if (stats?.isDirectory()) {
    const found = globSync(inFolder, { cwd: path, ignore, caseSensitiveMatch: false });
    if (found.length === 0) return new FileProblem(path, 'The folder holds no .csv, .tsv, .psv or .tab file.');
    return found.sort().map((file) => join(path, file));
  }
  // What is there is what is meant, even if its name reads like a pattern; what is not there is for the reader to say.
  if (stats || !isDynamicPattern(path)) return [path];
  const pattern = process.platform === 'win32' ? path.replaceAll('\\', '/') : path;
  const found = globSync(pattern, { ignore });
  return found.length > 0 ? found.sort() : new FileProblem(path, 'No file matches this pattern.');
}

/** Nothing where nothing can be seen: why that is so is said when the file is opened. */
function whatIsAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
