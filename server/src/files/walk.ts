/** The one way through a folder, for the command line and for the editor: which files it holds, and what is left out of it. */
import { type Dirent, opendirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { sortInSteps } from '@quasi/shared/analysis';
import { joined, pathBelow } from '@quasi/shared/config';
import { t } from '@quasi/shared/words';
import { configPath, realPath } from './configFiles.ts';
import { FileProblem } from './fileProblem.ts';
import { type GitRules, isIgnored, rulesAt, rulesBelow } from './gitIgnore.ts';

/** What a walk passes by, beside what is hidden or installed. */
export interface LeavesOut {
  /** What `.gitignore` files say. */
  readonly byGit: boolean;
  /** Whether settings leave out an entry of a folder, both by their whole paths. */
  readonly excludes: (folder: string) => (path: string) => boolean;
}

export interface Walked {
  /** By their paths from the folder, in the order of their names. */
  readonly files: string[];
  /** Why something was not looked into, or rules were not followed. */
  readonly problems: FileProblem[];
  /** Links to folders that lie elsewhere, which are not followed. */
  readonly links: string[];
  /** How many files and folders were left out. */
  readonly leftOut: { byGit: number; bySettings: number };
}

export const nothingLeftOut: LeavesOut = { byGit: false, excludes: () => () => false };

interface Folder {
  /** From where the walk began, with `/` at its end, or empty. */
  readonly prefix: string;
  readonly entries: readonly Dirent[];
  readonly rules: GitRules | undefined;
  readonly excludes: (path: string) => boolean;
  next: number;
}

const ENTRIES_A_STEP = 32;
/** Deeper ones are no folders of a person; a pattern takes longer the deeper a path is. */
const DEEPEST = 100;

/**
 * Links to folders are not followed, as they may lead in a circle: what they lead to is found where it is, and what lies elsewhere is said.
 * Yields now and then how many entries it has seen since. Throws if the folder itself cannot be read.
 */
export function* walk(start: string, leavesOut: LeavesOut): Generator<number, Walked> {
  const found: Walked = { files: [], problems: [], links: [], leftOut: { byGit: 0, bySettings: 0 } };
  const begin = leavesOut.byGit ? yield* rulesAt(start, found.problems) : undefined;
  const root = configPath(start);
  const real = realPath(root);
  const open: Folder[] = [yield* folderAt('', begin)];
  for (let folder = open.at(-1); folder; folder = open.at(-1)) {
    const entry = folder.entries[folder.next++];
    if (!entry) open.pop();
    else yield* visit(folder, entry);
  }
  return found;

  function* visit(folder: Folder, entry: Dirent): Generator<number, void> {
    yield 0;
    const isFolder = entry.isDirectory();
    const path = `${folder.prefix}${entry.name}`;
    const whole = joined(root, path);
    if (folder.rules && isIgnored(folder.rules, joined(real, path), isFolder)) found.leftOut.byGit++;
    else if (folder.excludes(whole)) found.leftOut.bySettings++;
    else if (isFolder) yield* enter(folder, `${path}/`);
    else if (entry.isFile()) found.files.push(path);
    else if (entry.isSymbolicLink()) link(path, whole);
  }

  function* enter({ rules }: Folder, prefix: string): Generator<number, void> {
    const path = join(start, prefix.slice(0, -1));
    if (open.length > DEEPEST) {
      found.problems.push(
        new FileProblem(path, t`This folder lies more than ${DEEPEST} folders deep and is not checked.`),
      );
      return;
    }
    try {
      const below = rules && (yield* rulesBelow(joined(real, prefix), rules, found.problems));
      open.push(yield* folderAt(prefix, below));
    } catch (error) {
      const code = String(Object(error).code);
      // One that is gone by now holds nothing.
      if (code !== 'ENOENT') found.problems.push(new FileProblem(path, whyUnreadable(code)));
    }
  }

  function* folderAt(prefix: string, rules: GitRules | undefined): Generator<number, Folder> {
    const path = joined(root, prefix);
    const entries = yield* sortInSteps(yield* entriesOf(path), byName);
    return { prefix, entries, rules, excludes: leavesOut.excludes(path), next: 0 };
  }

  /** A link that leads nowhere is a file that is missing: the code that reads it says so. */
  function link(path: string, whole: string): void {
    const stats = statsOf(whole);
    if (!stats || stats.isFile()) found.files.push(path);
    else if (stats.isDirectory() && !isWithin(realPath(whole))) found.links.push(path);
  }

  function isWithin(path: string): boolean {
    return path === real || pathBelow(real, path) !== undefined || pathBelow(path, real) !== undefined;
  }
}

function* entriesOf(path: string): Generator<number, Dirent[]> {
  const open = opendirSync(path);
  try {
    const entries: Dirent[] = [];
    let seen = 0;
    for (let entry = open.readSync(); entry; entry = open.readSync()) {
      seen++;
      // A hidden or installed file, `.git` among them, is nobody's data.
      if (!entry.name.startsWith('.') && entry.name !== 'node_modules') entries.push(entry);
      if (seen % ENTRIES_A_STEP === 0) yield ENTRIES_A_STEP;
    }
    yield seen % ENTRIES_A_STEP;
    return entries;
  } finally {
    open.closeSync();
  }
}

function whyUnreadable(code: string): string {
  return code === 'EACCES' || code === 'EPERM'
    ? t`Permission is denied, so nothing in this folder is checked.`
    : t`This folder cannot be read (${code}), so nothing in it is checked.`;
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
