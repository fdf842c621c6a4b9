/** Which findings a menu is asked for with: what they are answered by, and what they were made from. */

import type { Analysis } from '@quasi/shared/analysis';
import { type Finding, type RemedyName, remediesOf } from '@quasi/shared/rules';
import { recordAt } from '@quasi/shared/table';
import type { CodeActionParams, Diagnostic, Range } from 'vscode-languageserver/node';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import { diagnosticText } from '../toLsp.ts';
import type { Asked } from './actionMaker.ts';
import type { Section } from './menuOrder.ts';

/** The diagnostics of the rules that name one of these remedies. */
export function diagnosed({ context }: CodeActionParams, ...remedies: readonly RemedyName[]): Diagnostic[] {
  return context.diagnostics.filter(
    ({ source, code }) => source === 'quasi' && remediesOf(code).some((name) => remedies.includes(name)),
  );
}

/** What a diagnostic was made from, if that still holds. A client that does not keep its data sends back what it says. */
export function findingOf({ data, code, message }: Diagnostic, { findings }: DocumentWatch): Finding | undefined {
  return findings.find((finding) =>
    data === undefined ? finding.slug === code && diagnosticText(finding) === message : finding.id === data,
  );
}

/** Those of them that are about a column. */
export function diagnosedOn(
  { params, watch, analysis }: Asked,
  column: number,
  ...remedies: readonly RemedyName[]
): Diagnostic[] {
  const { index } = analysis.table.columns[column];
  return diagnosed(params, ...remedies).filter((diagnostic) => {
    const target = findingOf(diagnostic, watch)?.target;
    return target?.kind === 'column' && target.column === index;
  });
}

/** The one row that a menu is about, and what was found of it. */
export interface RowAsked {
  readonly row: number;
  readonly diagnostics: Diagnostic[];
  /** Where the menu is about another finding, what can be done about the row comes after its fixes. */
  readonly section: Section;
}

/** Undefined where findings of several rows are asked about, as it would not be plain which is meant; of one row there may be two findings. */
export function rowAsked({ params, watch, analysis }: Asked): RowAsked | undefined {
  const { table } = analysis;
  const diagnostics = diagnosed(params, 'row').filter((one) => findingOf(one, watch)?.target.kind !== 'file');
  const rows = new Set(
    diagnostics.map(({ range }) => recordAt(table, watch.document.text.offsetAt(range.start)) - table.headerRecords),
  );
  const [row] = rows.size === 0 ? rowsAtRisk(watch, analysis, params.range) : rows;
  const isOfOthers = diagnostics.length === 0 && params.context.diagnostics.some(({ source }) => source === 'quasi');
  const section = isOfOthers ? 'more' : 'fix';
  return rows.size <= 1 && row >= 0 && row < table.rowCount ? { row, diagnostics, section } : undefined;
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
