/** Quotes properly the cells whose quotes are stray; the values stay as they are read. */
import type { Analysis } from '@quasi/shared/analysis';
import { type Cell, CellKind, cellValue, recordAt } from '@quasi/shared/table';
import { type CodeAction, CodeActionKind, type CodeActionParams, type TextEdit } from 'vscode-languageserver/node';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import type { OpenDocument } from '../documents/openDocument.ts';
import type { Session } from '../session.ts';
import { toRange } from '../toLsp.ts';

export function quoteCells(
  { abilities }: Session,
  { document }: DocumentWatch,
  analysis: Analysis,
  { context }: CodeActionParams,
): CodeAction[] {
  const stray = context.diagnostics.filter(({ source, code }) => source === 'quasi' && code === 'stray-quote');
  const { uri, version } = document;
  return stray.flatMap((diagnostic) => {
    const record = recordAt(analysis.table, document.text.offsetAt(diagnostic.range.start));
    if (record < 0) return [];
    const edits = analysis.cellsOf(record).flatMap((cell) => quoted(cell, analysis, document));
    if (edits.length === 0) return [];
    return [
      {
        title: 'Quote the cell properly (its value stays the same)',
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [diagnostic],
        edit: abilities.documentChanges
          ? { documentChanges: [{ textDocument: { uri, version }, edits }] }
          : { changes: { [uri]: edits } },
      },
    ];
  });
}

function quoted({ start, end, kind }: Cell, { table }: Analysis, { text }: OpenDocument): TextEdit[] {
  if (kind !== CellKind.strayQuote && kind !== CellKind.textAfterQuote) return [];
  const quote = String.fromCharCode(table.dialect.quote);
  const bytes = text.bytes(start, end);
  const value = new TextDecoder().decode(cellValue(bytes, 0, bytes.length, kind, table.dialect.quote));
  return [{ range: toRange({ start, end }, text), newText: quote + value.replaceAll(quote, quote + quote) + quote }];
}
