/**
 * Files that were checked from disk. What was found of them holds while they stay as they were: one that changes, or whose
 * settings do, is checked again once it rests, because an empty list would read as a clean file; one that is gone is forgotten.
 */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Analysis, type DatabaseSource, type Progress, type Work } from '@quasi/shared/analysis';
import type { LoadedConfig, Settings } from '@quasi/shared/config';
import type { CheckFileResult } from '@quasi/shared/protocol';
import { statedColumns } from '@quasi/shared/schema';
import type { SchemaWord } from '../described/schemas/schemas.ts';
import { later } from '../edge/later.ts';
import {
  DatabaseFiles,
  FileProblem,
  fileState,
  HierarchyFiles,
  hierarchyFinder,
  PopulationFiles,
  populationFileOf,
  positionsIn,
  readTableFile,
} from '../files/index.ts';
import { allFindings, EDITOR_BUDGET } from '../findings.ts';
import { readingOptions } from '../readingOptions.ts';
import type { Scheduler, Task } from '../scheduler.ts';
import { readyStatus } from '../status.ts';
import { today } from '../today.ts';
import type { FileWatcher, Watching } from './fileWatcher.ts';
import type { Publisher } from './publisher.ts';
import { statesOf } from './surroundings.ts';

/** A program that writes a file may do so in many steps. */
const MILLISECONDS_OF_REST = 500;

interface Checked {
  readonly watching: Watching;
  /** What the file and its settings were when it was read; undefined until it has been. */
  state: string | undefined;
  /** A check that is under way, and what the file was when it began. */
  running: { readonly task: Task<CheckFileResult>; readonly state: string | undefined } | undefined;
}

export class CheckedFiles {
  readonly #scheduler: Scheduler;
  readonly #publisher: Publisher;
  readonly #watcher: FileWatcher;
  readonly #settingsOf: (uri: string) => Promise<Settings>;
  readonly #schemaOf: (path: string) => SchemaWord;
  readonly #configOf: (path: string) => LoadedConfig;
  readonly #checked = new Map<string, Checked>();
  readonly #hierarchyFiles = new HierarchyFiles();
  readonly #populationFiles = new PopulationFiles();
  readonly #databaseFiles = new DatabaseFiles();
  #pause: NodeJS.Timeout | undefined;

  constructor(
    scheduler: Scheduler,
    publisher: Publisher,
    watcher: FileWatcher,
    settingsOf: (uri: string) => Promise<Settings>,
    schemaOf: (path: string) => SchemaWord,
    configOf: (path: string) => LoadedConfig,
  ) {
    this.#scheduler = scheduler;
    this.#publisher = publisher;
    this.#watcher = watcher;
    this.#settingsOf = settingsOf;
    this.#schemaOf = schemaOf;
    this.#configOf = configOf;
  }

  has(uri: string): boolean {
    return this.#checked.has(uri);
  }

  /** Analyses a file and publishes what is found; one check of a file takes the place of another. */
  check(uri: string, settings: Settings, onProgress: (progress: Progress) => void): Task<CheckFileResult> {
    const checked = this.#checked.get(uri) ?? this.#begin(uri);
    checked.running?.task.drop();
    const state = this.#stateOf(uri, settings);
    const task = this.#scheduler.run(this.#work(uri, settings), 'findings', onProgress);
    const running = { task, state };
    checked.running = running;
    task.outcome.then(
      ({ finished }) => {
        if (checked.running !== running) return;
        checked.running = undefined;
        if (finished) checked.state = state;
        if (checked.state === undefined) this.forget(uri);
        // It may have changed while it was read.
        else this.look();
      },
      // What cannot be read says so to whoever asked; nothing is to be shown of it.
      () => checked.running === running && this.forget(uri),
    );
    return task;
  }

