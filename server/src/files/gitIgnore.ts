/** What git leaves out of a folder: by the `.gitignore` files on the way to it, by its own, and by `.git/info/exclude`. */
import { existsSync, lstatSync } from 'node:fs';
import { folderOf, joined, pathBelow } from '@quasi/shared/config';
import { t } from '@quasi/shared/words';
import ignore, { type Ignore } from 'ignore';
import { realPath, textOnDisk } from './configFiles.ts';
import { decodedText } from './decodedText.ts';
import { FileProblem } from './fileProblem.ts';
import { readSideFile } from './sideFile.ts';

export interface GitRules {
  /** Patterns are held against paths from here: the top of the repository, or where the walk began. */
  readonly top: string;
  readonly patterns: Ignore;
}

/** Bytes; a longer file would hold everything else up. */
const LARGEST = 256_000;
/** A pattern is translated when it is first used, which takes some microseconds. */
const LINES_A_STEP = 32;
/** More of them in one pattern can be laid across a path in too many ways. */
const MOST_GLOBSTARS = 3;

/** As git does where nobody says otherwise: it looks at what a disk of the system usually does. */
const ignoreCase = process.platform === 'win32' || process.platform === 'darwin';

/** The rules for the entries of the folder in which a walk begins. It was asked for, so no rule above leaves out the folder itself. */
export function* rulesAt(folder: string, problems: FileProblem[]): Generator<number, GitRules> {
  const start = realPath(folder);
  const fromTop = foldersFromTop(start);
  let rules = noRules(fromTop[0]);
  for (const [i, each] of fromTop.entries()) {
    if (i > 0 && isIgnored(rules, each, true)) return yield* rulesBelow(start, noRules(start), problems);
    rules = yield* rulesBelow(each, rules, problems);
  }
  return rules;
}

/** The rules for the entries of a folder, where `above` are those for the folder itself. */
export function* rulesBelow(folder: string, above: GitRules, problems: FileProblem[]): Generator<number, GitRules> {
  const isRepository = existsSync(joined(folder, '.git'));
  const { top, patterns } = isRepository ? noRules(folder) : above;
  const files = [isRepository ? excludeFile(folder) : undefined, ownFile(folder)];
  const lines = files.flatMap((file) => (file === undefined ? [] : linesOf(file, problems)));
  if (lines.length === 0) return { top, patterns };
  const all = newPatterns().add(patterns);
  const prefix = pathBelow(top, folder) ?? '';
  for (let i = 0; i < lines.length; i += LINES_A_STEP) {
    const some = newPatterns().add(lines.slice(i, i + LINES_A_STEP).flatMap((line) => placed(line, prefix)));
    some.ignores('a');
    all.add(some);
    yield LINES_A_STEP;
  }
  return { top, patterns: all };
}

export function isIgnored({ top, patterns }: GitRules, path: string, isFolder: boolean): boolean {
  const below = pathBelow(top, path);
  return below !== undefined && patterns.ignores(isFolder ? `${below}/` : below);
}

/** From the top of the repository down to a folder; of a folder in no repository itself. */
function foldersFromTop(folder: string): string[] {
  const folders = [folder];
  for (let each = folder; ; each = folderOf(each), folders.unshift(each)) {
    if (existsSync(joined(each, '.git'))) return folders;
    if (each === folderOf(each)) return [folder];
  }
}

function noRules(top: string): GitRules {
  return { top, patterns: newPatterns() };
}

function newPatterns(): Ignore {
  return ignore({ ignoreCase });
}

/** A link is no `.gitignore` to git either. */
function ownFile(folder: string): string | undefined {
  const path = joined(folder, '.gitignore');
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
}

/** In a further working tree and in a submodule `.git` is a file that says where the repository is. */
function excludeFile(folder: string): string | undefined {
  const git = joined(folder, '.git');
  const [, stated] = /^gitdir: (.+)/.exec(textOnDisk(git) ?? '') ?? [];
  const own = stated === undefined ? git : joined(folder, stated.trim());
  const common = textOnDisk(joined(own, 'commondir'))?.trim();
  const path = joined(common === undefined ? own : joined(own, common), 'info/exclude');
  return existsSync(path) ? path : undefined;
}

function linesOf(path: string, problems: FileProblem[]): string[] {
  try {
    return decodedText(readSideFile(path, LARGEST))
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .filter((line) => (line.match(/\*\*/g)?.length ?? 0) <= MOST_GLOBSTARS);
  } catch {
    problems.push(new FileProblem(path, t`This file cannot be read or is too long, so nothing is left out by it.`));
    return [];
  }
}

/** A line of a folder further down, as it would stand in the `.gitignore` of the top. */
function placed(line: string, prefix: string): string[] {
  if (prefix === '' || line === '' || line.startsWith('#')) return [line];
  const [, sign = '', slash, pattern] = /^(!?)(\/?)(.*)$/s.exec(line) as RegExpExecArray;
  if (pattern.trimEnd() === '') return [];
  const isAnchored = slash !== '' || /\/(?! *$)/.test(pattern);
  const folder = prefix.replace(/[\\*?[\]! #]/g, '\\$&');
  return [`${sign}/${folder}/${isAnchored ? '' : '**/'}${pattern}`];
}
