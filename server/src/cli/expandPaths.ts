/** Finds the data files that paths, folders, patterns and Data Packages stand for. */
import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { drain } from '@quasi/shared/analysis';
import { compileGlob } from '@quasi/shared/config';
import { shownAddress } from '../engines/address.ts';
import { asFileProblem, FileProblem, type LeavesOut, type Walked, walk } from '../files/index.ts';
import { dataEndings, holdsData } from '../readers/index.ts';
import { isAddress } from './countingOf.ts';
import { type DataFile, dataFilesOf, present } from './dataOf.ts';
import { shownPath } from './paths.ts';
import { UsageProblem } from './problems.ts';

export interface Expanded {
  /** In the order they were asked for, each once. */
  readonly files: DataFile[];
  /** What leads to no file, and what cannot be looked into. */
  readonly problems: FileProblem[];
  /** Files that are left aside on purpose. */
  readonly notes: FileProblem[];
}

/** `isOneTable`: what is no file or folder to look into. A file that is named is taken in any case; of a folder or pattern some are left out. */
export function expandPaths(
  paths: readonly string[],
  leavesOut: LeavesOut,
  isOneTable: (path: string) => boolean = () => false,
): Expanded {
  const files = new Map<string, DataFile>();
  const problems: FileProblem[] = [];
  const notes: FileProblem[] = [];
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
      for (const file of (isAddress(path) ? undefined : listedIn(path)) ?? filesAt(path).map(found)) {
        if (!files.has(file.path)) orTell(path, () => files.set(file.path, present(file)));
      }
    });
  }
  return { files: [...files.values()], problems, notes };

  function filesAt(path: string): string[] {
    if (isAddress(path)) return [shownAddress(path)];
    if (isOneTable(path)) return [path];
    const stats = path === '-' ? undefined : whatIsAt(path);
    if (stats?.isDirectory()) {
      return filesIn(path, (file) => holdsData(join(path, file)), path, noDataIn());
    }
    // An existing file is meant, even if its name reads like a pattern; what is not there is for the reader to say.
    if (stats || !isPattern(path)) return [path];
    const { root, matches } = filePattern(process.platform === 'win32' ? path.replaceAll('\\', '/') : path);
    const none = 'No file matches this pattern';
    if (!whatIsAt(root)?.isDirectory()) throw new FileProblem(path, `${none}.`);
    return filesIn(root, matches, path, none);
  }

  /** `asked`: what stands for these files; `none`: what is said where there are none. */
  function filesIn(folder: string, isMeant: (path: string) => boolean, asked: string, none: string): string[] {
    const walked = drain(walk(folder, leavesOut));
    problems.push(...walked.problems);
    const elsewhere = 'This is a link to a folder elsewhere and is not followed. Name that folder to check it.';
    notes.push(...walked.links.map((link) => new FileProblem(join(folder, link), elsewhere)));
    const meant = walked.files.filter(isMeant);
    // Where something could not be looked into, it is not known that there are none.
    if (meant.length === 0 && walked.problems.length === 0) throw new FileProblem(asked, none + besideLeftOut(walked));
    return meant.map((file) => join(folder, file));
  }
}

function noDataIn(): string {
  const endings = dataEndings().map((ending) => `.${ending}`);
  return `The folder holds no ${endings.slice(0, -1).join(', ')} or ${endings.at(-1)} file`;
}

function besideLeftOut({ leftOut: { byGit, bySettings } }: Walked): string {
  if (byGit === 0 && bySettings === 0) return '.';
  const settings = '"exclude" in quasi.json';
  if (byGit === 0) return ` besides what ${settings} leaves out.`;
  const names = bySettings === 0 ? '.gitignore leaves' : `.gitignore and ${settings} leave`;
  return ` besides what ${names} out; --no-ignore switches .gitignore off.`;
}

function listedIn(path: string): DataFile[] | undefined {
  return dataFilesOf(path, true)?.map((file) => ({ path: file, schema: path }));
}

function found(path: string): DataFile {
  return { path, schema: undefined };
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
