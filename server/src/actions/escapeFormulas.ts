/** Puts an apostrophe before the cells of columns that a spreadsheet would run. Their values change, so it is not the preferred fix. */
import { formulaCellsIn, staged } from '@quasi/shared/analysis';
import { type CellEdit, escapeFormulas as escaped, MOST_CELLS } from '@quasi/shared/edits';
import { formatCount } from '@quasi/shared/explain';
import { columnsOf, remediesOf } from '@quasi/shared/rules';
import { t } from '@quasi/shared/words';
import type { Diagnostic } from 'vscode-languageserver/node';
import { columnAt } from '../documents/columnAt.ts';
import { fields, listOf, wholeBelow } from '../edge/shape.ts';
import { rulesOn } from '../findings.ts';
import { type ActionMaker, type Asked, type Entry, unavailable } from './actionMaker.ts';
import { diagnosed, findingOf } from './findingOf.ts';

/** The columns, by their places in the table. */
interface Need {
  readonly columns: readonly number[];
}

export const escapeFormulas: ActionMaker<Need> = {
  name: 'escape',
  list(asked) {
    const { watch, analysis, params } = asked;
    const diagnostics = diagnosed(params, 'escape');
    if (diagnostics.length > 0) return diagnostics.flatMap((diagnostic) => ofDiagnostic(asked, diagnostic));
    // Of a finding on many columns the diagnostic stands on the first.
    const column = columnAt(watch, analysis, params.range);
    const isFound =
      column !== undefined && rulesOn(analysis, column, watch.findings).flatMap(remediesOf).includes('escape');
    return isFound ? ofColumns(asked, [column], []) : [];
  },
  needed: ({ columns }) => fields({ columns: listOf(wholeBelow(columns.length)) }),
  *edits({ text }, analysis, { columns }) {
    const { table } = analysis;
    const { roles } = yield* analysis.profile();
    const edits: CellEdit[] = [];
    for (const column of columns) {
      const escaping = escaped(table, text, column, roles[column]);
      for (const edit of yield* staged('rows', table.rowCount, escaping)) edits.push(edit);
    }
    return edits.sort((a, b) => a.start - b.start);
  },
};

/** For its first column, and for all of them. */
function ofDiagnostic(asked: Asked, diagnostic: Diagnostic): Entry<Need>[] {
  const { watch, analysis } = asked;
  const finding = findingOf(diagnostic, watch);
  const places = finding ? columnsOf(finding) : [];
  const columns = places.map((place) => analysis.table.columns.findIndex(({ index }) => index === place));
  if (columns.includes(-1) || columns.length === 0) return [];
  const first = ofColumns(asked, columns.slice(0, 1), [diagnostic]);
  return columns.length === 1 ? first : [...first, ...ofColumns(asked, columns, [diagnostic])];
}

function ofColumns({ analysis }: Asked, columns: readonly number[], diagnostics: Diagnostic[]): Entry<Need>[] {
  const { profile } = analysis.known;
  if (!profile) return [];
  const cells = columns.reduce((sum, column) => sum + formulaCellsIn(profile, column), 0);
  if (cells === 0) return [];
  const title = titleFor(cells, columns.length);
  if (cells > MOST_CELLS) {
    const reason = t`More than ${formatCount(MOST_CELLS)} cells are too many for one edit. Write the file anew with the apostrophes.`;
    return [unavailable(title, reason)];
  }
  return [{ title, ...(diagnostics.length > 0 && { diagnostics }), need: { columns } }];
}

function titleFor(cells: number, columns: number): string {
  if (columns > 1)
    return t`Put an apostrophe before ${formatCount(cells)} cells of ${formatCount(columns)} columns (their values change)`;
  return cells === 1
    ? t`Put an apostrophe before 1 cell (its value changes)`
    : t`Put an apostrophe before ${formatCount(cells)} cells (their values change)`;
}
