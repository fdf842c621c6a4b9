/**
 * The blanks around cells that a trimming reader passes over, taken out: another reader takes them for part of the value, and a quote
 * behind a blank for none.
 */
import { type Cell, CellKind, isBlank, type TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';

/** Of one record, from `start` to `end`, whose cells at the places `gone` are taken out with the blanks around them; `isExact`: none may stay. */
export function blanksAround(
  cells: readonly Cell[],
  text: TextSource,
  { start, end }: Pick<Cell, 'start' | 'end'>,
  delimiter: number,
  gone: ReadonlySet<number>,
  isExact: (index: number) => boolean,
): CellEdit[] {
  const bytes = text.bytes(start, end);
  /** Where the blanks behind a cell end: at its delimiter, or at the end of the line. */
  const right = cells.map((cell) => {
    let at = cell.end - start;
    while (at < bytes.length && bytes[at] !== delimiter && isBlank(bytes[at])) at++;
    return start + at;
  });
  const edits: CellEdit[] = [];
  const take = (from: number, to: number) => {
    if (from < to) edits.push({ start: from, end: to, text: '' });
  };
  const first = cells.findIndex((_, i) => !gone.has(i));
  if (first < 0) {
    take(start, cells[0].start);
    take(cells[cells.length - 1].end, right[right.length - 1]);
    return edits;
  }
  for (let i = first; i < cells.length; ) {
    let last = i;
    while (gone.has(last + 1) && last + 1 < cells.length) last++;
    if (isExact(i) || isInQuotes(cells[i])) {
      if (i === first) take(start, cells[0].start);
      else take(right[i - 1] + 1, cells[i].start);
      take(cells[last].end, right[last]);
    }
    i = last + 1;
  }
  return edits;
}

function isInQuotes({ kind }: Cell): boolean {
  return kind !== CellKind.plain && kind !== CellKind.strayQuote;
}
