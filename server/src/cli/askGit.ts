/** Questions to git. */
import { execFileSync } from 'node:child_process';
import { FileProblem } from '../files/index.ts';

const MOST_BYTES = 4_000_000_000;

export function git(...args: readonly string[]): string {
  return bytesFromGit(...args).toString();
}

/** A repository may name a program that watches its files: nothing of it is run. */
export function bytesFromGit(...args: readonly string[]): Buffer {
  try {
    return execFileSync('git', ['-c', 'core.fsmonitor=false', ...args], {
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    throw new FileProblem('.', reasonOf(error));
  }
}

/** Of a list with `-z`. */
export function namesFrom(text: string): string[] {
  return text.split('\0').filter(Boolean);
}

/** The first line of what git says. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'git failed.';
  if ('code' in error && error.code === 'ENOENT') return 'git is not installed, or not in PATH.';
  const said = 'stderr' in error ? String(error.stderr).split('\n')[0] : undefined;
  return said ? `git says: ${said}` : 'git failed.';
}
