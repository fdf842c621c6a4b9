/** Asks the client to tell when single files change on disk, in the workspace or outside of it. */
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Connection, DidChangeWatchedFilesNotification } from 'vscode-languageserver/node';
import type { ClientAbilities } from '../abilities.ts';

export interface Watching {
  end(): void;
}

export class FileWatcher {
  constructor(
    private readonly connection: Connection,
    private readonly abilities: ClientAbilities,
  ) {}

  /** Where the client cannot do so nothing is told. */
  watch(path: string): Watching {
    const { fileWatching, relativePatterns } = this.abilities;
    if (!fileWatching) return { end: () => undefined };
    const pattern = basename(path).replace(/[*?[{]/g, '[$&]');
    const baseUri = pathToFileURL(dirname(path)).href;
    const watchers = [{ globPattern: relativePatterns ? { baseUri, pattern } : `**/${pattern}` }];
    const registered = this.connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).then(
      (registration) => registration,
      () => this.connection.console.warn('The editor does not watch a checked file; check it again when it changes.'),
    );
    return { end: () => void registered.then((registration) => registration?.dispose()) };
  }
}
