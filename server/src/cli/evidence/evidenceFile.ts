/** The file that `quasi check --evidence` writes: all of it or nothing, and never over what is checked. */
import { randomUUID } from 'node:crypto';
import { realpathSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FileProblem } from '../../files/index.ts';
import { today } from '../../today.ts';
import { jsonText } from '../jsonText.ts';
import { UsageProblem } from '../usageProblem.ts';
import { version } from '../version.ts';
import { whatIsDigested } from './configuration.ts';
import type { FileEvidence } from './fileEvidence.ts';

/** Rises when a member changes its meaning or goes. */
const FORMAT = 1;

export class EvidenceFile {
  readonly #path: string;
  readonly #budget: number | undefined;
  readonly #files: FileEvidence[] = [];
  readonly #notChecked: { readonly file: string; readonly why: string }[] = [];

  /** Throws a FileProblem where nothing can be written, so that nobody waits for a check in vain. */
  constructor(path: string, checked: readonly string[], budget: number | undefined) {
    if (path === '' || path === '-') throw new UsageProblem('--evidence needs the name of a file.');
    if (basename(path) === 'quasi.json') {
      throw new FileProblem(path, 'This would be the configuration; name another file for the evidence.');
    }
    const there = statsOf(path, path);
    if (there?.isDirectory()) throw new FileProblem(path, 'This is a folder; name a file for the evidence.');
    if (there && !there.isFile()) throw new FileProblem(path, 'This is not a file, and evidence is written to a file.');
    if (!statsOf(path, dirname(path))?.isDirectory()) {
      throw new FileProblem(path, 'There is no such folder to write the evidence to.');
    }
    if (there && checked.some((file) => isSameFile(file, there))) {
      throw new FileProblem(path, 'This is a file to be checked; name another one for the evidence.');
    }
    this.#path = there ? realpathSync(path) : path;
    this.#budget = budget;
  }

  add(evidence: FileEvidence): void {
    this.#files.push(evidence);
  }

  /** Notes that a file could not be checked: evidence that is silent on it would read as if all were well. */
  leaveOut(file: string, why: string): void {
    this.#notChecked.push({ file, why });
  }

  write(): void {
    const text = jsonText({
      evidence: FORMAT,
      quasi: version(),
      date: today(),
      budget: this.#budget ?? null,
      digests: whatIsDigested,
      files: this.#files,
      notChecked: this.#notChecked,
    });
    const draft = join(dirname(this.#path), `.quasi-evidence-${randomUUID()}`);
    try {
      writeFileSync(draft, text, { flag: 'wx', flush: true });
      renameSync(draft, this.#path);
    } catch (error) {
      rmSync(draft, { force: true });
      throw unwritable(this.#path, error);
    }
  }
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

/** Under whatever name. What cannot be looked at is not a file that is there. */
function isSameFile(name: string, { dev, ino }: Stats): boolean {
  try {
    const stats = name === '-' ? undefined : statSync(name, { throwIfNoEntry: false });
    return stats?.dev === dev && stats.ino === ino;
  } catch {
    return false;
  }
}

function unwritable(path: string, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  return new FileProblem(path, `The evidence cannot be written here (${error.code}).`, { cause: error });
}
