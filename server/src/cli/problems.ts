/** Problems that keep a command from its work, and their report: on standard error, each in one line. */
import { formatCountOf, visible } from '@quasi/shared/explain';
import { FileProblem, lineAndColumn, textOnDisk } from '../files/index.ts';
import { pathFromHere, shownSource } from './paths.ts';

/** Something wrong with how the command was called, in one sentence. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}

/** The command cannot go on, and the reason has been reported. */
export class Told extends Error {}

/** The most problems of one file that are listed one by one. */
const MOST_PROBLEMS = 5;

export function reportProblem(problem: Error): void {
  const place = problem instanceof FileProblem ? `${shownSource(problem.file)}: ` : '';
  sayNotes([`${place}${problem.message}`]);
}

/** Also where nothing else is to be said: who takes a copy for anonymous has to know. */
export function sayNotes(notes: readonly string[]): void {
  for (const note of notes) process.stderr.write(`quasi: ${visible(note)}\n`);
}

interface PlaceOfProblem {
  readonly path: string;
  readonly offset: number;
  /** Of the file, if it is at hand. */
  readonly text?: string;
}

/** Of the file at `path`. */
export function reportProblems(
  path: string | undefined,
  problems: readonly (PlaceOfProblem & { readonly message: string; readonly details?: string })[],
): void {
  for (const problem of problems.slice(0, MOST_PROBLEMS)) {
    const { message, details } = problem;
    const sentences = details === undefined ? message : `${message}. ${details}`;
    reportProblem(new FileProblem(shownPlace(problem), sentences));
  }
  const others = problems.length - MOST_PROBLEMS;
  if (others <= 0 || path === undefined) return;
  const more = formatCountOf(others, 'more problem', 'more problems');
  reportProblem(new FileProblem(pathOrInput(path), `${more}.`));
}

/** As people name a place: file, line and column. */
export function shownPlace({ path, offset, text = textOnDisk(path) ?? '' }: PlaceOfProblem): string {
  const { line, column } = lineAndColumn(text, offset);
  return `${pathOrInput(path)}:${line}:${column}`;
}

function pathOrInput(path: string): string {
  return path === '-' ? 'standard input' : pathFromHere(path);
}
