/** What the client can do, as far as it matters here. */
import type { ClientOptions } from '@quasi/shared/protocol';
import type { Texts } from '@quasi/shared/words';
import type { InitializeParams } from 'vscode-languageserver/node';

export interface ClientAbilities {
  readonly configuration: boolean;
  readonly configurationRegistration: boolean;
  readonly fileWatching: boolean;
  /** It can watch files outside of the workspace. */
  readonly relativePatterns: boolean;
  readonly folderChanges: boolean;
  readonly workDoneProgress: boolean;
  /** A finding can lead to other places. */
  readonly relatedInformation: boolean;
  readonly documentChanges: boolean;
  readonly fileCreation: boolean;
  readonly disabledActions: boolean;
  readonly documentReveal: boolean;
  readonly completionRegistration: boolean;
  /** The edit of an action can be filled in once it is chosen. */
  readonly editResolution: boolean;
  readonly codeLensRefresh: boolean;
  readonly inlayHintRefresh: boolean;
  /** It has the commands of our extension. */
  readonly commands: boolean;
  /** What a JSON Schema finds in an open `quasi.json` it says by itself. */
  readonly configSchema: boolean;
  /** The same of YAML. */
  readonly yamlSchema: boolean;
}

export function abilitiesOf({ capabilities, initializationOptions }: InitializeParams): ClientAbilities {
  const { workspace, textDocument, window } = capabilities;
  const { documentChanges = false, resourceOperations = [] } = workspace?.workspaceEdit ?? {};
  const {
    checksConfigBySchema = false,
    checksYamlBySchema = false,
    hasCommands = false,
  } = (initializationOptions ?? {}) as ClientOptions;
  return {
    configuration: workspace?.configuration === true,
    configurationRegistration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    fileWatching: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    relativePatterns: workspace?.didChangeWatchedFiles?.relativePatternSupport === true,
    folderChanges: workspace?.workspaceFolders === true,
    workDoneProgress: window?.workDoneProgress === true,
    relatedInformation: textDocument?.publishDiagnostics?.relatedInformation === true,
    documentChanges,
    fileCreation: resourceOperations.includes('create'),
    disabledActions: textDocument?.codeAction?.disabledSupport === true,
    documentReveal: window?.showDocument?.support === true,
    completionRegistration: textDocument?.completion?.dynamicRegistration === true,
    editResolution:
      textDocument?.codeAction?.resolveSupport?.properties.includes('edit') === true &&
      textDocument.codeAction.dataSupport === true,
    codeLensRefresh: workspace?.codeLens?.refreshSupport === true,
    inlayHintRefresh: workspace?.inlayHint?.refreshSupport === true,
    commands: hasCommands === true,
    configSchema: checksConfigBySchema === true,
    yamlSchema: checksYamlBySchema === true,
  };
}

/** The language of the editor, in our texts; undefined where it is English, or the client hands none over. */
export function textsOf({ initializationOptions }: InitializeParams): Texts | undefined {
  return ((initializationOptions ?? {}) as ClientOptions).texts;
}
