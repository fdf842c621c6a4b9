/** What lives as long as the connection: the open documents, each with its settings, and the scheduler they share. */
import { type Display, defaultSettings, type LoadedConfig, type Settings, type Statement } from '@quasi/shared/config';
import type { FileStatus } from '@quasi/shared/protocol';
import type { Schema } from '@quasi/shared/schema';
import type { Connection } from 'vscode-languageserver/node';
import type { ClientAbilities } from './abilities.ts';
import { pathOf, uriOf } from './config/configFile.ts';
import { ConfigReview } from './config/configReview.ts';
import { Configs } from './config/configs.ts';
import type { ConfigWatcher } from './config/configWatcher.ts';
import { DocumentSettings } from './config/documentSettings.ts';
import { EditorSettings } from './config/editorSettings.ts';
import { pathOfTable } from './connections.ts';
import { type FileWorld, onlySettings, packageDatabases, worldOf } from './datasets/worldOf.ts';
import { DescribedDocuments } from './described/describedDocuments.ts';
import { SchemaDocuments } from './described/schemas/schemaDocuments.ts';
import { Schemas } from './described/schemas/schemas.ts';
import { StatisticsDocuments } from './described/statistics/statisticsDocuments.ts';
import { CheckedFiles } from './documents/checkedFiles.ts';
import type { CheckedView } from './documents/checkedView.ts';
import { DatabaseTables } from './documents/databaseTables.ts';
import { DocumentWatch } from './documents/documentWatch.ts';
import { FileWatcher } from './documents/fileWatcher.ts';
import { LineNotes, type Refresh, refreshOf } from './documents/lineNotes.ts';
import { OpenDocument } from './documents/openDocument.ts';
import { Publisher } from './documents/publisher.ts';
import { WorkspaceCheck } from './documents/workspaceCheck.ts';
import { later } from './edge/later.ts';
import { configPath } from './files/index.ts';
import { EDITOR_BUDGET } from './findings.ts';
import type { Greeting } from './handlers/initialize.ts';
import { foldersOf } from './handlers/workspace.ts';
import { pathOfPart } from './readers/index.ts';
import { RecordDesk } from './records/recordDesk.ts';
import { savedTableAt } from './savedTables.ts';
import { Scheduler } from './scheduler.ts';

/** A language switch closes and opens a document; for this long the findings of a closed one stay, in case it comes back. */
const MILLISECONDS_SHOWN_AFTER_CLOSE = 300;
/** They stay longer if it is long, as it then takes longer to arrive again. */
const BYTES_A_MILLISECOND = 20_000;
/** For this long more what is known of it is kept. */
const MILLISECONDS_KEPT_AFTER_CLOSE = 5000;

interface Opened {
  readonly watch: DocumentWatch;
  readonly settings: DocumentSettings;
  readonly notes: LineNotes;
}

export class Session {
  readonly connection: Connection;
  readonly scheduler = new Scheduler();
  readonly publisher: Publisher;
  readonly abilities: ClientAbilities;
  readonly configs = new Configs();
  readonly described: DescribedDocuments;
  readonly schemas: Schemas;
  readonly statistics: StatisticsDocuments;
  readonly records = new RecordDesk(this);
  readonly configWatcher: ConfigWatcher;
  readonly checkedFiles: CheckedFiles;
  readonly tables: DatabaseTables;
  readonly workspaceCheck: WorkspaceCheck;
  readonly #refresh: Refresh;
  readonly #configReview: ConfigReview;
  readonly #editorSettings: EditorSettings;
  readonly #opened = new Map<string, Opened>();
  /** Until the editor has said the settings of a document. */
  readonly #opening = new Map<string, Promise<void>>();
  readonly #closing = new Map<string, { opened: Opened; timer: NodeJS.Timeout }>();
  #pause: NodeJS.Timeout | undefined;

