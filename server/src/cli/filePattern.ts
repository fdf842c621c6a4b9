/** Patterns for paths, for where no shell has expanded them: `*`, `?`, `**`, `[abc]` and `{a,b}`. */
import { compileGlob } from '@quasi/shared/config';
import { shownPath } from './paths.ts';
import { UsageProblem } from './problems.ts';

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
