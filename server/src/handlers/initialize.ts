/** `initialize` and `initialized`: what this server offers, and what it wants to hear of. */
import {
  CompletionRequest,
  DidChangeConfigurationNotification,
  type InitializeResult,
  PositionEncodingKind,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import { actionKinds } from '../actions/index.ts';
import { configPattern } from '../config/configFile.ts';
import { schemaPatterns } from '../described/patterns.ts';
import { noteOnKey, pseudonymKey } from '../pseudonymKey.ts';
import type { Session } from '../session.ts';
import { revealCommand } from './executeCommand.ts';
import { didChangeWorkspaceFolders } from './workspace.ts';

const completionOptions = { triggerCharacters: ['"'] };

export function initialize({ abilities }: Session): InitializeResult {
  return {
    serverInfo: { name: 'quasi' },
    capabilities: {
      positionEncoding: PositionEncodingKind.UTF16,
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
      hoverProvider: true,
      definitionProvider: true,
      codeLensProvider: {},
      inlayHintProvider: true,
      codeActionProvider: { codeActionKinds: [...actionKinds], resolveProvider: true },
      executeCommandProvider: { commands: [revealCommand] },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      ...(!abilities.completionRegistration && { completionProvider: completionOptions }),
    },
  };
}

export async function initialized(session: Session): Promise<void> {
  const { connection, abilities, configWatcher } = session;
  if (abilities.folderChanges) {
    connection.workspace.onDidChangeWorkspaceFolders((event) => didChangeWorkspaceFolders(session, event));
  }
  if (abilities.configurationRegistration) {
    await connection.client.register(DidChangeConfigurationNotification.type, { section: 'quasi' });
  }
  if (abilities.completionRegistration) {
    // Only for configurations and schemas, so that nothing is asked for while data are typed.
    const documentSelector = [configPattern, ...schemaPatterns].map((pattern) => ({ scheme: 'file', pattern }));
    await connection.client.register(CompletionRequest.type, { documentSelector, ...completionOptions });
  }
  if (abilities.fileWatching) await configWatcher.start();
  const note = noteOnKey(pseudonymKey());
  if (note !== undefined) connection.console.warn(note);
}
