/** The one row that a menu is about, and what was found of it. */
import type { Analysis } from '@quasi/shared/analysis';
import { recordAt } from '@quasi/shared/table';
import type { Diagnostic, Range } from 'vscode-languageserver/node';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import type { Asked } from './actionMaker.ts';
import { diagnosed, findingOf } from './findingOf.ts';

export interface RowAsked {
  readonly row: number;
  readonly diagnostics: Diagnostic[];
}

/** Undefined where findings of several rows are asked about, as it would not be plain which is meant; of one row there may be two findings. */
export function rowAsked({ params, watch, analysis }: Asked): RowAsked | undefined {
  const { table } = analysis;
  const diagnostics = diagnosed(params, 'row').filter((one) => findingOf(one, watch)?.target.kind !== 'file');
  const rows = new Set(
    diagnostics.map(({ range }) => recordAt(table, watch.document.text.offsetAt(range.start)) - table.headerRecords),
  );
  // A menu on a finding of another sort is about that.
  const isOfOthers = params.context.diagnostics.some(({ source }) => source === 'quasi');
  const [row] = rows.size === 0 && !isOfOthers ? rowsAtRisk(watch, analysis, params.range) : rows;
  return rows.size <= 1 && row >= 0 && row < table.rowCount ? { row, diagnostics } : undefined;
}

/** The row of a range, if it is at risk: only the worst have a finding. */
function rowsAtRisk({ document }: DocumentWatch, analysis: Analysis, { start, end }: Range): number[] {
  const { table, settings, known } = analysis;
  const [first, last] = [start, end].map(
    (place) => recordAt(table, document.text.offsetAt(place)) - table.headerRecords,
  );
  if (first !== last || first < 0 || first >= table.rowCount || known.profile?.protection?.isWhole) return [];
  const own = analysis.classOfRow(first);
  const crowds = known.classes?.crowds;
  const size = crowds ? crowds.sizeOfClass[crowds.classOfRow[first]] : own?.size;
  const isBelow = own !== undefined && own.columns.length > 0 && size !== undefined && size < settings.k;
  return isBelow || known.inPopulation?.isBelow(first) ? [first] : [];
}
