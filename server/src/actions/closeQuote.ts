/** Closes a quote that is never closed, where the rows that follow then fit. It is a guess, so it is not the preferred fix. */
import { staged, type TextFacts, type Work } from '@quasi/shared/analysis';
import { type ClosingPlace, closingEdit, closingPlace, recordsBehind } from '@quasi/shared/edits';
import { formatCount } from '@quasi/shared/explain';
import { KeptWork } from '@quasi/shared/memory';
import { t } from '@quasi/shared/words';
import { fields, wholeBelow } from '../edge/shape.ts';
import type { Positions } from '../toLsp.ts';
import type { ActionMaker } from './actionMaker.ts';
import { diagnosed } from './findingOf.ts';

/** The record whose last cell is never closed. */
interface Need {
  readonly record: number;
}

/** By the record; how many rows follow then. */
const places = new KeptWork<TextFacts, number, ClosingPlace>();
const rowsBehind = new KeptWork<TextFacts, number, number>();

export const closeQuote: ActionMaker<Need> = {
  name: 'close',
  async list(asked) {
    const { params, watch, analysis, answer } = asked;
    const diagnostics = diagnosed(params, 'close');
    const facts = diagnostics.length > 0 ? await answer(analysis.structure()) : undefined;
    const written = facts?.text;
    const record = written?.flaws.unclosedQuote.records[0];
    if (!written || record === undefined) return [];
    const { text } = watch.document;
    const place = places.known(written, record) ?? (await answer(findPlace(written, text.all, record)));
    if (!place) return [];
    const counting = rowsBehind.whole(written, record, () =>
      staged('reading', text.length, recordsBehind(place, written.table, text.all)),
    );
    const rows = rowsBehind.known(written, record) ?? (await answer(counting));
    return [{ title: titleOf(placeText(place, text), rows), diagnostics, need: { record } }];
  },
  needed: ({ recordCount }) => fields({ record: wholeBelow(recordCount) }),
  *edits({ text }, analysis, { record }) {
    const { text: written } = yield* analysis.structure();
    return written ? [closingEdit(yield* findPlace(written, text.all, record), written.table)] : [];
  },
};

function findPlace(facts: TextFacts, text: Uint8Array, record: number): Work<ClosingPlace> {
  return places.whole(facts, record, () => staged('reading', text.length, closingPlace(facts.table, text, record)));
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
