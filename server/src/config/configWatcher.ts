/**
 * Asks the client to report changes on disk: of all configurations and schemas by their names, and of other files that are named in them or
 * extended.
 */
import { type Connection, DidChangeWatchedFilesNotification } from 'vscode-languageserver/node';
import { isNamedAsSchema, schemaPatterns } from '../described/patterns.ts';
import { configPattern, isConfig } from './configFile.ts';

export class ConfigWatcher {
  readonly #watched = new Set<string>();

  constructor(private readonly connection: Connection) {}

  async start(): Promise<void> {
    await this.#watch(configPattern);
    for (const pattern of schemaPatterns) await this.#watch(pattern);
  }

  async add(paths: Iterable<string>): Promise<void> {
    for (const path of paths) {
      const name = path.slice(path.lastIndexOf('/') + 1).replace(/[*?[{]/g, '[$&]');
      if (!isConfig(path) && !isNamedAsSchema(path)) await this.#watch(`**/${name}`);
    }
  }

  async #watch(globPattern: string): Promise<void> {
    if (this.#watched.has(globPattern)) return;
    this.#watched.add(globPattern);
    const watchers = [{ globPattern }];
    try {
      await this.connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
    } catch {
      this.connection.console.warn(
        'The editor does not watch quasi.json; changes on disk are seen when a file is opened.',
      );
    }
  }
}
