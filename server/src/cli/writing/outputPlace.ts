/** Where something may be written: not over what is read, and nowhere that is no file. */
import { realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { FileProblem, unwritable } from '../../files/index.ts';
import { splitPart } from '../../readers/index.ts';
import { UsageProblem } from '../problems.ts';

/** The path without links, or `-`. Throws where nothing can be written, so that nobody waits for the work in vain. */
export function outputPlace(path: string, option: string, inputs: readonly string[]): string {
  if (path === '') throw new UsageProblem(`${option} needs the name of a file.`);
  if (path === '-') return path;
  if (basename(path) === 'quasi.json')
    throw new FileProblem(path, `This would be the configuration; name another file with ${option}.`);
  const there = statsOf(path, path);
  if (there?.isDirectory()) throw new FileProblem(path, `This is a folder; name a file with ${option}.`);
  if (there && !there.isFile()) throw new FileProblem(path, `This is not a file; name one with ${option}.`);
  if (!statsOf(path, dirname(path))?.isDirectory()) throw new FileProblem(path, 'There is no such folder to write to.');
  if (there && inputs.some((input) => isSameFile(input, there))) {
    throw new FileProblem(
      path,
      `This is a file that is read, and is not written over; name another one with ${option}.`,
    );
  }
  return there ? realpathSync(path) : path;
}

/** Undefined where there is nothing. */
function statsOf(path: string, part: string): Stats | undefined {
  try {
    return statSync(part, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw unwritable(path, error);
  }
}

/** Under any name. A path that cannot be looked at is no existing file. */
function isSameFile(name: string, { dev, ino }: Stats): boolean {
  try {
    const stats = name === '-' ? undefined : statSync(splitPart(name).file, { throwIfNoEntry: false });
    return stats?.dev === dev && stats.ino === ino;
  } catch {
    return false;
  }
}
