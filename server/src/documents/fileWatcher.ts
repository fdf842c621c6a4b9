/** Asks the client to report when single files change on disk, in the workspace or outside of it. */
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Connection, DidChangeWatchedFilesNotification } from 'vscode-languageserver/node';
import type { ClientAbilities } from '../abilities.ts';
import { readers } from '../readers/index.ts';

export interface Watching {
  end(): void;
}

/** Where somebody else watches, or nobody can. */
export const notWatched: Watching = { end: () => undefined };

export class FileWatcher {
  constructor(
    private readonly connection: Connection,
    private readonly abilities: ClientAbilities,
  ) {}

  /** Where the client cannot do so nothing is reported. */
  watch(path: string): Watching {
    return this.#watch(dirname(path), basename(path).replace(/[*?[{]/g, '[$&]'), false);
  }

  /** All data files in it and below. */
  watchFolder(path: string): Watching {
    const endings = readers.flatMap((reader) => reader.endings);
    return this.#watch(path, `*.{${[...endings, ...endings.map((ending) => ending.toUpperCase())].join()}}`, true);
  }

  #watch(folder: string, name: string, isBelow: boolean): Watching {
    const { fileWatching, relativePatterns } = this.abilities;
    if (!fileWatching) return notWatched;
    const pattern = isBelow ? `**/${name}` : name;
    const baseUri = pathToFileURL(folder).href;
    const watchers = [{ globPattern: relativePatterns ? { baseUri, pattern } : `**/${name}` }];
    const registered = this.connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).then(
      (registration) => registration,
      () => this.connection.console.warn('The editor does not watch a checked file; check it again when it changes.'),
    );
    return { end: () => void registered.then((registration) => registration?.dispose()) };
  }
}