  /** Something may have changed, here or there. */
  look(): void {
    clearTimeout(this.#pause);
    if (this.#checked.size > 0) this.#pause = later(MILLISECONDS_OF_REST, () => this.#lookAtAll());
  }

  /** Takes back what was found; `isShownOtherwise`: it is open now, and its document's findings take the place. */
  forget(uri: string, isShownOtherwise = false): void {
    const checked = this.#checked.get(uri);
    if (!checked) return;
    this.#checked.delete(uri);
    checked.running?.task.drop();
    checked.watching.end();
    if (!isShownOtherwise) this.#publisher.clear(uri);
  }

  stop(): void {
    clearTimeout(this.#pause);
    for (const { running } of this.#checked.values()) running?.task.drop();
  }

  #begin(uri: string): Checked {
    const watching = this.#watcher.watch(fileURLToPath(uri));
    const checked: Checked = { watching, state: undefined, running: undefined };
    this.#checked.set(uri, checked);
    return checked;
  }

  async #lookAtAll(): Promise<void> {
    for (const [uri, checked] of [...this.#checked]) {
      const settings = await this.#settingsOf(uri);
      if (this.#checked.get(uri) !== checked) continue;
      const state = this.#stateOf(uri, settings);
      const known = checked.running?.state ?? checked.state;
      if (state === undefined) this.forget(uri);
      else if (state !== known) this.#checkAgain(uri, settings);
    }
  }

  #checkAgain(uri: string, settings: Settings): void {
    const report = this.#publisher.progressOf(uri);
    this.check(uri, settings, report.step)
      .outcome.catch((error: unknown) => {
        // Of a file that is gone by now there is nothing to say.
        if (!(error instanceof FileProblem)) this.#publisher.fail(uri, undefined, error);
      })
      .finally(() => report.end());
  }

  /** Differs if what would be found may; undefined if there is no such file. */
  #stateOf(uri: string, settings: Settings): string | undefined {
    const path = fileURLToPath(uri);
    const { resource, encoding } = this.#schemaOf(path);
    const state = stateOf(uri, settings);
    const databases = statesOf(this.#databasesOf(path, settings));
    return state && `${state} ${encoding} ${resource ? JSON.stringify(statedColumns(resource)) : ''} ${databases}`;
  }

  #databasesOf(path: string, settings: Settings): DatabaseSource[] {
    return this.#databaseFiles.of(this.#schemaOf(path).databases, settings, this.#configOf);
  }

  *#work(uri: string, settings: Settings): Work<CheckFileResult> {
    const path = fileURLToPath(uri);
    const schema = this.#schemaOf(path);
    const { table, source, lines, encoding } = yield* readTableFile(path, {
      ...readingOptions(settings, path),
      ...(schema.encoding !== undefined && { encoding: schema.encoding }),
    });
    try {
      const hierarchyFile = hierarchyFinder(this.#hierarchyFiles.for(settings, path), path, dirname(path));
      const readPopulation = this.#populationFiles.for(path);
      const origin = {
        kind: 'disk',
        encoding,
        text: source,
        today: today(),
        hierarchyFile,
        readPopulation,
        databases: this.#databasesOf(path, settings),
        statedColumns: schema.resource && statedColumns(schema.resource),
      } as const;
      const analysis = new Analysis(table, settings, origin);
      const { facts, findings, allowed } = yield* allFindings(analysis, EDITOR_BUDGET);
      const text = { positionAt: positionsIn(lines, source) };
      this.#publisher.publish({ uri, text }, facts, findings);
      const status = readyStatus(uri, undefined, facts, allowed);
      this.#publisher.status(status);
      return { status, findings: findings.length };
    } finally {
      source.close();
    }
  }
}

function stateOf(uri: string, settings: Settings): string | undefined {
  const path = fileURLToPath(uri);
  const state = fileState(path);
  const named = settings.columns.flatMap(({ hierarchy }) => hierarchy ?? []);
  const hierarchies = named.map((each) => fileState(resolve(dirname(path), each)));
  const population = populationFileOf(settings, path);
  return state && `${state} ${hierarchies.join()} ${population?.state} ${JSON.stringify(settings)}`;
}
