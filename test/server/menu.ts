/** The lightbulb's menu in the tests: asked for at a place, by a person or by the editor, and an entry of it chosen. */
import type { CodeAction, Diagnostic, Range, TextEdit, WorkspaceEdit } from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { TestClient } from './client.ts';
import { able } from './workspace.ts';

/** A client that asks for the edit of an entry once it is chosen, as VS Code does. */
export const resolving = {
  ...able,
  textDocument: {
    ...able.textDocument,
    codeAction: { disabledSupport: true, dataSupport: true, resolveSupport: { properties: ['edit', 'command'] } },
  },
};

export interface Question {
  readonly range?: Range;
  readonly diagnostics?: readonly Diagnostic[];
  readonly only?: readonly string[];
  readonly isInvoked?: boolean;
}

export const INVOKED = 1;
export const AUTOMATIC = 2;

export function askMenu(client: TestClient, uri: string, question: Question): Promise<CodeAction[]> {
  const { diagnostics = [], only, isInvoked } = question;
  const start = { line: 0, character: 0 };
  return client.connection.sendRequest('textDocument/codeAction', {
    textDocument: { uri },
    range: question.range ?? diagnostics[0]?.range ?? { start, end: start },
    context: {
      diagnostics,
      ...(only && { only }),
      ...(isInvoked !== undefined && { triggerKind: isInvoked ? INVOKED : AUTOMATIC }),
    },
  });
}

export function choose(client: TestClient, action: CodeAction): Promise<CodeAction> {
  return client.connection.sendRequest('codeAction/resolve', action);
}

/** A text with the edits of one document made. */
export function edited(text: string, { changes = {}, documentChanges = [] }: WorkspaceEdit): string {
  const versioned = documentChanges.flatMap((change) => ('edits' in change ? (change.edits as TextEdit[]) : []));
  const edits = [...Object.values(changes).flat(), ...versioned];
  return TextDocument.applyEdits(TextDocument.create('', 'csv', 0, text), edits);
}