  constructor({ connection, params, abilities, configWatcher }: Greeting) {
    this.connection = connection;
    this.abilities = abilities;
    this.configWatcher = configWatcher;
    this.configs.folders = foldersOf(params);
    this.publisher = new Publisher(connection, this.abilities, (status) => this.#learn(status));
    this.#refresh = refreshOf(connection, this.abilities);
    const watcher = new FileWatcher(connection, this.abilities);
    this.checkedFiles = new CheckedFiles(
      this.scheduler,
      this.publisher,
      watcher,
      (uri, part) => this.settingsOf(uri, part),
      (path, settings) => this.worldOf(configPath(path), settings),
    );
    this.tables = new DatabaseTables(
      this.scheduler,
      this.publisher,
      (uri) => this.settingsOf(uri),
      (path) => savedTableAt(path, this.configs.for(path)),
    );
    this.workspaceCheck = new WorkspaceCheck(this.checkedFiles, watcher);
    this.#configReview = new ConfigReview(this);
    this.statistics = new StatisticsDocuments(this);
    this.described = new DescribedDocuments(() => [new SchemaDocuments(this), this.statistics]);
    this.schemas = new Schemas(this.configs, this.described.open, this.scheduler, () => this.settle());
    this.#editorSettings = new EditorSettings(connection, this.abilities.configuration, params.initializationOptions);
  }

  watch(uri: string): DocumentWatch | undefined {
    return this.#opened.get(uri)?.watch;
  }

  notes(uri: string): LineNotes | undefined {
    return this.#opened.get(uri)?.notes;
  }

  get watches(): readonly DocumentWatch[] {
    return [...this.#opened.values()].map(({ watch }) => watch);
  }

  /** Those that are about a data file that is open, each once. */
  get schemasInForce(): readonly Schema[] {
    return [...new Set([...this.#opened.values()].flatMap(({ settings }) => settings.schema.schema ?? []))];
  }

  async open(uri: string, languageId: string, version: number, text: string): Promise<void> {
    const opening = this.#open(uri, languageId, version, text);
    this.#opening.set(uri, opening);
    await opening;
    if (this.#opening.get(uri) === opening) this.#opening.delete(uri);
  }

  /** The document, once it is known by which settings it is judged. */
  async configuredWatch(uri: string): Promise<DocumentWatch | undefined> {
    await this.#opening.get(uri);
    return this.watch(uri);
  }

  async #open(uri: string, languageId: string, version: number, text: string): Promise<void> {
    const before = this.watch(uri);
    before?.stop();
    if (before) this.publisher.clear(uri);
    this.checkedFiles.forget(uri, true);
    const opened = this.#reopened(uri, languageId, version, text) ?? {
      watch: new DocumentWatch(
        new OpenDocument(uri, languageId, version, text, onlySettings(defaultSettings, EDITOR_BUDGET)),
        this.scheduler,
        this.publisher,
      ),
      settings: new DocumentSettings(uri, this.configs, this.schemas),
      notes: new LineNotes(this.#refresh),
    };
    this.#opened.set(uri, opened);
    await this.#askEditor(uri, opened);
    if (this.#opened.get(uri) !== opened) return;
    this.#configure(uri, opened);
    opened.watch.begin();
    this.#review();
  }

  close(uri: string): void {
    const opened = this.#opened.get(uri);
    if (!opened) return;
    this.#opened.delete(uri);
    opened.watch.stop();
    const forget = () => this.#closing.delete(uri);
    const clear = () => {
      if (!this.checkedFiles.has(uri)) this.publisher.clear(uri);
      this.#review();
      this.#closing.set(uri, { opened, timer: later(MILLISECONDS_KEPT_AFTER_CLOSE, forget) });
    };
    const shown = MILLISECONDS_SHOWN_AFTER_CLOSE + opened.watch.document.text.length / BYTES_A_MILLISECOND;
    this.#closing.set(uri, { opened, timer: later(shown, clear) });
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
    for (const [uri, opened] of this.#opened) {
      if (opened.settings.areKnown && this.#configure(uri, opened)) opened.watch.begin();
    }
    this.#review();
    this.checkedFiles.look();
    void this.tables.look();
  }

  /** After a short pause, as one is made in typing. */
  settleSoon(): void {
    clearTimeout(this.#pause);
    this.#pause = later(defaultSettings.structureDelay, () => this.settle());
  }

  /** What the editor says for a file. */
  async statementOf(uri: string): Promise<Statement> {
    return (await this.#editorSettings.for(uri)).statement;
  }

  /** How much the editor wants to have shown of a file. */
  async displayOf(uri: string): Promise<Display> {
    return (await this.#editorSettings.for(uri)).display;
  }

  /** Settings of a file that may not be open, or of a part of it. */
  async settingsOf(uri: string, part?: string): Promise<Settings> {
    const table = pathOfTable(uri);
    const file = table === undefined ? uri : uriOf(table);
    const path = pathOf(file);
    const meant = part === undefined || path === undefined ? file : uriOf(pathOfPart(path, part));
    const settings = new DocumentSettings(meant, this.configs, this.schemas);
    const statement = await this.statementOf(file);
    await settings.schemaRead();
    settings.state(statement);
    return settings.current;
  }

  /** What the views show of a file, or a table, that was checked and is not open. */
  viewOf(uri: string): CheckedView | undefined {
    const table = pathOfTable(uri);
    return table === undefined ? this.checkedFiles.viewOf(uri) : this.tables.viewOf(table);
  }

  /** What a data file is read and judged by, whether or not it is open. */
  worldOf(path: string, settings: Settings, budget = EDITOR_BUDGET): FileWorld {
    const word = this.schemas.for(path);
    const configOf = (each: string) => this.configs.for(each);
    const databases = () => packageDatabases(word.databases, settings, configOf);
    return worldOf({ ...word, path, settings, databases }, budget);
  }

  stop(): void {
    clearTimeout(this.#pause);
    this.workspaceCheck.stop();
    this.checkedFiles.stop();
    this.tables.stop();
    this.#configReview.stop();
    this.described.stop();
    this.schemas.stop();
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
    if (document.text.equals(text) && document.reopen(languageId, version)) return kept.opened;
    // Findings on another text would stand on wrong lines.
    this.publisher.clear(uri);
    return undefined;
  }

  async #askEditor(uri: string, { settings, notes }: Opened): Promise<void> {
    const { statement, display } = await this.#editorSettings.for(uri);
    // Nothing is shown of roles that are not the ones it states.
    await settings.schemaRead();
    settings.state(statement);
    notes.show(display, settings.current.run !== 'manual');
  }

  /** Returns whether anything is other than it was. */
  #configure(uri: string, { watch, settings, notes }: Opened): boolean {
    const { current, schema } = settings;
    const path = pathOf(uri);
    const world = path === undefined ? onlySettings(current, EDITOR_BUDGET) : this.worldOf(path, current);
    if (this.abilities.fileWatching) {
      void this.configWatcher.add(world.files);
      if (world.databases.length > 0) void this.configWatcher.add(schema.databases.map(({ path }) => path));
    }
    const isTurned = watch.turn(notes.display.enable);
    return watch.configure(world) || isTurned;
  }

  #learn({ uri, isPartial }: FileStatus): void {
    const opened = this.#opened.get(uri);
    const analysis = opened?.watch.settled();
    if (analysis) opened?.notes.learn(analysis, !isPartial);
    if (isPartial) return;
    this.#configReview.review(this.#configsInUse);
    this.described.look();
  }

  get #configsInUse(): LoadedConfig[] {
    return [...this.#opened.values()].filter(({ watch }) => watch.isOn).map(({ settings }) => settings.config);
  }

  #review(): void {
    const used = this.#configsInUse;
    this.#configReview.review(used);
    if (this.abilities.fileWatching) {
      for (const { paths } of used) void this.configWatcher.add(paths);
      for (const { settings } of this.#opened.values()) void this.configWatcher.add(settings.schema.paths);
    }
    this.described.look();
  }
}
