/** The column whose cell of the first record, which names the columns if any does, holds the whole of a range. */
import type { Analysis } from '@quasi/shared/analysis';
import { recordAt } from '@quasi/shared/table';
import type { Range } from 'vscode-languageserver/node';
import type { DocumentWatch } from '../documents/documentWatch.ts';

export function columnAt({ document }: DocumentWatch, analysis: Analysis, { start, end }: Range): number | undefined {
  const from = document.text.offsetAt(start);
  const to = document.text.offsetAt(end);
  if (recordAt(analysis.table, from) !== 0) return undefined;
  const place = analysis.cellsOf(0).findIndex((cell) => cell.start <= from && to <= cell.end);
  const column = analysis.table.columns.findIndex(({ index }) => index === place);
  return column < 0 ? undefined : column;
}
