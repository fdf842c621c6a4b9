/** Where a finding is shown: from what it is about to bytes of the text. Lines are made of them at the edge. */
import type { StructureFacts } from '../analysis/index.ts';
import { type Cell, CellKind, namePlace, namingRecord } from '../table/index.ts';
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
  const record = recordOf(target, headerRecords, (column) => namingRecord(text.table, column));
  if (record < 0 || record >= recordCount) return nowhere;
  const cells = text.cellsOf(record);
  if (cells.length === 0) return nowhere;
  const whole = spanOf(cells);
  if (target.kind === 'file' || target.kind === 'row') return whole;
  if (target.kind === 'column') {
    const cell = cells.at(target.column);
    return cell ? widened(cell.key ? namePlace(cell) : spanOf([cell]), whole) : whole;
  }
  const named = target.columns.flatMap((column) => cells[column] ?? []);
  return named.length === 0 ? whole : widened(spanOf(named), whole);
}

/** A column is where its name is; in a JSON text that need not be the first record. */
function recordOf(target: Target, headerRecords: number, named: (column: number) => number): number {
  if ('row' in target) return headerRecords + target.row;
  return target.kind === 'column' ? named(target.column) : 0;
}

/** From the first of them to the last; cells that are not there count only where there are no others. */
function spanOf(cells: readonly Cell[]): Span {
  const there = cells.filter(({ kind }) => kind !== CellKind.absent);
  let [start, end] = [Number.POSITIVE_INFINITY, 0];
  for (const cell of there.length > 0 ? there : cells) {
    start = Math.min(start, cell.start);
    end = Math.max(end, endOf(cell));
  }
  return { start, end };
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
