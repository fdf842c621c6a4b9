/** A path as one would type it here, if it does not lead elsewhere. */
import { relative } from 'node:path';

export function pathFromHere(path: string): string {
  const fromHere = relative('.', path);
  return fromHere.startsWith('..') ? path : fromHere;
}
