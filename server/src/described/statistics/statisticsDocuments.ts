/** Files of statistics that are open in the editor: what is wrong with them, what they lead one to expect, and what is said where one points. */
import type { Work } from '@quasi/shared/analysis';
import type { LoadedConfig, Settings } from '@quasi/shared/config';
import { readStatisticsDocument } from '@quasi/shared/predicting';
import type { StatisticsFinding } from '@quasi/shared/rules';
import type { Statistics } from '@quasi/shared/statistics';
import type { Hover, Position } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { pathOf, uriOf } from '../../config/configFile.ts';
import type { StatedFile } from '../../datasets/worldOf.ts';
import { fileState } from '../../files/index.ts';
import { EDITOR_BUDGET } from '../../findings.ts';
import { countedRisk, dataBeside, findingsBeside, isStatisticsName, predictedRisk } from '../../predictedRisk.ts';
import type { Task } from '../../scheduler.ts';
import type { Session } from '../../session.ts';
import { toDiagnosticInText } from '../../toLsp.ts';
import { changeSoon, dropChanges } from '../changeSoon.ts';
import type { DocumentKind } from '../documentKind.ts';
import type { FoundSchema } from '../schemas/schemas.ts';
import { inShort, type KnownStatistics, prepare } from './knownStatistics.ts';
import { columnAt, statisticsHover } from './statisticsHover.ts';

/** The data beside it, and what they were and were read by. */
interface DataState {
  readonly path: string;
  readonly file: string | undefined;
  readonly config: LoadedConfig;
  readonly schema: FoundSchema;
}

interface Opened extends KnownStatistics {
  /** As the editor writes it. */
  readonly uri: string;
  readonly state: number;
  readonly config: LoadedConfig;
  readonly data: DataState | undefined;
  task: Task<void> | undefined;
}

export class StatisticsDocuments implements DocumentKind {
  readonly #opened = new Map<string, Opened>();

  constructor(private readonly session: Session) {}

  holds(path: string): boolean {
    return isStatisticsName(path);
  }

  look(): void {
    const { described, publisher } = this.session;
    const paths = described.open.paths.filter((path) => this.holds(path));
    for (const [path, opened] of this.#opened) {
      if (paths.includes(path)) continue;
      drop(opened);
      this.#opened.delete(path);
      publisher.clear(opened.uri);
    }
    for (const path of paths) this.#lookAt(path);
  }

  stop(): void {
    for (const opened of this.#opened.values()) drop(opened);
  }

  /** Of a document that is open, as soon as it has been read as it stands. */
  statisticsAt(uri: string): Statistics | undefined {
    return this.#current(pathOf(uri) ?? '')?.document?.statistics;
  }

  async hover(document: TextDocument, position: Position): Promise<Hover | null> {
    const known = this.#current(pathOf(document.uri) ?? '');
    if (!known) return null;
    const column = columnAt(document, position, known);
    if (column !== undefined) await this.#lookAtColumn(known, column);
    return statisticsHover(document, position, known);
  }

  async #lookAtColumn({ uri, prediction, changes }: Opened, column: number): Promise<void> {
    if (!prediction?.columns.includes(column) || changes.has(column)) return;
    const { k } = await this.session.settingsOf(uri);
    const change = await changeSoon(this.session, prediction, column, k);
    if (change !== 'late') changes.set(column, change);
  }

  #lookAt(path: string): void {
    const { described, configs, abilities, configWatcher } = this.session;
    const open = described.open.get(path);
    if (!open) return;
    const { state } = open;
    const config = configs.for(path);
    const data = this.#dataOf(path);
    const before = this.#opened.get(path);
    if (before?.state === state && before.config === config && isSame(before.data, data)) return;
    if (before) drop(before);
    if (abilities.fileWatching && data) void configWatcher.add([data.path, ...data.config.paths, ...data.schema.paths]);
    const { uri } = open.document;
    const opened: Opened = {
      uri,
      state,
      config,
      data,
      task: undefined,
      changes: new Map(),
    };
    this.#opened.set(path, opened);
    void this.#begin(path, opened);
  }

  #dataOf(path: string): DataState | undefined {
    const { configs, schemas } = this.session;
    const data = dataBeside(path);
    if (data === undefined) return undefined;
    return { path: data, file: fileState(data), config: configs.for(data), schema: schemas.for(data) };
  }

  async #begin(path: string, opened: Opened): Promise<void> {
    const { described, scheduler, publisher } = this.session;
    const { uri } = opened;
    const report = publisher.progressOf(uri);
    try {
      const settings = await this.session.settingsOf(uri);
      const data = opened.data && (await this.#readingOf(opened.data.path));
      const document = this.#current(path) === opened ? described.open.get(path)?.document : undefined;
      if (!document) return;
      const work = this.#work(path, document.getText(), opened, settings, data);
      opened.task = scheduler.run(work, 'findings', report.step);
      const { finished } = await opened.task.outcome;
      report.end();
      if (!finished) return;
      opened.task = scheduler.run(prepare(opened, settings), 'preparation');
      await opened.task.outcome;
    } catch (error) {
      publisher.fail(uri, undefined, error);
    } finally {
      report.end();
    }
  }

  /** Undefined where it is not known how they are read, as nothing of their schema counts. */
  async #readingOf(path: string): Promise<StatedFile | undefined> {
    const settings = await this.session.settingsOf(uriOf(path));
    const { schema, resource, encoding } = this.session.schemas.for(path);
    return schema && !resource ? undefined : { path, settings, encoding, resource };
  }

  *#work(path: string, text: string, opened: Opened, settings: Settings, data: StatedFile | undefined): Work<void> {
    const document = yield* readStatisticsDocument(path, text);
    opened.document = document;
    const { prediction, findings, facts } = yield* predictedRisk(document, document.head, settings, EDITOR_BUDGET);
    opened.prediction = prediction;
    this.#publish(path, opened, findings);
    if (!prediction || !data) return;
    opened.counted = yield* countedRisk(data, prediction);
    if (opened.counted) this.#publish(path, opened, findingsBeside(facts, document, opened.counted));
  }

  /** What was found of another text would stand in wrong places; that text is looked at soon. */
  #publish(path: string, opened: Opened, findings: readonly StatisticsFinding[]): void {
    const open = this.session.described.open.get(path);
    if (!open || this.#current(path) !== opened) return;
    const { document } = open;
    const own = findings.filter((finding) => finding.path === path);
    const told = own.map((finding) => toDiagnosticInText(finding, document));
    this.session.publisher.publishDiagnostics(document.uri, document.version, told);
    this.#tell(path, opened);
  }

  #tell(path: string, opened: Opened): void {
    const open = this.session.described.open.get(path);
    if (!open || this.#current(path) !== opened) return;
    const { uri, version } = open.document;
    this.session.publisher.status({ uri, version, state: 'ready', inShort: inShort(opened) });
  }

  /** If it is about the text as it stands. */
  #current(path: string): Opened | undefined {
    const opened = this.#opened.get(path);
    return opened && opened.state === this.session.described.open.get(path)?.state ? opened : undefined;
  }
}

function isSame(one: DataState | undefined, other: DataState | undefined): boolean {
  return (
    one?.path === other?.path &&
    one?.file === other?.file &&
    one?.config === other?.config &&
    one?.schema === other?.schema
  );
}

function drop({ task, prediction }: Opened): void {
  task?.drop();
  dropChanges(prediction);
}
