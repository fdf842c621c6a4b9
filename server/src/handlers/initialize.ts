/** `initialize` and `initialized`: what this server offers, and what it wants to hear of. */
import {
  CompletionRequest,
  type Connection,
  DidChangeConfigurationNotification,
  type InitializeParams,
  type InitializeResult,
  PositionEncodingKind,
  TextDocumentSyncKind,
  type WorkspaceFoldersChangeEvent,
} from 'vscode-languageserver/node';
import { abilitiesOf } from '../abilities.ts';
import { actionKinds } from '../actions/kinds.ts';
import { configPattern } from '../config/configFile.ts';
import { ConfigWatcher } from '../config/configWatcher.ts';
import { schemaPatterns } from '../described/patterns.ts';
import { noteOnKey, pseudonymKey } from '../pseudonymKey.ts';
import { revealCommand } from './executeCommand.ts';

const completionOptions = { triggerCharacters: ['"'] };

export type Greeting = ReturnType<typeof greetingOf>;

/** The facts on a client that has said who it is, before it asks for anything. */
export function greetingOf(connection: Connection, params: InitializeParams) {
  return { connection, params, abilities: abilitiesOf(params), configWatcher: new ConfigWatcher(connection) };
}

export function initialize({ abilities }: Greeting): InitializeResult {
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

export async function initialized(
  { connection, abilities, configWatcher }: Greeting,
  whenFoldersChange: (event: WorkspaceFoldersChangeEvent) => Promise<void>,
): Promise<void> {
  if (abilities.folderChanges) connection.workspace.onDidChangeWorkspaceFolders(whenFoldersChange);
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
