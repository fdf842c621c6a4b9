/** Which document of the active editor is a data file, and when that may change. */
import { Disposable, TabInputTextDiff, type TextDocument, Uri, window, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { showInformation } from './messages.ts';
import { isData as isDataDocument } from './selector.ts';

export function activeTable(): TextDocument | undefined {
  const document = activeDocument();
  const isData = document && isDataDocument(document) && !isHierarchy(document);
  return isData && workspace.getConfiguration('quasi', document).get('enable', true) ? document : undefined;
}

/** Which the server takes for no data either. */
function isHierarchy({ uri }: TextDocument): boolean {
  return /\.hierarchy\.csv$/i.test(uri.path);
}

/** Also when a document gets another language, which the editor reports as if it were opened, and when Quasi is turned on or off. */
export function onActiveTableChange(then: () => void): Disposable {
  return Disposable.from(
    window.onDidChangeActiveTextEditor(then),
    window.tabGroups.onDidChangeTabs(then),
    workspace.onDidOpenTextDocument(then),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('quasi.enable')) then();
    }),
  );
}

/** A click into the log below the editors changes nothing: the same file is still shown. */
function activeDocument(): TextDocument | undefined {
  const { activeTextEditor, visibleTextEditors, tabGroups } = window;
  const { activeTab, viewColumn } = tabGroups.activeTabGroup;
  // The editors of a comparison have no column: either side is about the file that was changed.
  if (activeTab?.input instanceof TabInputTextDiff) return openDocument(activeTab.input.modified);
  if (activeTextEditor?.viewColumn !== undefined) return openDocument(activeTextEditor.document.uri);
  const editor = visibleTextEditors.find((each) => each.viewColumn === viewColumn);
  return editor && openDocument(editor.document.uri);
}

/** Of a version that git keeps: the file itself, if it is open. */
function openDocument(uri: Uri): TextDocument | undefined {
  const meant = uri.scheme === 'git' ? Uri.file(uri.path) : uri;
  return workspace.textDocuments.find((document) => document.uri.toString() === meant.toString());
}

/** The active data file as the server knows it, if there is one; `otherwise` says what to open. */
export function activeUri(client: LanguageClient, otherwise: string): string | undefined {
  const document = activeTable();
  if (document) return client.code2ProtocolConverter.asUri(document.uri);
  void showInformation(otherwise);
  return undefined;
}
