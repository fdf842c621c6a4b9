/** `workspace/didChangeConfiguration`, `didChangeWorkspaceFolders`, `didChangeWatchedFiles`: settings may be others now. */
import type {
  DidChangeConfigurationParams,
  InitializeParams,
  WorkspaceFoldersChangeEvent,
} from 'vscode-languageserver/node';
import { pathOf } from '../config/configFile.ts';
import type { Session } from '../session.ts';

/** The folders a client begins with; older ones have one at most. */
export function foldersOf({ workspaceFolders, rootUri }: InitializeParams): string[] {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  return uris.flatMap((uri) => pathOf(uri) ?? []);
}

export function didChangeConfiguration(session: Session, { settings }: DidChangeConfigurationParams): Promise<void> {
  return session.configure(settings);
}

export function didChangeWorkspaceFolders(
  session: Session,
  { added, removed }: WorkspaceFoldersChangeEvent,
): Promise<void> {
  const gone = removed.map(({ uri }) => pathOf(uri));
  const come = added.flatMap(({ uri }) => pathOf(uri) ?? []);
  session.configs.folders = [...session.configs.folders.filter((folder) => !gone.includes(folder)), ...come];
  // The editor may have settings for a folder.
  return session.configure(undefined);
}

export function didChangeWatchedFiles(session: Session): void {
  session.settle();
}
