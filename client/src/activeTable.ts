/** Which document of the active editor is a data file, and when that may change. */
import { Disposable, languages, type TextDocument, type TextEditor, window, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { showInformation } from './messages.ts';
import { dataSelector } from './selector.ts';

export function activeTable(): TextDocument | undefined {
  const document = activeEditor()?.document;
  const isData = document && languages.match(dataSelector, document) > 0 && !isHierarchy(document);
  return isData ? document : undefined;
}

/** Which the server takes for no data either. */
function isHierarchy({ uri }: TextDocument): boolean {
  return /\.hierarchy\.csv$/i.test(uri.path);
}

/** Also when a document gets another language, which the editor tells of as if it were opened. */
export function onActiveTableChange(then: () => void): Disposable {
  return Disposable.from(window.onDidChangeActiveTextEditor(then), workspace.onDidOpenTextDocument(then));
}

/** Who clicks into the log below has still the same file before them. */
function activeEditor(): TextEditor | undefined {
  const { activeTextEditor, visibleTextEditors, tabGroups } = window;
  if (activeTextEditor?.viewColumn !== undefined) return activeTextEditor;
  return visibleTextEditors.find(({ viewColumn }) => viewColumn === tabGroups.activeTabGroup.viewColumn);
}

/** The active data file as the server knows it, if there is one; `otherwise` says what to open. */
export function activeUri(client: LanguageClient, otherwise: string): string | undefined {
  const document = activeTable();
  if (document) return client.code2ProtocolConverter.asUri(document.uri);
  void showInformation(otherwise);
  return undefined;
}
