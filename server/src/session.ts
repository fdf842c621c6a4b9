/** What lives as long as the connection: the open documents, each with its settings, and the scheduler they share. */
import { defaultSettings, type Settings } from '@quasi/shared/config';
import type { Connection, InitializeParams } from 'vscode-languageserver/node';
import { abilitiesOf, type ClientAbilities } from './abilities.ts';
import { ConfigReview } from './config/configReview.ts';
import { Configs } from './config/configs.ts';
import { ConfigWatcher } from './config/configWatcher.ts';
import { DocumentSettings } from './config/documentSettings.ts';
import { EditorSettings } from './config/editorSettings.ts';
import { DocumentWatch } from './documents/documentWatch.ts';
import { OpenDocument } from './documents/openDocument.ts';
import { Publisher } from './documents/publisher.ts';
import { Scheduler } from './scheduler.ts';

/** A language switch closes and opens a document; for this long a closed one is kept in case it comes back. */
const MILLISECONDS_KEPT_AFTER_CLOSE = 300;

interface Opened {
  readonly watch: DocumentWatch;
  readonly settings: DocumentSettings;
}

export class Session {
  readonly connection: Connection;
  readonly scheduler = new Scheduler();
  readonly publisher: Publisher;
  readonly abilities: ClientAbilities;
  readonly configs = new Configs();
  readonly configWatcher: ConfigWatcher;
  readonly #configReview: ConfigReview;
  readonly #editorSettings: EditorSettings;
  readonly #opened = new Map<string, Opened>();
  readonly #closing = new Map<string, { opened: Opened; timer: NodeJS.Timeout }>();
  #pause: NodeJS.Timeout | undefined;

  constructor(connection: Connection, params: InitializeParams) {
    this.connection = connection;
    this.abilities = abilitiesOf(params);
    this.publisher = new Publisher(connection, this.abilities.workDoneProgress);
    this.configWatcher = new ConfigWatcher(connection);
    this.#configReview = new ConfigReview(this.configs, this.publisher, this.abilities.configSchema);
    this.#editorSettings = new EditorSettings(connection, this.abilities.configuration, params.initializationOptions);
  }

  watch(uri: string): DocumentWatch | undefined {
    return this.#opened.get(uri)?.watch;
  }

  get watches(): readonly DocumentWatch[] {
    return [...this.#opened.values()].map(({ watch }) => watch);
  }

  async open(uri: string, languageId: string, version: number, text: string): Promise<void> {
    this.watch(uri)?.stop();
    const opened = this.#reopened(uri, languageId, version, text) ?? {
      watch: new DocumentWatch(
        new OpenDocument(uri, languageId, version, text, defaultSettings),
        this.scheduler,
        this.publisher,
      ),
      settings: new DocumentSettings(uri, this.configs),
    };
    this.#opened.set(uri, opened);
    await this.#askEditor(uri, opened);
    if (this.#opened.get(uri) !== opened) return;
    opened.watch.configure(opened.settings.current);
    opened.watch.begin();
    this.#review();
  }

  close(uri: string): void {
    const opened = this.#opened.get(uri);
    if (!opened) return;
    this.#opened.delete(uri);
    opened.watch.stop();
    const timer = setTimeout(() => {
      this.#closing.delete(uri);
      this.publisher.clear(uri);
      this.#review();
    }, MILLISECONDS_KEPT_AFTER_CLOSE);
    this.#closing.set(uri, { opened, timer });
  }

  /** What the editor says has changed: settings that a client pushes come along. */
  async configure(pushed: unknown): Promise<void> {
    this.#editorSettings.push(pushed);
    await Promise.all([...this.#opened].map(([uri, opened]) => this.#askEditor(uri, opened)));
    this.settle();
  }

  /** Puts in force what editor and configurations say now. What stays the same is not computed again. */
  settle(): void {
    clearTimeout(this.#pause);
    for (const { watch, settings } of this.#opened.values()) {
      if (settings.areKnown && watch.configure(settings.current)) watch.begin();
    }
    this.#review();
  }

  /** After a short pause, as one is made in typing. */
  settleSoon(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.settle(), defaultSettings.structureDelay);
  }

  /** Settings of a file that may not be open. */
  async settingsOf(uri: string): Promise<Settings> {
    const settings = new DocumentSettings(uri, this.configs);
    settings.state(await this.#editorSettings.for(uri));
    return settings.current;
  }

  stop(): void {
    clearTimeout(this.#pause);
    for (const { watch } of this.#opened.values()) watch.stop();
    for (const { timer } of this.#closing.values()) clearTimeout(timer);
  }

  /** A document that was closed a moment ago, if what is known of it still holds. */
  #reopened(uri: string, languageId: string, version: number, text: string): Opened | undefined {
    const kept = this.#closing.get(uri);
    if (!kept) return undefined;
    clearTimeout(kept.timer);
    this.#closing.delete(uri);
    const { document } = kept.opened.watch;
    return document.text.equals(text) && document.reopen(languageId, version) ? kept.opened : undefined;
  }

  async #askEditor(uri: string, { settings }: Opened): Promise<void> {
    settings.state(await this.#editorSettings.for(uri));
  }

  #review(): void {
    const used = [...this.#opened.values()].map(({ settings }) => settings.config);
    this.#configReview.review(used);
    if (this.abilities.fileWatching) for (const { paths } of used) void this.configWatcher.add(paths);
  }
}
