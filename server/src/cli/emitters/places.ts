/** Where a finding is, as editors and terminals follow it. */
import { shownPath } from '../paths.ts';
import type { LocatedFinding } from './emitter.ts';

/** Below the path of its file: `1:37`, or where the data are no text `Sheet1!C17` or `row 3`. */
export function placeInFile({ range, row, inSheet }: LocatedFinding): string {
  if (range) return `${range.start.line + 1}:${range.start.character + 1}`;
  if (inSheet) return inSheet.cell;
  return row === undefined ? 'file' : `row ${row}`;
}

/** By itself: `data/people.csv:1:37`. */
export function wholePlace(file: string, located: LocatedFinding): string {
  const { range, row } = located;
  const path = shownPath(file);
  if (range) return `${path}:${placeInFile(located)}`;
  return row === undefined ? path : `${path}, ${placeInFile(located)}`;
}
