/** What the client can do, as far as it matters here. */
import type { ClientOptions } from '@quasi/shared/protocol';
import type { InitializeParams } from 'vscode-languageserver/node';

export interface ClientAbilities {
  readonly configuration: boolean;
  readonly configurationRegistration: boolean;
  readonly fileWatching: boolean;
  readonly folderChanges: boolean;
  readonly workDoneProgress: boolean;
  readonly documentChanges: boolean;
  readonly fileCreation: boolean;
  readonly disabledActions: boolean;
  readonly documentReveal: boolean;
  readonly completionRegistration: boolean;
  /** What a JSON Schema finds in an open `quasi.json` it says by itself. */
  readonly configSchema: boolean;
}

export function abilitiesOf({ capabilities, initializationOptions }: InitializeParams): ClientAbilities {
  const { workspace, textDocument, window } = capabilities;
  const { documentChanges = false, resourceOperations = [] } = workspace?.workspaceEdit ?? {};
  const { checksConfigBySchema = false } = (initializationOptions ?? {}) as ClientOptions;
  return {
    configuration: workspace?.configuration === true,
    configurationRegistration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    fileWatching: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    folderChanges: workspace?.workspaceFolders === true,
    workDoneProgress: window?.workDoneProgress === true,
    documentChanges,
    fileCreation: resourceOperations.includes('create'),
    disabledActions: textDocument?.codeAction?.disabledSupport === true,
    documentReveal: window?.showDocument?.support === true,
    completionRegistration: textDocument?.completion?.dynamicRegistration === true,
    configSchema: checksConfigBySchema === true,
  };
}
