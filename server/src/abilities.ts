/** What the client can do, as far as it matters here. */
import type { ClientOptions } from '@quasi/shared/protocol';
import type { Texts } from '@quasi/shared/words';
import type { InitializeParams } from 'vscode-languageserver/node';

export type ClientAbilities = Readonly<ReturnType<typeof abilitiesOf>>;

export function abilitiesOf({ capabilities, initializationOptions }: InitializeParams) {
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
    /** It can watch files outside of the workspace. */
    relativePatterns: workspace?.didChangeWatchedFiles?.relativePatternSupport === true,
    folderChanges: workspace?.workspaceFolders === true,
    workDoneProgress: window?.workDoneProgress === true,
    /** A finding can lead to other places. */
    relatedInformation: textDocument?.publishDiagnostics?.relatedInformation === true,
    documentChanges,
    fileCreation: resourceOperations.includes('create'),
    disabledActions: textDocument?.codeAction?.disabledSupport === true,
    documentReveal: window?.showDocument?.support === true,
    completionRegistration: textDocument?.completion?.dynamicRegistration === true,
    /** The edit of an action can be filled in once it is chosen. */
    editResolution:
      textDocument?.codeAction?.resolveSupport?.properties.includes('edit') === true &&
      textDocument.codeAction.dataSupport === true,
    codeLensRefresh: workspace?.codeLens?.refreshSupport === true,
    inlayHintRefresh: workspace?.inlayHint?.refreshSupport === true,
    /** It has the commands of our extension. */
    commands: hasCommands === true,
    /** What a JSON Schema finds in an open `quasi.json` it says by itself. */
    configSchema: checksConfigBySchema === true,
    /** The same of YAML. */
    yamlSchema: checksYamlBySchema === true,
  };
}

/** The language of the editor, in our texts; undefined where it is English, or the client hands none over. */
export function textsOf({ initializationOptions }: InitializeParams): Texts | undefined {
  return ((initializationOptions ?? {}) as ClientOptions).texts;
}
