/** Where a finding is shown: from what it is about to bytes of the text. Lines are made of them at the edge. */
import type { StructureFacts } from '../analysis/index.ts';
import { type Cell, CellKind } from '../table/index.ts';
import type { Target } from './finding.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

const nowhere: Span = { start: 0, end: 0 };

/** Offsets into the UTF-8 form of the text. */
export function locate({ text }: StructureFacts, target: Target): Span {
  if (!text) return nowhere;
  const { headerRecords, recordCount } = text.table;
  const record = 'row' in target ? headerRecords + target.row : 0;
  if (record < 0 || record >= recordCount) return nowhere;
  const cells = text.cellsOf(record);
  if (cells.length === 0) return nowhere;
  const whole = spanOf(cells, 0, cells.length - 1);
  if (target.kind === 'file' || target.kind === 'row') return whole;
  const columns = target.kind === 'column' ? [target.column] : target.columns;
  let first = cells.length;
  let last = -1;
  for (const column of columns) {
    if (column >= cells.length) continue;
    first = Math.min(first, column);
    last = Math.max(last, column);
  }
  return last < 0 ? whole : widened(spanOf(cells, first, last), whole);
}

function spanOf(cells: readonly Cell[], first: number, last: number): Span {
  return { start: cells[first].start, end: endOf(cells[last]) };
}

/** A cell whose quote is never closed reaches to the end of the text: what is to be seen is where it opens. */
function endOf({ start, end, kind }: Cell): number {
  return kind === CellKind.unclosed ? start + 1 : end;
}

/** Nothing can be underlined on an empty cell, so the delimiter beside it is. */
function widened({ start, end }: Span, whole: Span): Span {
  if (start < end) return { start, end };
  if (end < whole.end) return { start, end: end + 1 };
  return { start: Math.max(whole.start, start - 1), end };
}
