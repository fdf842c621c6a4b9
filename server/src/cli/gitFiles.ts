/** Data files by what git knows of them: those of the next commit with the content that it will have, or those that differ from another commit. */
import { execFileSync } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { FileProblem, type LeavesOut, requireRoom } from '../files/index.ts';
import { holdsData } from '../readers/index.ts';
import type { Arguments } from './arguments.ts';
import { UsageProblem } from './problems.ts';

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
const MOST_BYTES = 4_000_000_000;
const POINTER = 'version https://git-lfs.github.com/spec/';

/** Undefined where git is not asked. Operands are folders and files to stay within. */
export function filesByGit(args: Arguments, leavesOut: LeavesOut): GitFiles | undefined {
  const since = args.text('changed-since');
  if (args.has('staged') && since !== undefined) throw new UsageProblem('Name one of --staged and --changed-since.');
  if (!args.has('staged') && since === undefined) return undefined;
  if (since?.startsWith('-')) throw new UsageProblem('--changed-since needs the name of a branch or commit.');
  const within = ['--', ...args.operands];
  const top = git('rev-parse', '--show-toplevel').replace(/\r?\n$/, '');
  const here = (name: string) => relative('.', join(top, name));
  const isMeant = (path: string) => holdsData(join(top, path)) && !isLeftOut(join(top, path), top, leavesOut);
  if (since === undefined) {
    const names = namesFrom(git('diff', '--cached', '--no-ext-diff', '--name-only', '-z', PRESENT, ...within));
    const nameOf = new Map(names.filter(isMeant).map((name) => [here(name), name]));
    return { paths: [...nameOf.keys()], bytesOf: (path) => stagedBytes(path, nameOf.get(path) ?? path) };
  }
  const changed = namesFrom(
    git('diff', '--no-ext-diff', '--name-only', '-z', PRESENT, '--merge-base', since, ...within),
  );
  const untracked = namesFrom(git('ls-files', '--others', '--exclude-standard', '--full-name', '-z', ...within));
  return { paths: [...new Set([...changed, ...untracked])].filter(isMeant).sort().map(here), bytesOf: undefined };
}

function stagedBytes(path: string, name: string): Uint8Array {
  const size = Number(git('cat-file', '-s', `:0:${name}`));
  requireRoom(path, size);
  const bytes = asked(['cat-file', 'blob', `:0:${name}`]);
  if (bytes.subarray(0, POINTER.length).toString() === POINTER) {
    throw new FileProblem(path, 'The index holds a pointer of Git LFS, not the data; check the file by its name.');
  }
  return bytes;
}

/** Settings may leave out a file, or a folder above it. */
function isLeftOut(path: string, top: string, { excludes }: LeavesOut): boolean {
  for (let part = path; part.length > top.length; part = dirname(part)) {
    if (excludes(dirname(part))(part.replaceAll('\\', '/'))) return true;
  }
  return false;
}

function namesFrom(text: string): string[] {
  return text.split('\0').filter(Boolean);
}

function git(...args: readonly string[]): string {
  return asked(args).toString();
}

/** A repository may name a program that watches its files: nothing of it is run. */
function asked(args: readonly string[]): Buffer {
  try {
    return execFileSync('git', ['-c', 'core.fsmonitor=false', ...args], {
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    throw new FileProblem('.', reasonOf(error));
  }
}

/** The first line of what git says. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'git failed.';
  if ('code' in error && error.code === 'ENOENT') return 'git is not installed, or not in PATH.';
  const said = 'stderr' in error ? String(error.stderr).split('\n')[0] : undefined;
  return said ? `git says: ${said}` : 'git failed.';
}
