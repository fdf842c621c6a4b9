/** Parts of a file that holds several tables: `file.db#people`, `book.xlsx#Sheet2`, or by number `book.xlsx#2`. */
import { t } from '@quasi/shared/words';
import { FileProblem, isFile } from '../files/index.ts';

/** More names than these would hide the sentence. */
const MOST_NAMED = 12;

export interface PartPath {
  readonly file: string;
  readonly part: string | undefined;
}

/** Files whose bytes come from elsewhere, as those that git keeps for the next commit do. */
const elsewhere = new Set<string>();

/** It need not be on disk. */
export function standsElsewhere(path: string): void {
  elsewhere.add(path);
}

function isThere(path: string): boolean {
  return elsewhere.has(path) || isFile(path);
}

/** A file whose name holds a `#` is meant as it is. So is a path without a file: its reader reports that. */
export function splitPart(path: string): PartPath {
  const whole = { file: path, part: undefined };
  if (!path.includes('#') || isThere(path)) return whole;
  for (let at = path.lastIndexOf('#'); at > 0; at = path.lastIndexOf('#', at - 1)) {
    const file = path.slice(0, at);
    if (isThere(file)) return { file, part: decoded(path.slice(at + 1)) };
  }
  return whole;
}

/** A name may hold what divides folders; in a path that would be another folder. */
export function pathOfPart(file: string, part: string): string {
  return `${file}#${part.replace(/[%/\\]/g, encodeURIComponent)}`;
}

function decoded(part: string): string {
  return part.replace(/%(?:25|2F|5C)/gi, decodeURIComponent);
}

/** The part that is asked for, by its name or else its number; without that the only one. Throws a FileProblem that names them. */
export function chosenPart(file: string, parts: readonly string[], asked: string | undefined): string {
  const [first] = parts;
  const whole = splitPart(file).file;
  if (first === undefined) throw new FileProblem(file, t`It holds no table.`);
  if (asked === undefined) {
    if (parts.length === 1) return first;
    throw new FileProblem(
      file,
      t`It holds ${parts.length} tables: name one, as in "${pathOfPart(whole, first)}". They are ${named(parts)}.`,
    );
  }
  const found = parts.includes(asked) ? asked : parts[Number(asked) - 1];
  if (found !== undefined) return found;
  throw new FileProblem(file, t`It holds no table of this name. It has ${named(parts)}.`);
}

function named(parts: readonly string[]): string {
  const shown = parts.slice(0, MOST_NAMED).join(', ');
  const others = parts.length - MOST_NAMED;
  return others > 0 ? t`${shown} and ${others} more` : shown;
}
