/** A path as a terminal may show it: nothing in it acts or hides, and one that goes on and on is shortened. */
import { visible } from '@quasi/shared/explain';

/** UTF-16 units; editors and terminals can follow those that are no longer. */
const LONGEST = 400;
/** Of a longer one so much of the end is shown, where the file's own name is. */
const END = 100;

export function shownPath(path: string): string {
  if (path.length <= LONGEST) return visible(path);
  // A half of a pair at a cut would be no character.
  const begin = path.slice(0, LONGEST - END).replace(/[\uD800-\uDBFF]$/, '');
  return visible(`${begin}…${path.slice(-END).replace(/^[\uDC00-\uDFFF]/, '')}`);
}
