/** Where a finding is, as editors and terminals follow it. */
import { shownPath } from '../paths.ts';
import type { LocatedFinding } from './emitter.ts';

/** Below the path of its file: `1:37`, or `row 3` where the data are no text. */
export function placeInFile({ range, row }: LocatedFinding): string {
  if (range) return `${range.start.line + 1}:${range.start.character + 1}`;
  return row === undefined ? 'file' : `row ${row}`;
}

/** By itself: `data/people.csv:1:37`. */
export function wholePlace(file: string, located: LocatedFinding): string {
  const { range, row } = located;
  const path = shownPath(file);
  if (range) return `${path}:${placeInFile(located)}`;
  return row === undefined ? path : `${path}, ${placeInFile(located)}`;
}
