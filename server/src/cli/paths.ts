/** Paths as people read and type them. */
import { relative } from 'node:path';
import { visible } from '@quasi/shared/explain';

/** UTF-16 units; editors and terminals can follow those that are no longer. */
const LONGEST = 400;
/** Of a longer one so much of the end is shown, where the file's own name is. */
const END = 100;

/** As a terminal may show it: nothing in it acts or hides, and one that goes on and on is shortened. */
export function shownPath(path: string): string {
  if (path.length <= LONGEST) return visible(path);
  // A half of a pair at a cut would be no character.
  const begin = path.slice(0, LONGEST - END).replace(/[\uD800-\uDBFF]$/, '');
  return visible(`${begin}…${path.slice(-END).replace(/^[\uDC00-\uDFFF]/, '')}`);
}

/** The input, by its path or as `-`. */
export function shownSource(path: string): string {
  return path === '-' ? 'standard input' : shownPath(path);
}

/** The output, by its path or as `-`. */
export function shownTarget(path: string): string {
  return path === '-' ? 'standard output' : shownPath(path);
}

/** As one would type it here, if it does not lead elsewhere. */
export function pathFromHere(path: string): string {
  const fromHere = relative('.', path);
  return fromHere.startsWith('..') ? path : fromHere;
}
