/** `textDocument/hover`: the column's card on a header cell, the row's card elsewhere. Answers at once with what is known. */
import type { Analysis } from '@quasi/shared/analysis';
import { columnCard, rowCard, toMarkdown } from '@quasi/shared/explain';
import { recordAt } from '@quasi/shared/table';
import { type Hover, type HoverParams, MarkupKind } from 'vscode-languageserver/node';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import type { Session } from '../session.ts';
import { toRange } from '../toLsp.ts';

/** A person who waits for a hover waits for no longer than this; then they are told what is being done. */
const MILLISECONDS_TO_ANSWER = 40;

export async function hover(session: Session, { textDocument, position }: HoverParams): Promise<Hover | null> {
  const watch = session.watch(textDocument.uri);
  const analysis = watch?.settled();
  if (!watch || !analysis) return null;
  const { text } = watch.document;
  const { table } = analysis;
  const offset = text.offsetAt(position);
  const record = recordAt(table, offset);
  const cells = record < 0 ? [] : analysis.cellsOf(record);
  const place = cells.findIndex(({ start, end }) => start <= offset && offset <= end);
  const column = table.columns.findIndex(({ index }) => index === place);
  if (column < 0) return null;
  const markdown =
    record < table.headerRecords
      ? await columnText(watch, analysis, column)
      : rowText(analysis, record - table.headerRecords);
  return { contents: { kind: MarkupKind.Markdown, value: markdown }, range: toRange(cells[place], text) };
}

async function columnText(watch: DocumentWatch, analysis: Analysis, column: number): Promise<string> {
  const facts = analysis.known.profile ?? (await watch.answer(analysis.profile(), MILLISECONDS_TO_ANSWER));
  return facts
    ? toMarkdown(columnCard(facts, column, analysis.known, undefined, []))
    : 'Quasi is still looking at the columns.';
}

function rowText(analysis: Analysis, row: number): string {
  const { table, settings } = analysis;
  const known = analysis.classOfRow(row);
  if (!known) return 'Quasi is still counting classes.';
  return toMarkdown(
    rowCard({
      table,
      row,
      classSize: known.size,
      target: settings.k,
      columns: known.columns,
    }),
  );
}
