/** Patterns for paths, for where no shell has expanded them: `*`, `?`, `**`, `[abc]` and `{a,b}`. */
import { compileGlob } from '@quasi/shared/config';
import { shownPath } from './shownPath.ts';
import { UsageProblem } from './usageProblem.ts';

interface FilePattern {
  /** The folder below which all files lie that can match. */
  readonly root: string;
  /** Whether a file matches, by its path from `root` with `/` between the parts. */
  matches(path: string): boolean;
}

const special = /[*?[{]/;

export function isPattern(path: string): boolean {
  return special.test(path);
}

export function filePattern(pattern: string): FilePattern {
  const begin = pattern.lastIndexOf('/', pattern.search(special)) + 1;
  const matches = compileGlob(pattern.slice(begin), process.platform === 'win32');
  if (!matches) {
    throw new UsageProblem(
      `The pattern "${shownPath(pattern)}" has a brace that is not closed or a range that runs backwards.`,
    );
  }
  return { root: pattern.slice(0, begin) || '.', matches };
}
