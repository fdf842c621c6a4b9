/** `initialize` and `initialized`: what this server offers, and what it wants to hear of. */
import {
  CodeActionKind,
  DidChangeConfigurationNotification,
  type InitializeResult,
  PositionEncodingKind,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import type { Session } from '../session.ts';

export function initialize(): InitializeResult {
  return {
    serverInfo: { name: 'quasi' },
    capabilities: {
      positionEncoding: PositionEncodingKind.UTF16,
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
      hoverProvider: true,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
    },
  };
}

export async function initialized({ connection, abilities }: Session): Promise<void> {
  if (abilities.configurationRegistration) {
    await connection.client.register(DidChangeConfigurationNotification.type, { section: 'quasi' });
  }
}
