/** The way from a place in a document to the cell that stands there, and to its column. */
import type { Analysis } from '@quasi/shared/analysis';
import { type Cell, recordAt } from '@quasi/shared/table';
import type { Range } from 'vscode-languageserver/node';
import type { DocumentWatch } from './documentWatch.ts';

/** The cell of a record that holds all from one offset to another; undefined where there is none, or none of a column. */
export function cellAt(
  analysis: Analysis,
  record: number,
  from: number,
  to: number,
): { readonly cell: Cell; readonly column: number } | undefined {
  const cells = record < 0 ? [] : analysis.cellsOf(record);
  const place = cells.findIndex(({ start, end }) => start <= from && to <= end);
  const column = analysis.table.columns.findIndex(({ index }) => index === place);
  return column < 0 ? undefined : { cell: cells[place], column };
}

/** The column whose cell of the first record, which names the columns if any does, holds the whole of a range. */
export function columnAt({ document }: DocumentWatch, analysis: Analysis, { start, end }: Range): number | undefined {
  const from = document.text.offsetAt(start);
  if (recordAt(analysis.table, from) !== 0) return undefined;
  return cellAt(analysis, 0, from, document.text.offsetAt(end))?.column;
}
