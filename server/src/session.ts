/** What lives as long as the connection: the open documents, each with its settings, and the scheduler they share. */
import { defaultSettings, noConfig, readEditorSettings, type Settings, settingsFor } from '@quasi/shared/config';
import type { Connection, InitializeParams } from 'vscode-languageserver/node';
import { DocumentWatch } from './documents/documentWatch.ts';
import { OpenDocument } from './documents/openDocument.ts';
import { Publisher } from './documents/publisher.ts';
import { Scheduler } from './scheduler.ts';

/** A language switch closes and opens a document; for this long a closed one is kept in case it comes back. */
const MILLISECONDS_KEPT_AFTER_CLOSE = 300;

/** What the client can do, as far as it matters here. */
export interface ClientAbilities {
  readonly configuration: boolean;
  readonly configurationRegistration: boolean;
  readonly workDoneProgress: boolean;
  readonly documentChanges: boolean;
}

export class Session {
  readonly connection: Connection;
  readonly scheduler = new Scheduler();
  readonly publisher: Publisher;
  readonly abilities: ClientAbilities;
  readonly #watches = new Map<string, DocumentWatch>();
  readonly #closing = new Map<string, { watch: DocumentWatch; timer: NodeJS.Timeout }>();
  /** Settings of clients that push them instead of being asked. */
  #pushedSettings: unknown;

  constructor(connection: Connection, { capabilities, initializationOptions }: InitializeParams) {
    this.connection = connection;
    this.abilities = {
      configuration: capabilities.workspace?.configuration === true,
      configurationRegistration: capabilities.workspace?.didChangeConfiguration?.dynamicRegistration === true,
      workDoneProgress: capabilities.window?.workDoneProgress === true,
      documentChanges: capabilities.workspace?.workspaceEdit?.documentChanges === true,
    };
    this.publisher = new Publisher(connection, this.abilities.workDoneProgress);
    this.#pushedSettings = initializationOptions;
  }

  watch(uri: string): DocumentWatch | undefined {
    return this.#watches.get(uri);
  }

  async open(uri: string, languageId: string, version: number, text: string): Promise<void> {
    const kept = this.#closing.get(uri);
    if (kept) {
      clearTimeout(kept.timer);
      this.#closing.delete(uri);
      if (kept.watch.document.text.equals(text) && kept.watch.document.reopen(languageId, version)) {
        this.#watches.set(uri, kept.watch);
        await this.#configure(kept.watch);
        return;
      }
    }
    this.#watches.get(uri)?.stop();
    const watch = new DocumentWatch(
      new OpenDocument(uri, languageId, version, text, defaultSettings),
      this.scheduler,
      this.publisher,
    );
    this.#watches.set(uri, watch);
    await this.#configure(watch);
  }

  close(uri: string): void {
    const watch = this.#watches.get(uri);
    if (!watch) return;
    this.#watches.delete(uri);
    watch.stop();
    const timer = setTimeout(() => {
      this.#closing.delete(uri);
      this.publisher.clear(uri);
    }, MILLISECONDS_KEPT_AFTER_CLOSE);
    this.#closing.set(uri, { watch, timer });
  }

  /** Settings have changed: those a client pushes come along. */
  async configure(pushed: unknown): Promise<void> {
    if (typeof pushed === 'object' && pushed !== null && 'quasi' in pushed) this.#pushedSettings = pushed.quasi;
    await Promise.all([...this.#watches.values()].map((watch) => this.#configure(watch)));
  }

  async settingsOf(uri: string): Promise<Settings> {
    const { statement, problems } = readEditorSettings(await this.#givenSettings(uri));
    for (const name of problems) {
      this.connection.console.warn(`The setting quasi.${name} has a value that is not allowed; its default is used.`);
    }
    return settingsFor(statement, noConfig, '');
  }

  async #givenSettings(uri: string): Promise<unknown> {
    if (!this.abilities.configuration) return this.#pushedSettings;
    try {
      return await this.connection.workspace.getConfiguration({ scopeUri: uri, section: 'quasi' });
    } catch {
      this.connection.console.warn('The editor did not tell its settings; the defaults are used.');
      return undefined;
    }
  }

  stop(): void {
    for (const watch of this.#watches.values()) watch.stop();
    for (const { timer } of this.#closing.values()) clearTimeout(timer);
  }

  async #configure(watch: DocumentWatch): Promise<void> {
    const { document } = watch;
    const settings = await this.settingsOf(document.uri);
    if (this.#watches.get(document.uri) !== watch) return;
    // What is known under the same settings is known still.
    if (JSON.stringify(settings) !== JSON.stringify(document.settings)) document.configure(settings);
    if (settings.run !== 'manual') watch.start();
    else watch.stop();
  }
}
