/** Puts an apostrophe before the cells of a column that a spreadsheet would run. Their values change, so it is not the preferred fix. */
import { staged, type Work } from '@quasi/shared/analysis';
import { type CellEdit, escapeFormulas as escaped, MOST_CELLS } from '@quasi/shared/edits';
import { formatCount } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import { CodeActionKind, type Diagnostic } from 'vscode-languageserver/node';
import { fields, wholeBelow } from '../edge/shape.ts';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';
import { diagnosed } from './diagnosed.ts';
import { findingOf } from './findingOf.ts';
import { unavailable } from './unavailable.ts';

/** The column, by its place in the table. */
interface Need {
  readonly column: number;
}

export const escapeFormulas: ActionMaker<Need> = {
  name: 'escape',
  kinds: [CodeActionKind.QuickFix],
  list(asked) {
    return diagnosed(asked.params, 'formula-cell').flatMap((diagnostic) => ofColumn(asked, diagnostic));
  },
  needed: ({ columns }) => fields({ column: wholeBelow(columns.length) }),
  *edits({ text }, { table }, { column }): Work<CellEdit[]> {
    return yield* staged('rows', table.rowCount, escaped(table, text, column));
  },
};

function ofColumn({ watch, analysis }: Asked, diagnostic: Diagnostic): Entry<Need>[] {
  const target = findingOf(diagnostic, watch, analysis)?.target;
  const place = target?.kind === 'column' ? target.column : -1;
  const column = analysis.table.columns.findIndex(({ index }) => index === place);
  const cells = analysis.known.profile?.profiles[column]?.formulaCells ?? 0;
  if (cells === 0) return [];
  const title =
    cells === 1
      ? t`Put an apostrophe before 1 cell (its value changes)`
      : t`Put an apostrophe before ${formatCount(cells)} cells (their values change)`;
  if (cells > MOST_CELLS) {
    const reason = t`More than ${formatCount(MOST_CELLS)} cells are too many for one edit. Write the file anew with the apostrophes.`;
    return [unavailable(title, reason)];
  }
  return [{ title, diagnostics: [diagnostic], need: { column } }];
}
