/** `textDocument/didOpen`, `didChange`, `didSave`, `didClose`: the text is patched at once, findings follow later. */
import type {
  DidChangeTextDocumentParams,
  DidCloseTextDocumentParams,
  DidOpenTextDocumentParams,
  DidSaveTextDocumentParams,
} from 'vscode-languageserver/node';
import type { Session } from '../session.ts';

export function didOpen(session: Session, { textDocument }: DidOpenTextDocumentParams): Promise<void> {
  const { uri, languageId, version, text } = textDocument;
  return session.open(uri, languageId, version, text);
}

export function didChange(session: Session, { textDocument, contentChanges }: DidChangeTextDocumentParams): void {
  const watch = session.watch(textDocument.uri);
  if (!watch) return;
  for (const change of contentChanges) {
    watch.document.edit(textDocument.version, 'range' in change ? change.range : undefined, change.text);
  }
  watch.touch();
}

export function didSave(session: Session, { textDocument }: DidSaveTextDocumentParams): void {
  const watch = session.watch(textDocument.uri);
  if (watch && watch.document.settings.run !== 'manual') watch.start();
}

export function didClose(session: Session, { textDocument }: DidCloseTextDocumentParams): void {
  session.close(textDocument.uri);
}
