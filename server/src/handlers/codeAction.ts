/** `textDocument/codeAction`: offers to quote properly the cells whose quotes are stray; the values stay as they are read. */
import type { Analysis } from '@quasi/shared/analysis';
import { type Cell, CellKind, cellValue, recordAt } from '@quasi/shared/table';
import { type CodeAction, CodeActionKind, type CodeActionParams, type TextEdit } from 'vscode-languageserver/node';
import type { OpenDocument } from '../documents/openDocument.ts';
import type { Session } from '../session.ts';
import { toRange } from '../toLsp.ts';

export function codeActions(session: Session, { textDocument, context }: CodeActionParams): CodeAction[] {
  const watch = session.watch(textDocument.uri);
  const stray = context.diagnostics.filter(({ source, code }) => source === 'quasi' && code === 'stray-quote');
  const analysis = stray.length > 0 ? watch?.settled() : undefined;
  if (!watch || !analysis) return [];
  return stray.flatMap((diagnostic) => {
    const record = recordAt(analysis.table, watch.document.text.offsetAt(diagnostic.range.start));
    if (record < 0) return [];
    const edits = analysis.cellsOf(record).flatMap((cell) => quoted(cell, analysis, watch.document));
    if (edits.length === 0) return [];
    return [
      {
        title: 'Quote the cell properly (its value stays the same)',
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [diagnostic],
        edit: session.abilities.documentChanges
          ? { documentChanges: [{ textDocument: { uri: textDocument.uri, version: watch.document.version }, edits }] }
          : { changes: { [textDocument.uri]: edits } },
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
