/** Closes a quote that is never closed, where the rows that follow then fit. It is a guess, so it is not the preferred fix. */
import { type StructureFacts, staged, type Work } from '@quasi/shared/analysis';
import { type CellEdit, type ClosingPlace, closingEdit, closingPlace, recordsBehind } from '@quasi/shared/edits';
import { formatCount } from '@quasi/shared/explain';
import type { Table } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { CodeActionKind } from 'vscode-languageserver/node';
import { fields, wholeBelow } from '../edge/shape.ts';
import type { Positions } from '../toLsp.ts';
import type { ActionMaker } from './actionMaker.ts';
import { diagnosed } from './diagnosed.ts';

/** The record whose last cell is never closed. */
interface Need {
  readonly record: number;
}

/** What is found out once as long as the text stays as it is. */
interface Closing {
  readonly place: ClosingPlace;
  /** How many rows follow, once they are counted. */
  rows?: number;
}
const closings = new WeakMap<StructureFacts, Closing>();

export const closeQuote: ActionMaker<Need> = {
  name: 'close',
  kinds: [CodeActionKind.QuickFix],
  async list(asked) {
    const { params, watch, analysis, answer } = asked;
    const diagnostics = diagnosed(params, 'unclosed-quote');
    const facts = diagnostics.length > 0 ? await answer(analysis.structure()) : undefined;
    const record = facts?.text?.flaws.unclosedQuote.records[0];
    if (!facts || record === undefined) return [];
    const { text } = watch.document;
    const place = closings.get(facts)?.place ?? (await answer(findPlace(analysis.table, text.all, record)));
    if (!place) return [];
    const closing = closings.get(facts) ?? { place };
    closings.set(facts, closing);
    const counting = staged('reading', text.length, recordsBehind(place, analysis.table, text.all));
    const rows = closing.rows ?? (await answer(counting));
    if (rows !== undefined) closing.rows = rows;
    return [{ title: titleOf(placeText(place, text), rows), diagnostics, need: { record } }];
  },
  needed: ({ recordCount }) => fields({ record: wholeBelow(recordCount) }),
  *edits({ text }, { table }, { record }): Work<CellEdit[]> {
    return [closingEdit(yield* findPlace(table, text.all, record), table)];
  },
};

function findPlace(table: Table, text: Uint8Array, record: number): Work<ClosingPlace> {
  return staged('reading', text.length, closingPlace(table, text, record));
}

function placeText({ offset, isBeforeDelimiter, lines }: ClosingPlace, text: Positions): string {
  if (lines > 0) return t`on line ${formatCount(text.positionAt(offset).line + 1)}, where the rows fit again`;
  return isBeforeDelimiter ? t`at the end of this cell` : t`at the end of this line`;
}

function titleOf(place: string, rows: number | undefined): string {
  if (rows === undefined) return t`Close the quote ${place}`;
  if (rows === 0) return t`Close the quote ${place}: no row follows`;
  return rows === 1
    ? t`Close the quote ${place}: 1 row follows`
    : t`Close the quote ${place}: ${formatCount(rows)} rows follow`;
}
