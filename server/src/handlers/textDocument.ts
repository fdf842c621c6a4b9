/** `textDocument/didOpen`, `didChange`, `didSave`, `didClose`: texts are patched at once, findings follow later. */
import type {
  DidChangeTextDocumentParams,
  DidCloseTextDocumentParams,
  DidOpenTextDocumentParams,
  DidSaveTextDocumentParams,
} from 'vscode-languageserver/node';
import { isConfig } from '../config/configFile.ts';
import { isHierarchyFile, mayBeAnyJson } from '../files/index.ts';
import type { Session } from '../session.ts';

export async function didOpen(session: Session, { textDocument }: DidOpenTextDocumentParams): Promise<void> {
  const { uri, languageId, version, text } = textDocument;
  if (isHierarchyFile(uri)) return;
  if (isConfig(uri)) {
    session.configs.open.open(uri, version, text);
    session.settle();
  } else if (session.described.kindOf(uri)) {
    session.described.open.open(uri, version, text);
    session.settle();
  } else if (!isOtherJson(uri, languageId, text)) {
    await session.open(uri, languageId, version, text);
  }
}

/** Most documents of JSON are no data: only a list of objects is. What another becomes by typing is seen when it is opened again. */
function isOtherJson(uri: string, languageId: string, text: string): boolean {
  return (languageId === 'json' || mayBeAnyJson(uri)) && !/^\uFEFF?\s*\[\s*\{/.test(text);
}

export function didChange(session: Session, { textDocument, contentChanges }: DidChangeTextDocumentParams): void {
  const { uri, version } = textDocument;
  if (isConfig(uri)) {
    session.configs.open.edit(uri, version, contentChanges);
    session.settleSoon();
    return;
  }
  if (session.described.at(uri)) {
    session.described.open.edit(uri, version, contentChanges);
    session.settleSoon();
    return;
  }
  const watch = session.watch(uri);
  if (!watch) return;
  for (const change of contentChanges) {
    watch.document.edit(version, 'range' in change ? change.range : undefined, change.text);
  }
  watch.document.applied.changed(watch.document.text);
  watch.touch();
  lookAtDisk(session);
}

export function didSave(session: Session, { textDocument }: DidSaveTextDocumentParams): void {
  lookAtDisk(session);
  const watch = session.watch(textDocument.uri);
  if (watch && watch.document.settings.run !== 'manual') watch.start();
}

export function didClose(session: Session, { textDocument }: DidCloseTextDocumentParams): void {
  if (isConfig(textDocument.uri)) {
    session.configs.open.close(textDocument.uri);
    session.settle();
  } else if (session.described.at(textDocument.uri)) {
    session.described.open.close(textDocument.uri);
    session.settle();
  } else {
    session.close(textDocument.uri);
  }
}

/** A client that cannot watch files does not report changed configurations: they are looked at whenever something happens. */
function lookAtDisk(session: Session): void {
  if (!session.abilities.fileWatching) session.settle();
}
