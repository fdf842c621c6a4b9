/** Data files by what git knows of them: those of the next commit with the content that it will have, or those that differ from another commit. */
import { dirname, join, relative } from 'node:path';
import type { LeavesOut } from '../files/index.ts';
import { holdsData } from '../readers/index.ts';
import type { Arguments } from './arguments.ts';
import { git, namesFrom } from './askGit.ts';
import { UsageProblem } from './problems.ts';
import { stagedFiles } from './stagedFiles.ts';

export interface GitFiles {
  /** As one would type them here. */
  readonly paths: string[];
  /** The content that is judged in the place of the file on disk; undefined where that is meant. */
  readonly bytesOf: ((path: string) => Uint8Array) | undefined;
}

export const gitOptions = {
  '--staged': 'check the data files of the next commit, as they are in the index of git',
  '--changed-since REF': 'check the data files that differ from a branch or commit, and new ones',
};

/** Added, copied, modified, renamed, or of another type; not what is gone. */
const PRESENT = '--diff-filter=ACMRT';

/** Undefined where git is not asked. Operands are folders and files to stay within. */
export function filesByGit(args: Arguments, leavesOut: LeavesOut): GitFiles | undefined {
  const since = args.text('changed-since');
  if (args.has('staged') && since !== undefined) throw new UsageProblem('Name one of --staged and --changed-since.');
  if (!args.has('staged') && since === undefined) return undefined;
  if (since?.startsWith('-')) throw new UsageProblem('--changed-since needs the name of a branch or commit.');
  const within = ['--', ...args.operands];
  const top = git('rev-parse', '--show-toplevel').replace(/\r?\n$/, '');
  const here = (name: string) => relative('.', join(top, name));
  const isLeft = (name: string) => isLeftOut(join(top, name), top, leavesOut);
  if (since === undefined) return stagedFiles(within, here, isLeft);
  const isMeant = (name: string) => holdsData(join(top, name)) && !isLeft(name);
  const changed = namesFrom(
    git('diff', '--no-ext-diff', '--name-only', '-z', PRESENT, '--merge-base', since, ...within),
  );
  const untracked = namesFrom(git('ls-files', '--others', '--exclude-standard', '--full-name', '-z', ...within));
  return { paths: [...new Set([...changed, ...untracked])].filter(isMeant).sort().map(here), bytesOf: undefined };
}

/** Settings may leave out a file, or a folder above it. */
function isLeftOut(path: string, top: string, { excludes }: LeavesOut): boolean {
  for (let part = path; part.length > top.length; part = dirname(part)) {
    if (excludes(dirname(part))(part.replaceAll('\\', '/'))) return true;
  }
  return false;
}
