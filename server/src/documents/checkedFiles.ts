/**
 * Files that were checked from disk. Findings on them hold while they stay as they were: one that changes, or whose
 * settings do, is checked again once it rests, because an empty list would read as a clean file; one that is gone is forgotten.
 */
import { fileURLToPath } from 'node:url';
import { openDataSet, type Progress, type Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import type { CheckFileResult } from '@quasi/shared/protocol';
import type { FileWorld } from '../datasets/worldOf.ts';
import { later } from '../edge/later.ts';
import { FileProblem, fileState, positionsIn, readTableFile } from '../files/index.ts';
import { allFindings } from '../findings.ts';
import { readingOptions } from '../readingOptions.ts';
import type { Scheduler, Task } from '../scheduler.ts';
import { readyStatus } from '../status.ts';
import { type FileWatcher, notWatched, type Watching } from './fileWatcher.ts';
import type { Publisher } from './publisher.ts';

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
  readonly #checked = new Map<string, Checked>();
  #pause: NodeJS.Timeout | undefined;
  /** Another number for each look at all. */
  #looks = 0;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly publisher: Publisher,
    private readonly watcher: FileWatcher,
    private readonly settingsOf: (uri: string) => Promise<Settings>,
    private readonly worldOf: (path: string, settings: Settings) => FileWorld,
  ) {}

  has(uri: string): boolean {
    return this.#checked.has(uri);
  }

  /** Analyses a file and publishes what is found; one check of a file takes the place of another. `isWatched`: its folder is. */
  check(
    uri: string,
    settings: Settings,
    onProgress: (progress: Progress) => void,
    isWatched = false,
  ): Task<CheckFileResult> {
    const checked = this.#checked.get(uri) ?? this.#begin(uri, isWatched);
    checked.running?.task.drop();
    const path = fileURLToPath(uri);
    const world = this.worldOf(path, settings);
    const state = stateOf(path, world);
    const task = this.scheduler.run(this.#work(uri, path, world), 'findings', onProgress);
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
      // A file that cannot be read says so to the one who asked; nothing is to be shown of it.
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
    if (!isShownOtherwise) this.publisher.clear(uri);
  }

  stop(): void {
    clearTimeout(this.#pause);
    this.#looks++;
    for (const { running } of this.#checked.values()) running?.task.drop();
  }

  #begin(uri: string, isWatched: boolean): Checked {
    const watching = isWatched ? notWatched : this.watcher.watch(fileURLToPath(uri));
    const checked: Checked = { watching, state: undefined, running: undefined };
    this.#checked.set(uri, checked);
    return checked;
  }

  /** One after the other, so that no more than one table is in memory. */
  async #lookAtAll(): Promise<void> {
    const look = ++this.#looks;
    for (const [uri, checked] of [...this.#checked]) {
      const settings = await this.settingsOf(uri);
      if (look !== this.#looks) return;
      if (this.#checked.get(uri) !== checked) continue;
      const path = fileURLToPath(uri);
      const state = stateOf(path, this.worldOf(path, settings));
      const known = checked.running?.state ?? checked.state;
      if (state === undefined) this.forget(uri);
      else if (state !== known) await this.#checkAgain(uri, settings);
    }
  }

  async #checkAgain(uri: string, settings: Settings): Promise<void> {
    const report = this.publisher.progressOf(uri);
    try {
      await this.check(uri, settings, report.step).outcome;
    } catch (error) {
      // Of a file that is gone by now there is nothing to say.
      if (!(error instanceof FileProblem)) this.publisher.fail(uri, undefined, error);
    } finally {
      report.end();
    }
  }

  *#work(uri: string, path: string, world: FileWorld): Work<CheckFileResult> {
    const { settings, encoding } = world;
    const read = yield* readTableFile(path, { ...readingOptions(settings, path), encoding });
    const { source, lines } = read;
    try {
      const { facts, findings, allowed } = yield* allFindings(openDataSet(read, world));
      const text = { positionAt: positionsIn(lines, source) };
      this.publisher.publish({ uri, text }, facts, findings);
      const status = readyStatus(uri, undefined, facts, allowed);
      this.publisher.status(status);
      return { status, findings: findings.length };
    } finally {
      source.close();
    }
  }
}

/** Differs if what would be found may; undefined if there is no such file. */
function stateOf(path: string, { settings, encoding, state }: FileWorld): string | undefined {
  const own = fileState(path);
  return own && JSON.stringify([own, settings, encoding, state()]);
}
